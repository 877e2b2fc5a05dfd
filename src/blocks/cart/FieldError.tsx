import styles from './FieldError.module.css';

/** An error beside the control that it belongs to. */
export function FieldError({ id, text }: { id?: string; text: string | undefined }) {
  return text ? (
    <p id={id} className={styles.fieldError}>
      {text}
    </p>
  ) : null;
}
