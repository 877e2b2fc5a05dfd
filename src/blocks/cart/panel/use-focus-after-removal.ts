import { type RefObject, useEffect, useRef } from 'react';
import { lineKey } from '../cart-state.ts';

/**
 * Finds a place for the focus when the control that had it was removed with its line: 'Undo' while it is offered,
 * otherwise the line that follows, and the first control of an empty cart; after 'Undo' the line that comes back,
 * wherever the service puts it. Without it the focus falls to the body, and a keyboard starts again at the top of the
 * page. `shown` changes with every line and offer that comes or goes; `busy` ends once a change was answered.
 */
export function useFocusAfterRemoval(panel: RefObject<HTMLElement | null>, shown: string, busy: boolean): void {
  const line = useRef<number | null>(null);
  const awaited = useRef<string | null>(null);

  useEffect(() => {
    const element = panel.current;
    const rememberLine = ({ target }: FocusEvent): void => {
      const item = target instanceof Element ? target.closest('li[data-line]') : null;
      if (item?.parentElement) line.current = [...item.parentElement.children].indexOf(item);
      else line.current ??= 0;
    };
    const rememberUndo = ({ target }: SubmitEvent): void => {
      const isUndo = target instanceof HTMLFormElement && target.closest('[data-undo]') !== null;
      awaited.current = isUndo ? lineKey(Object.fromEntries(new FormData(target))) : null;
    };
    element?.addEventListener('focusin', rememberLine);
    element?.addEventListener('submit', rememberUndo);
    return () => {
      element?.removeEventListener('focusin', rememberLine);
      element?.removeEventListener('submit', rememberUndo);
    };
  }, [panel]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `shown` and `busy` say when controls may have gone or come
  useEffect(() => {
    const active = document.activeElement;
    const isLost = !active || active === document.body || active instanceof HTMLDialogElement;
    if (line.current === null || !isLost || !panel.current) return;
    const lines = [...panel.current.querySelectorAll<HTMLElement>('li[data-line]')];
    const back = lines.find(({ dataset }) => dataset.key === awaited.current);
    if (awaited.current !== null && !back && busy) return;
    awaited.current = null;
    const place =
      back ??
      panel.current.querySelector('[data-undo]') ??
      lines[Math.min(line.current, lines.length - 1)] ??
      panel.current;
    place.querySelector<HTMLElement>('button, a')?.focus();
  }, [shown, busy]);
}
