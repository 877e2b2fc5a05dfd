import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigation, useNavigationType } from 'react-router';
import { elementOfHash, reveal } from './hash-target.ts';
import { followWindowScroll, type NavigationEnd } from './window-scroll.ts';

type Page = {
  entry: string;
  pathname: string;
  address: string;
  /** Which part of a list stands in `data-list-part`, and what it is called: where either is another one, so is the page. */
  part: string | null;
  heading: string | null;
};

let inView: Page | null = null;
let scroll: ReturnType<typeof followWindowScroll> | null = null;

/**
 * Moves the focus and the window after every navigation. What is in view outlives the shell, which is another one on
 * error pages.
 */
export function useAfterNavigation(): void {
  const { key, pathname, search, hash } = useLocation();
  const traversed = useNavigationType() === 'POP';
  const posted = usePosted();

  useLayoutEffect(() => {
    const address = pathname + search;
    const part = document.querySelector<HTMLElement>('main [data-list-part]')?.dataset.listPart ?? null;
    const heading = document.querySelector('main h1')?.textContent ?? null;
    const page = { pathname, address, part, heading };
    // A hash that the browser followed by itself has no key of its own.
    const entry = `${key} ${address}${hash}`;
    const before = inView;
    if (before?.entry === entry) return;
    inView = { entry, ...page };
    if (!before) {
      scroll = followWindowScroll({ entry, hash });
      return;
    }
    const change = changeOf(before, page, hash, posted.current);
    posted.current = false;
    if (change === 'page') void import('../fonts/show-late-fonts.ts').then(({ showLateFonts }) => showLateFonts());
    const target = elementOfHash(hash);
    scroll?.afterNavigation({ entry, hash, traversed, change });
    // A filter or a tab whose address names the part that it stands in keeps the focus.
    const isThere = before.pathname === pathname && before.address !== address && holdsFocus(target);
    if (change !== 'within' || (target && !isThere)) focusAfterNavigation(hash);
  }, [key, pathname, search, hash, traversed, posted]);
}

/** Whether the navigation that is under way, or has just ended, sent a form. */
function usePosted() {
  const { state, formMethod } = useNavigation();
  const posted = useRef(false);
  useLayoutEffect(() => {
    if (state !== 'idle') posted.current = formMethod === 'POST';
  }, [state, formMethod]);
  return posted;
}

function holdsFocus(element: HTMLElement | null): boolean {
  return element?.contains(document.activeElement) ?? false;
}

/**
 * A link to the very page in view starts it again; a form that came back to it, another query and another hash are changes
 * within it, unless the query brought another part of a list, or made another page of it.
 */
function changeOf(before: Page, next: Omit<Page, 'entry'>, hash: string, posted: boolean): NavigationEnd['change'] {
  if (before.pathname !== next.pathname || before.part !== next.part || before.heading !== next.heading) return 'page';
  return before.address === next.address && hash === '' && !posted ? 'again' : 'within';
}

/**
 * Puts the keyboard's focus where a navigation leads: the element of the hash, else the new page's `h1`, else its
 * `main`. At once, before the window scrolls; behind dialogs that are still open, as soon as the last has closed.
 */
function focusAfterNavigation(hash: string): void {
  const focus = () => {
    if (document.querySelector('dialog:modal')) {
      // Closing gives the focus back to the opener first; `close` fires after that.
      document.addEventListener('close', focus, { capture: true, once: true });
      return;
    }
    const named = elementOfHash(hash);
    if (named) reveal(named);
    const target = named ?? document.querySelector('main h1') ?? document.querySelector('main');
    if (!(target instanceof HTMLElement)) return;
    if (target.tabIndex < 0 && !target.hasAttribute('tabindex')) target.tabIndex = -1;
    target.focus({ preventScroll: true });
  };
  focus();
}
