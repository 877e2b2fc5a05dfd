import { type ReactNode, useEffect, useId, useRef } from 'react';

type DialogProps = { title: string; onClose: () => void; children: ReactNode };

/** A dialog that is open as long as it is rendered. Escape closes it; then what opened it has the focus again. */
export function Dialog({ title, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  return (
    <dialog ref={dialog} className="dialog" aria-labelledby={id} onClose={onClose}>
      <h2 id={id}>{title}</h2>
      {children}
    </dialog>
  );
}
