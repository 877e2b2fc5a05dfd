import type { ReactNode } from 'react';
import styles from './Part.module.css';

/** A few words, and what can be done about them. */
export function Part({ children }: { children: ReactNode }) {
  return <div className={styles.part}>{children}</div>;
}
