import { useRef } from 'react';
import { useAnswerFocus } from '#ui/form/use-answer-focus.ts';
import styles from './Done.module.css';

/** Says that what was sent is kept, and takes the focus, so that whoever sent it hears so. */
export function Done({ words }: { words: string | undefined }) {
  const line = useRef<HTMLParagraphElement>(null);
  useAnswerFocus(line, words);
  return words ? (
    // biome-ignore lint/a11y/noAutofocus: it answers the form that was just sent
    <p ref={line} role="status" tabIndex={-1} autoFocus className={styles.done}>
      {words}
    </p>
  ) : null;
}
