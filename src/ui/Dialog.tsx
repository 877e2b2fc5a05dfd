import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { classNames } from './class-names.ts';
import styles from './Dialog.module.css';
import { Icon } from './Icon.tsx';

type DialogProps = {
  open: boolean;
  onClose: () => void;
  /** Its name, and where the focus goes first. */
  title: string;
  hideTitle?: boolean;
  /** `panel` fills the window; `sheet` stands in its middle. */
  look?: 'sheet' | 'panel';
  className?: string | undefined;
  children: ReactNode;
};

/**
 * The platform's own modal dialog (docs/reference/sections.md#overlays): the page behind is inert, Escape, the backdrop
 * and a visible button close it, and the focus returns to what opened it. The caller closes it when the route changes.
 */
export function Dialog({ open, onClose, title, hideTitle = false, look = 'sheet', className, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  // Before it is removed: a dialog that is already removed cannot return the focus.
  useLayoutEffect(() => {
    if (!open) return;
    const element = dialog.current;
    element?.showModal();
    heading.current?.focus();
    return () => element?.close();
  }, [open]);

  return (
    <dialog
      ref={dialog}
      className={classNames(styles.dialog, look === 'panel' && styles.panel, className)}
      aria-label={title}
      // Escape asks the caller first: were the dialog closed at once, its opener could be pressed before the caller knows.
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      // At a second Escape the browser closes it itself and fires the event later, when it may be open again.
      onClose={(event) => {
        if (!event.currentTarget.open) onClose();
      }}
      onPointerDown={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className={styles.content}>
        <div className={styles.bar}>
          <h2 ref={heading} tabIndex={-1} className={hideTitle ? 'visually-hidden' : styles.title}>
            {title}
          </h2>
          <button type="button" className={styles.close} onClick={onClose}>
            Close
            <Icon name="close" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
