import type { ChangeEventHandler, HTMLInputAutoCompleteAttribute } from 'react';
import { Field, type FieldProps } from './Field.tsx';

export type Choice = { value: string; name: string };

type SelectFieldProps = FieldProps & {
  choices: readonly Choice[];
  defaultValue?: string;
  /** What the browser may choose by itself, such as `country`. */
  autoComplete?: HTMLInputAutoCompleteAttribute;
  /** The first line, which chooses nothing; null where there is always a choice. */
  placeholder?: string | null;
  onChange?: ChangeEventHandler<HTMLSelectElement>;
};

/** One of several values, by the browser's own list. */
export function SelectField({
  choices,
  defaultValue = '',
  placeholder = 'Choose',
  onChange,
  autoComplete,
  ...field
}: SelectFieldProps) {
  return (
    <Field {...field}>
      {(control) => (
        <select
          {...control}
          autoComplete={autoComplete}
          onChange={onChange}
          defaultValue={choices.some(({ value }) => value === defaultValue) ? defaultValue : ''}
        >
          {placeholder === null ? null : <option value="">{placeholder}</option>}
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
