import { useEffect } from 'react';

/** Marks where a part of the editor begins: what takes the focus when F6 leads to that part. */
export const partStart = { 'data-part': '', tabIndex: -1 } as const;

/** F6 leads on to the next part of the editor, with Shift to the one before, as it does in windows with several panes. */
export function useParts(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // A dialog keeps the focus until it is closed.
      if (event.key !== 'F6' || document.querySelector('dialog[open]')) return;
      const starts = [...document.querySelectorAll<HTMLElement>('[data-part]')];
      const next = nextPart(starts, document.activeElement, event.shiftKey ? -1 : 1);
      if (!next) return;
      event.preventDefault();
      next.focus();
      next.scrollIntoView({ block: 'nearest' });
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}

/** The part after or before that of an element; parts are given by what they begin with, in their order. */
export function nextPart<Start extends Node>(
  starts: readonly Start[],
  from: Node | null,
  by: -1 | 1,
): Start | undefined {
  const isAtOrAfter = (start: Start) =>
    from !== null && (start === from || (start.compareDocumentPosition(from) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0);
  const current = starts.findLastIndex(isAtOrAfter);
  if (current < 0) return starts.at(by === 1 ? 0 : -1);
  return starts[(current + by + starts.length) % starts.length];
}
