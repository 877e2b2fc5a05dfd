import { useEffect } from 'react';

const focusable = 'summary, input:enabled, select:enabled, textarea:enabled, button:enabled, a[href]';

/**
 * Who deletes by keys what has the focus goes on beside it: the focus goes to the next thing of the list, or of what the list
 * stands in. Without this the next Tab would begin at the top of the page.
 */
export function useFocusAfterRemoval(): void {
  useEffect(() => {
    /** What had the focus last, from the inside out, each with the place that it had among its siblings. */
    let path: { element: Element; place: number }[] = [];
    const onFocus = ({ target }: FocusEvent) => {
      path = [];
      for (let element = target as Element | null; element; element = element.parentElement)
        path.push({ element, place: element.parentElement ? [...element.parentElement.children].indexOf(element) : 0 });
    };
    const observer = new MutationObserver(() => {
      const inside = path.findIndex(({ element }) => element.isConnected);
      const list = path[inside]?.element;
      if (inside <= 0 || !list || document.activeElement !== document.body) return;
      const beside = list.children[Math.min(path[inside - 1]?.place ?? 0, list.children.length - 1)];
      for (let place: Element | null = beside ?? list; place; place = place.parentElement) {
        const next = place.querySelector<HTMLElement>(focusable);
        if (!next) continue;
        next.focus();
        return;
      }
    });
    document.addEventListener('focusin', onFocus);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', onFocus);
      observer.disconnect();
    };
  }, []);
}
