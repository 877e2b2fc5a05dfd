/** What a page consists of, from its first section to its footer. */
const parts = '[data-section], body footer';

/**
 * Moves the focus to the part of the page that follows an element that is about to be hidden, without scrolling: the one
 * that begins in the window, where it lies over the page further down.
 */
export function focusNextPart(element: HTMLElement): void {
  const after = [...document.querySelectorAll<HTMLElement>(parts)].filter(
    (part) => element.compareDocumentPosition(part) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  const next =
    after.find((part) => isBetween(part.getBoundingClientRect().top, 0, innerHeight)) ??
    after.find((part) => part.getBoundingClientRect().bottom > 0) ??
    after.at(-1) ??
    document.querySelector('main');
  if (!(next instanceof HTMLElement)) return;
  if (!next.hasAttribute('tabindex')) {
    next.tabIndex = -1;
    next.addEventListener('blur', () => next.removeAttribute('tabindex'), { once: true });
  }
  next.focus({ preventScroll: true });
}

function isBetween(value: number, start: number, end: number): boolean {
  return value >= start && value < end;
}
