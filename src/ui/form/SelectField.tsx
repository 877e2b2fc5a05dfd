import { Field, type FieldProps } from './Field.tsx';

export type Choice = { value: string; name: string };

type SelectFieldProps = FieldProps & {
  choices: readonly Choice[];
  defaultValue?: string;
  /** The first line, which chooses nothing. */
  placeholder?: string;
};

/** One of several values, by the browser's own list. */
export function SelectField({ choices, defaultValue = '', placeholder = 'Choose', ...field }: SelectFieldProps) {
  return (
    <Field {...field}>
      {(control) => (
        <select {...control} defaultValue={choices.some(({ value }) => value === defaultValue) ? defaultValue : ''}>
          <option value="">{placeholder}</option>
          {choices.map(({ value, name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
