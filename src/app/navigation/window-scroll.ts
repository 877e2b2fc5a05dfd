import { defaultScrollDelayMs, hashOffsetPx, hashScrollDelayMs } from '#ui/constants.ts';
import { elementOfHash } from './hash-target.ts';
import { savedPositions } from './saved-positions.ts';

/**
 * Shows a new page as if the window had already scrolled to its place, by shifting it until it has: otherwise its
 * middle would be in view until the scroll (`defaultScrollDelayMs`), and nothing could travel to where it will stand.
 */
const shiftedPage = {
  /** Shifts the page down by `offset` pixels. */
  shift(offset: number): void {
    if (offset !== 0) document.body.style.setProperty('translate', `0 ${offset}px`);
  },
  release(): void {
    document.body.style.removeProperty('translate');
  },
};

export type NavigationEnd = {
  /** Names the history entry. */
  entry: string;
  hash: string;
  /** Back or Forward. */
  traversed: boolean;
  /** `again`: the page that was in view already; `within`: that page at another query or hash. */
  change: 'page' | 'again' | 'within';
};

type Step = [act: () => void, delay: number];

/** A scroll that waits: `expected` is where the window stands if the visitor leaves it alone. */
type Waiting = { timers: ReturnType<typeof setTimeout>[]; expected: number };

/**
 * Where the window scrolls to after a navigation (docs/reference/navigation.md#scrolling): to the element of the hash
 * after `hashScrollDelayMs`, else to the top, or on Back and Forward to where it was left, after `defaultScrollDelayMs`.
 * A visitor who scrolls meanwhile is left alone. What changes within a page does not move it, and a page opened at a hash
 * shows its top until then.
 *
 * Starts with the entry in view; `afterNavigation` is called as soon as another one is shown.
 */
export function followWindowScroll(first: Pick<NavigationEnd, 'entry' | 'hash'>) {
  const positions = savedPositions();
  let entry = first.entry;
  let waiting: Waiting | null = null;

  const stop = () => {
    for (const timer of waiting?.timers ?? []) clearTimeout(timer);
    waiting = null;
    shiftedPage.release();
    document.documentElement.style.removeProperty('overflow-anchor');
  };
  const moveTo = (top: number) => {
    shiftedPage.release();
    scrollTo({ top, behavior: 'instant' });
    if (waiting) waiting.expected = scrollY;
    positions.set(entry, scrollY);
  };
  const wait = (steps: Step[]) => {
    if (steps.length === 0) return;
    // While it waits, the window moves only when the visitor scrolls.
    document.documentElement.style.setProperty('overflow-anchor', 'none');
    const timers = steps.map(([act, delay], index) =>
      setTimeout(() => {
        // The event of a visitor's scroll comes with the next frame, which may be after this.
        if (waiting && isByVisitor(waiting)) return stop();
        act();
        if (index === steps.length - 1) stop();
      }, delay),
    );
    waiting = { timers, expected: scrollY };
  };
  const toHash = (hash: string): Step => [
    () => {
      const target = elementOfHash(hash);
      if (target) moveTo(scrollY + target.getBoundingClientRect().top - hashOffsetPx);
    },
    hashScrollDelayMs,
  ];

  const onScroll = () => {
    if (waiting && isByVisitor(waiting)) stop();
    if (!waiting) positions.set(entry, scrollY);
  };
  const onLeave = () => {
    positions.store();
    // A reload, and a Back from another site, are the browser's to restore.
    history.scrollRestoration = 'auto';
  };
  const onShow = () => {
    history.scrollRestoration = 'manual';
  };
  addEventListener('scroll', onScroll, { passive: true });
  addEventListener('pagehide', onLeave);
  addEventListener('pageshow', onShow);
  onShow();

  // The browser has scrolled to the hash already; what came later may have moved its element.
  const target = elementOfHash(first.hash);
  if (target && Math.abs(target.getBoundingClientRect().top - hashOffsetPx) < innerHeight) wait([toHash(first.hash)]);

  return {
    afterNavigation({ entry: next, hash, traversed, change }: NavigationEnd): void {
      stop();
      entry = next;
      const saved = traversed ? positions.get(entry) : undefined;
      const steps: Step[] = [];
      if (saved !== undefined || change !== 'within') {
        const top = saved ?? 0;
        if (change === 'page') shiftedPage.shift(scrollY - top);
        steps.push([() => moveTo(top), defaultScrollDelayMs]);
      }
      if (saved === undefined && hash !== '') steps.push(toHash(hash));
      // A change within a page leaves the window where it is, which is where Back to it leads.
      if (steps.length === 0) positions.set(entry, scrollY);
      wait(steps);
    },
  };
}

/** A page that became shorter pulls the window up; anything else that moves it is the visitor. */
function isByVisitor(waiting: Waiting): boolean {
  if (Math.abs(scrollY - waiting.expected) <= 1) return false;
  const end = document.documentElement.scrollHeight - innerHeight;
  if (scrollY < waiting.expected && scrollY >= end - 1) {
    waiting.expected = scrollY;
    return false;
  }
  return true;
}
