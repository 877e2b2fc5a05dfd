import { useSearchParams } from 'react-router';
import { CheckboxField } from '#ui/form/CheckboxField.tsx';
import { FieldGroup } from '#ui/form/FieldGroup.tsx';
import { boundField, type FormState } from '#ui/form/form-state.ts';
import { SelectField } from '#ui/form/SelectField.tsx';
import { TextAreaField, TextField } from '#ui/form/TextField.tsx';
import { ConsentField } from './ConsentField.tsx';
import type { FormField, FormGroup } from './form-fields.ts';
import type { UploadedFile } from './form-settings.ts';
import { UploadField } from './UploadField.tsx';

type FormFieldsProps = {
  form: string;
  groups: readonly FormGroup[];
  state: FormState | null;
  /** Files of an earlier try that the server has stored. */
  file: UploadedFile | null;
};

/** The fields of a form by their groups. */
export function FormFields({ form, groups, state, file }: FormFieldsProps) {
  return groups.map(({ legend, fields }) => (
    <FieldGroup key={legend ?? fields[0]?.name} {...(legend ? { legend } : {})}>
      {fields.map((field) => (
        <OneField key={field.name} form={form} field={field} state={state} file={file} />
      ))}
    </FieldGroup>
  ));
}

type OneFieldProps = Omit<FormFieldsProps, 'groups'> & { field: FormField };

function OneField({ form, field, state, file }: OneFieldProps) {
  const [search] = useSearchParams();
  const { kind, name, label, required = false, hint, span = 'full' } = field;
  const bound = boundField(form, state, name);
  const shared = { ...bound, label, required, hint, span };
  switch (kind) {
    case 'hidden':
      return <input type="hidden" name={name} value={field.value} />;
    case 'textarea':
      return <TextAreaField {...shared} maxLength={field.maxLength} />;
    case 'choice':
      return (
        <SelectField
          {...shared}
          {...boundField(form, state, name, search.get(name) ?? field.initial)}
          choices={field.choices}
          {...(field.placeholder ? { placeholder: field.placeholder } : {})}
        />
      );
    case 'checkbox':
      return <CheckboxField {...shared} defaultChecked={bound.defaultValue === 'yes'} />;
    case 'consent':
      return <ConsentField {...shared} text={field.text} defaultChecked={bound.defaultValue === 'yes'} />;
    case 'file':
      return <UploadField {...shared} field={field} file={file} />;
    case 'number':
      return <TextField {...shared} type="number" min={field.min} max={field.max} />;
    case 'date':
      return <TextField {...shared} type="date" {...(field.min ? { min: field.min } : {})} />;
    default:
      return (
        <TextField
          {...shared}
          type={kind}
          {...(field.autoComplete ? { autoComplete: field.autoComplete } : {})}
          {...(field.maxLength ? { maxLength: field.maxLength } : {})}
        />
      );
  }
}
