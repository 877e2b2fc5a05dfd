import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './FieldGroup.module.css';

/** Fields beside one another where there is room; with a legend, a group that screen readers name. */
export function FieldGroup({ legend, children }: { legend?: string; children: ReactNode }) {
  if (!legend) return <div className={styles.fields}>{children}</div>;
  return (
    <fieldset className={styles.group}>
      <legend className={classNames('small-label', styles.legend)}>{legend}</legend>
      <div className={styles.fields}>{children}</div>
    </fieldset>
  );
}
