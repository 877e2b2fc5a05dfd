import type { HTMLInputAutoCompleteAttribute } from 'react';
import { Field, type FieldProps } from './Field.tsx';

type TextFieldProps = FieldProps & {
  type?: 'text' | 'email' | 'tel' | 'url' | 'number' | 'date' | 'time' | 'password';
  /** What the browser may fill in by itself, such as `given-name`. */
  autoComplete?: HTMLInputAutoCompleteAttribute;
  defaultValue?: string;
  maxLength?: number;
  minLength?: number;
  min?: string | number;
  max?: string | number;
};

/** A line of text, or what the browser has a control of its own for. */
export function TextField({
  type = 'text',
  autoComplete,
  defaultValue,
  maxLength,
  minLength,
  min,
  max,
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
          inputMode={type === 'number' ? 'numeric' : undefined}
        />
      )}
    </Field>
  );
}

/** Several lines of text. */
export function TextAreaField({
  defaultValue,
  maxLength,
  ...field
}: FieldProps & { defaultValue?: string; maxLength?: number }) {
  return (
    <Field {...field}>
      {(control) => <textarea {...control} rows={6} maxLength={maxLength} defaultValue={defaultValue} />}
    </Field>
  );
}
