import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import styles from './Done.module.css';

/** Says that what was sent is kept, and takes the focus, so that whoever sent it hears so. */
export function Done({ words }: { words: string | undefined }) {
  const { key } = useLocation();
  const line = useRef<HTMLParagraphElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same words may come again
  useEffect(() => {
    if (words) line.current?.focus();
  }, [words, key]);
  return words ? (
    // biome-ignore lint/a11y/noAutofocus: it answers the form that was just sent
    <p ref={line} role="status" tabIndex={-1} autoFocus className={styles.done}>
      {words}
    </p>
  ) : null;
}
