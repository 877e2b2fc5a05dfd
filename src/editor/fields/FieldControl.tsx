import { type ReactNode, use, useEffect, useRef } from 'react';
import { type FieldSchema, labelOf } from '../api/component-schema.ts';
import { AssetField, MultiAssetField } from './AssetField.tsx';
import { BlockList } from './BlockList.tsx';
import { ChoiceField } from './ChoiceField.tsx';
import { FindingList } from './FindingList.tsx';
import type { FieldProps, RenderFields } from './field-props.ts';
import { FindingsContext } from './findings-context.ts';
import { LinkField } from './LinkField.tsx';
import { RichTextField } from './RichTextField.tsx';
import { SelectedBlockContext } from './selected-block-context.ts';
import { TableField } from './TableField.tsx';
import { BooleanField, DateTimeField, NumberField, TextAreaField, TextField } from './TextFields.tsx';

type FieldControlProps = {
  id: string;
  name: string;
  schema: FieldSchema;
  value: unknown;
  onChange: FieldProps['onChange'];
  fields: RenderFields;
};

/** The control for each type of field. Types with several controls are a group with a legend. */
const controls: Record<string, { control: (props: FieldProps) => ReactNode; isGroup: boolean }> = {
  text: { control: TextField, isGroup: false },
  textarea: { control: TextAreaField, isGroup: false },
  number: { control: NumberField, isGroup: false },
  boolean: { control: BooleanField, isGroup: false },
  datetime: { control: DateTimeField, isGroup: false },
  option: { control: ChoiceField, isGroup: true },
  options: { control: ChoiceField, isGroup: true },
  richtext: { control: RichTextField, isGroup: true },
  asset: { control: AssetField, isGroup: true },
  multiasset: { control: MultiAssetField, isGroup: true },
  multilink: { control: LinkField, isGroup: true },
  table: { control: TableField, isGroup: true },
  bloks: { control: BlockList, isGroup: true },
};

/** What takes the focus in a field, the first that there is: what is wrong, what is typed into, any button. */
const focusable = ['[aria-invalid="true"]', 'input, select, textarea, [contenteditable="true"]', 'button, summary'];

/** One field with its label, its hint, what the publish check says of it, and the control of its type. */
export function FieldControl({ id, name, schema, value, onChange, fields }: FieldControlProps) {
  const place = useRef<HTMLElement>(null);
  const { target } = use(SelectedBlockContext);
  const hasFindings = use(FindingsContext).fields.has(id);
  useEffect(() => {
    if (target?.controlId !== id) return;
    const found = focusable.map((selector) => place.current?.querySelector<HTMLElement>(selector));
    found.find((element) => element)?.focus();
    place.current?.scrollIntoView({ block: 'center' });
  }, [target, id]);
  const label = (schema.display_name || labelOf(name)) + (schema.required ? ' (required)' : '');
  const found = controls[schema.type];
  if (!found)
    return (
      <p className="hint">
        {label}: fields of the type “{schema.type}” are not edited here.
      </p>
    );
  const { control: Control, isGroup } = found;
  const described = [...(schema.description ? [`${id}-hint`] : []), ...(hasFindings ? [`${id}-findings`] : [])];
  const describedBy = described.length > 0 ? described.join(' ') : undefined;
  const props = { id, label, schema, value, onChange, fields, describedBy };
  const words = (
    <>
      {schema.description ? (
        <p id={`${id}-hint`} className="hint">
          {schema.description}
        </p>
      ) : null}
      <FindingList of={id} id={`${id}-findings`} />
    </>
  );
  const hold = (element: HTMLElement | null) => {
    place.current = element;
  };
  if (isGroup) {
    return (
      <fieldset ref={hold} className="field" aria-describedby={describedBy}>
        <legend>{label}</legend>
        {words}
        <Control {...props} />
      </fieldset>
    );
  }
  return (
    <div ref={hold} className={schema.type === 'boolean' ? 'field check' : 'field'}>
      {schema.type === 'boolean' ? <Control {...props} /> : null}
      <label htmlFor={id}>{label}</label>
      {schema.type === 'boolean' ? null : <Control {...props} />}
      {words}
    </div>
  );
}
