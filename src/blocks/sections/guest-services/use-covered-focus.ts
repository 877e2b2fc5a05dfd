import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether an element that is fixed to the window lies over what has the keyboard's focus (WCAG 2.4.11): it has to be out
 * of the way then. Asked only while `isFixed`.
 */
export function useCoveredFocus(element: RefObject<HTMLElement | null>, isFixed: boolean): boolean {
  const [covers, setCovers] = useState(false);

  useEffect(() => {
    if (!isFixed) return setCovers(false);
    let frame = 0;
    // The window scrolls to what gets the focus after the event.
    const ask = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setCovers(element.current !== null && liesOverFocus(element.current)));
    };
    const listeners = new AbortController();
    const { signal } = listeners;
    for (const type of ['focusin', 'focusout'] as const) document.addEventListener(type, ask, { signal });
    for (const type of ['scroll', 'resize'] as const) addEventListener(type, ask, { passive: true, signal });
    ask();
    return () => {
      listeners.abort();
      cancelAnimationFrame(frame);
    };
  }, [element, isFixed]);

  return covers;
}

function liesOverFocus(element: HTMLElement): boolean {
  const focused = document.activeElement;
  if (!focused?.matches(':focus-visible') || focused.contains(element) || element.contains(focused)) return false;
  const [one, other] = [element.getBoundingClientRect(), focused.getBoundingClientRect()];
  return one.top < other.bottom && other.top < one.bottom && one.left < other.right && other.left < one.right;
}
