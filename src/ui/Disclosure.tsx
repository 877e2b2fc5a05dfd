import type { MouseEvent, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './Disclosure.module.css';

type DisclosureProps = {
  summary: ReactNode;
  children: ReactNode;
  open?: boolean | null | undefined;
  /** Disclosures of one name close one another. */
  name?: string | undefined;
  /** Set on the content: a browser opens the `details` around the target of a link. */
  id?: string | undefined;
  /** `row`: a full-width line of a list; `inline`: a small word that shows more. */
  look?: 'row' | 'inline';
  className?: string | undefined;
  /** Shows the same in a dialog instead of in place, once scripts run; `null` until then. */
  onDialog?: (() => void) | null;
};

/** The platform's own `details`: works without scripts, is found by find-in-page, and opens for its address. */
export function Disclosure({
  summary,
  children,
  open,
  name,
  id,
  look = 'row',
  className,
  onDialog = null,
}: DisclosureProps) {
  const showDialog = (event: MouseEvent) => {
    // Opened by find-in-page: the click closes it as usual.
    if (event.currentTarget.closest('details')?.open) return;
    event.preventDefault();
    onDialog?.();
  };
  const asButton = onDialog && ({ onClick: showDialog, 'aria-haspopup': 'dialog' } as const);
  return (
    <details className={classNames(styles.disclosure, styles[look], className)} open={open ?? false} name={name}>
      <summary className={styles.summary} {...asButton}>
        {summary}
      </summary>
      <div className={styles.content} id={id}>
        {children}
      </div>
    </details>
  );
}
