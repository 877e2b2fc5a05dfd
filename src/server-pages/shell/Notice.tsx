import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import styles from './Notice.module.css';

/** Something to know before going on; with `alert`, what went otherwise than it should. */
export function Notice({ title, alert = false, children }: { title?: string; alert?: boolean; children: ReactNode }) {
  return (
    <div className={classNames(styles.notice, alert && styles.alert)} role={alert ? 'alert' : undefined}>
      {title ? <h2>{title}</h2> : null}
      {children}
    </div>
  );
}
