import { type RefObject, useEffect, useRef } from 'react';

/**
 * Finds a place for the focus when the control that had it was removed with its line: 'Undo' while it is offered,
 * otherwise the line that follows, and the first control of an empty cart. Without it the focus falls to the body, and
 * a keyboard starts again at the top of the page. `shown` changes with every line and offer that comes or goes.
 */
export function useFocusAfterRemoval(panel: RefObject<HTMLElement | null>, shown: string): void {
  const line = useRef<number | null>(null);

  useEffect(() => {
    const element = panel.current;
    const rememberLine = ({ target }: FocusEvent): void => {
      const item = target instanceof Element ? target.closest('li[data-line]') : null;
      if (item?.parentElement) line.current = [...item.parentElement.children].indexOf(item);
      else line.current ??= 0;
    };
    element?.addEventListener('focusin', rememberLine);
    return () => element?.removeEventListener('focusin', rememberLine);
  }, [panel]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `shown` says when controls may have gone
  useEffect(() => {
    const active = document.activeElement;
    const isLost = !active || active === document.body || active instanceof HTMLDialogElement;
    if (line.current === null || !isLost || !panel.current) return;
    const lines = [...panel.current.querySelectorAll('li[data-line]')];
    const place =
      panel.current.querySelector('[data-undo]') ?? lines[Math.min(line.current, lines.length - 1)] ?? panel.current;
    place.querySelector<HTMLElement>('button, a')?.focus();
  }, [shown]);
}
