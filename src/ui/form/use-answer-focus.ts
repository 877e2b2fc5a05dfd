import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router';

/**
 * Puts the focus on what a form was answered with, where scripts sent it; a page that came back whole has `autofocus`.
 * Again with every navigation: an arrival moves the focus to the page's heading first. `answer` is null while there is none.
 */
export function useAnswerFocus(element: RefObject<HTMLElement | null>, answer: unknown): void {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (answer != null) element.current?.focus();
  }, [element, answer, key]);
}
