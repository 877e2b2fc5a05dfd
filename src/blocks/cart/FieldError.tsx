import styles from './FieldError.module.css';

/** What could not be done, beside what it was asked of. */
export function FieldError({ id, text }: { id?: string; text: string | undefined }) {
  return text ? (
    <p id={id} className={styles.fieldError}>
      {text}
    </p>
  ) : null;
}
