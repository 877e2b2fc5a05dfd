import { FormAnswer } from '#ui/form/FormAnswer.tsx';
import styles from './Done.module.css';

/** Says that what was sent is stored; nothing where nothing was. */
export function Done({ words }: { words: string | undefined }) {
  return words ? (
    <FormAnswer role="status" answer={words} className={styles.done}>
      {words}
    </FormAnswer>
  ) : null;
}
