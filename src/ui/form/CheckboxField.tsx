import { useId } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Field.module.css';
import { FieldError, type FieldProps, RequiredMark } from './Field.tsx';

type CheckboxFieldProps = FieldProps & {
  defaultChecked?: boolean;
  /** The id of a text elsewhere that says more. */
  describedBy?: string;
};

/** Yes or no. Its value is `yes`, and nothing when it is not ticked. */
export function CheckboxField({
  name,
  id: given,
  label,
  hint,
  error,
  required = false,
  span = 'full',
  defaultChecked,
  describedBy,
}: CheckboxFieldProps) {
  const own = useId();
  const id = given ?? own;
  const described = [describedBy, hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    <div className={classNames(styles.check, span !== 'full' && styles[span])}>
      <input
        type="checkbox"
        id={id}
        name={name}
        value="yes"
        required={required}
        defaultChecked={defaultChecked}
        className={styles.box}
        aria-describedby={described || undefined}
        aria-invalid={error ? true : undefined}
      />
      <label htmlFor={id}>
        {label}
        {required ? <RequiredMark /> : null}
      </label>
      {hint ? (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      ) : null}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}
