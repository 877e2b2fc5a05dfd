import { elementOfHash, reveal } from './hash-target.ts';

/**
 * Puts the keyboard's focus where a navigation leads: the element of the hash, else the new page's `h1`, else its
 * `main`. At once, before the window scrolls; behind a dialog that is still open, as soon as that has closed.
 */
export function focusAfterNavigation(hash: string): void {
  const focus = () => {
    const named = elementOfHash(hash);
    if (named) reveal(named);
    const target = named ?? document.querySelector('main h1') ?? document.querySelector('main');
    if (!(target instanceof HTMLElement)) return;
    if (target.tabIndex < 0 && !target.hasAttribute('tabindex')) target.tabIndex = -1;
    target.focus({ preventScroll: true });
  };
  if (document.querySelector('dialog:modal')) {
    // Closing gives the focus back to the opener first; `close` fires after that.
    document.addEventListener('close', focus, { capture: true, once: true });
  } else focus();
}
