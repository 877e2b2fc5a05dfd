import type { ReactNode } from 'react';
import { type FieldSchema, labelOf } from '../api/component-schema.ts';
import { AssetField, MultiAssetField } from './AssetField.tsx';
import { BlockList } from './BlockList.tsx';
import { ChoiceField } from './ChoiceField.tsx';
import type { FieldProps, RenderFields } from './field-props.ts';
import { LinkField } from './LinkField.tsx';
import { RichTextField } from './RichTextField.tsx';
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

/** One field with its label, its hint and the control of its type. */
export function FieldControl({ id, name, schema, value, onChange, fields }: FieldControlProps) {
  const label = (schema.display_name || labelOf(name)) + (schema.required ? ' (required)' : '');
  const found = controls[schema.type];
  if (!found)
    return (
      <p className="hint">
        {label}: fields of the type “{schema.type}” are not edited here.
      </p>
    );
  const { control: Control, isGroup } = found;
  const hint = schema.description ? `${id}-hint` : undefined;
  const props = { id, label, schema, value, onChange, fields, describedBy: hint };
  const words = hint ? (
    <p id={hint} className="hint">
      {schema.description}
    </p>
  ) : null;
  if (isGroup) {
    return (
      <fieldset className="field">
        <legend>{label}</legend>
        {words}
        <Control {...props} />
      </fieldset>
    );
  }
  return (
    <div className={schema.type === 'boolean' ? 'field check' : 'field'}>
      {schema.type === 'boolean' ? <Control {...props} /> : null}
      <label htmlFor={id}>{label}</label>
      {schema.type === 'boolean' ? null : <Control {...props} />}
      {words}
    </div>
  );
}
