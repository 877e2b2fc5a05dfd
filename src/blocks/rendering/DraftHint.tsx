import type { ReactNode } from 'react';
import { useBlockSurroundings } from '../contract/block-context.ts';
import styles from './DraftHint.module.css';

/** Shows editors what a section lacks; the public does not see it (docs/reference/sections.md#empty-blocks). */
export function DraftHint({ children }: { children: ReactNode }) {
  return useBlockSurroundings().draft ? <p className={styles.hint}>{children}</p> : null;
}
