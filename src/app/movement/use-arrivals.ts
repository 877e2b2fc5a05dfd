import { useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { focusArrival } from './arrival-focus.ts';
import { elementOfHash } from './hash-target.ts';
import { type Arrival, keepWindowScroll } from './window-scroll.ts';

type Page = { entry: string; pathname: string; address: string };

let inView: Page | null = null;
let scroll: ReturnType<typeof keepWindowScroll> | null = null;

/**
 * Moves the focus and the window after every navigation. What is in view outlives the shell, which is another one on
 * error pages.
 */
export function useArrivals(): void {
  const { key, pathname, search, hash } = useLocation();
  const traversed = useNavigationType() === 'POP';

  useLayoutEffect(() => {
    const address = pathname + search;
    // A hash that the browser followed by itself has no key of its own.
    const entry = `${key} ${address}${hash}`;
    const before = inView;
    if (before?.entry === entry) return;
    inView = { entry, pathname, address };
    if (!before) {
      scroll = keepWindowScroll({ entry, hash });
      return;
    }
    const change = changeOf(before, { pathname, address, hash });
    const target = elementOfHash(hash);
    // A filter or a tab whose address names the part that it stands in: the visitor is there already.
    const isThere = before.pathname === pathname && before.address !== address && holdsFocus(target);
    scroll?.arrive({ entry, hash: isThere ? '' : hash, traversed, change });
    if (change !== 'within' || (target && !isThere)) focusArrival(hash);
  }, [key, pathname, search, hash, traversed]);
}

function holdsFocus(element: HTMLElement | null): boolean {
  return element?.contains(document.activeElement) ?? false;
}

/** A link to the very page in view starts it again; another query or hash is a change within it. */
function changeOf(before: Page, next: { pathname: string; address: string; hash: string }): Arrival['change'] {
  if (before.pathname !== next.pathname) return 'page';
  return before.address === next.address && next.hash === '' ? 'again' : 'within';
}
