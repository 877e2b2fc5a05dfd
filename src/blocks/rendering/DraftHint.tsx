import type { ReactNode } from 'react';
import { useBlockSurroundings } from '../contract/block-context.ts';
import styles from './DraftHint.module.css';

/** Tells editors what a section lacks; the public sees nothing (docs/reference/sections.md#empty-blocks). */
export function DraftHint({ children }: { children: ReactNode }) {
  return useBlockSurroundings().draft ? <p className={styles.hint}>{children}</p> : null;
}
