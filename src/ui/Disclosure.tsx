import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './Disclosure.module.css';

type DisclosureProps = {
  summary: ReactNode;
  children: ReactNode;
  open?: boolean | null | undefined;
  /** Disclosures of one name close one another. */
  name?: string | undefined;
  /** An address within the page. It is the content's, as a browser opens what holds the target of an address. */
  id?: string | undefined;
  /** `row`: a full-width line of a list; `inline`: a small word that shows more. */
  look?: 'row' | 'inline';
  className?: string | undefined;
};

/** The platform's own `details`: works without scripts, is found by find-in-page, and opens for its address. */
export function Disclosure({ summary, children, open, name, id, look = 'row', className }: DisclosureProps) {
  return (
    <details className={classNames(styles.disclosure, styles[look], className)} open={open ?? false} name={name}>
      <summary className={styles.summary}>{summary}</summary>
      <div className={styles.content} id={id}>
        {children}
      </div>
    </details>
  );
}
