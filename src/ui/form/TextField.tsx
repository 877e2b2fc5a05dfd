import type { HTMLInputAutoCompleteAttribute } from 'react';
import { Field, type FieldProps } from './Field.tsx';

type TextFieldProps = FieldProps & {
  type?: 'text' | 'search' | 'email' | 'tel' | 'url' | 'number' | 'date' | 'time' | 'password';
  /** What the browser may fill in by itself, such as `given-name`. */
  autoComplete?: HTMLInputAutoCompleteAttribute;
  /** The keyboard that a phone shows. */
  inputMode?: 'numeric' | 'decimal' | 'email' | 'tel' | undefined;
  defaultValue?: string;
  maxLength?: number;
  minLength?: number;
  min?: string | number;
  max?: string | number;
  /** Id of a `datalist` that offers values. */
  list?: string;
};

/** A line of text, or what the browser has a control of its own for. */
export function TextField({
  type = 'text',
  autoComplete,
  inputMode = type === 'number' ? 'numeric' : undefined,
  defaultValue,
  maxLength,
  minLength,
  min,
  max,
  list,
  ...field
}: TextFieldProps) {
  return (
    <Field {...field}>
      {(control) => (
        <input
          {...control}
          type={type}
          autoComplete={autoComplete}
          defaultValue={defaultValue}
          maxLength={maxLength}
          minLength={minLength}
          min={min}
          max={max}
          list={list}
          inputMode={inputMode}
        />
      )}
    </Field>
  );
}

/** Several lines of text. */
export function TextAreaField({
  defaultValue,
  maxLength,
  rows = 6,
  ...field
}: FieldProps & { defaultValue?: string; maxLength?: number; rows?: number }) {
  return (
    <Field {...field}>
      {(control) => <textarea {...control} rows={rows} maxLength={maxLength} defaultValue={defaultValue} />}
    </Field>
  );
}
