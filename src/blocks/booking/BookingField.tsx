import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import styles from './BookingField.module.css';

type FieldProps = { id: string; className: string | undefined; 'aria-invalid'?: true; 'aria-describedby'?: string };

type BookingFieldProps = {
  id: string;
  label: string;
  error?: string | undefined;
  className?: string | undefined;
  /** Renders the field itself with the ids of its label and its error. */
  children: (field: FieldProps) => ReactNode;
};

/** A visible label, a field, and its error. */
export function BookingField({ id, label, error, className, children }: BookingFieldProps) {
  const wrong = error ? ({ 'aria-invalid': true, 'aria-describedby': `${id}-error` } as const) : {};
  return (
    <div className={classNames(styles.field, className)}>
      <label className={classNames('small-label', styles.label)} htmlFor={id}>
        {label}
      </label>
      {children({ id, className: styles.input, ...wrong })}
      {error ? (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      ) : null}
    </div>
  );
}
