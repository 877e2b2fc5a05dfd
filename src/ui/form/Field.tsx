import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Field.module.css';

export type FieldProps = {
  name: string;
  /** Of its control, where something else must find it; else one of its own. */
  id?: string | undefined;
  label: string;
  /** What helps to fill it in; stays in sight. */
  hint?: string | undefined;
  /** What is wrong with what was filled in. */
  error?: string | undefined;
  /** Whether the error is announced by itself: where no error summary stands before the form. */
  announceError?: boolean;
  required?: boolean;
  /** Marks what may be left out with a word, instead of what is required with a sign. */
  markOptional?: boolean;
  /** Its width in a form: a full line, or a part of one where there is room. */
  span?: 'full' | 'half' | 'third';
};

/** The attributes that connect a control with its label, hint and error. */
export type ControlProps = {
  id: string;
  name: string;
  required: boolean;
  className: string | undefined;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

type FieldFrameProps = FieldProps & { children: (control: ControlProps) => ReactNode };

/** A control under its label, with its hint before it and its error after (docs/reference/forms.md#form-engine). */
export function Field({
  name,
  id: given,
  label,
  hint,
  error,
  announceError = false,
  required = false,
  markOptional = false,
  span = 'full',
  children,
}: FieldFrameProps) {
  const own = useId();
  const id = given ?? own;
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    <div className={classNames(styles.field, span !== 'full' && styles[span])}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {markOptional ? !required && <OptionalMark /> : required && <RequiredMark />}
      </label>
      {hint ? (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      ) : null}
      {children({
        id,
        name,
        required,
        className: styles.control,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      <FieldError id={`${id}-error`} error={error} isAlert={announceError} />
    </div>
  );
}

/** The mark of what must be filled in; the control itself says so to screen readers. */
export function RequiredMark() {
  return (
    <span className={styles.required} aria-hidden="true">
      {' '}
      *
    </span>
  );
}

/** The word behind the label of what may be left out. */
function OptionalMark() {
  return <span className={styles.optional}> (optional)</span>;
}

type FieldErrorProps = { id: string; error: string | undefined; isAlert?: boolean };

export function FieldError({ id, error, isAlert = false }: FieldErrorProps) {
  return error ? (
    <p id={id} className={styles.error} role={isAlert ? 'alert' : undefined}>
      {error}
    </p>
  ) : null;
}
