import { expect, type Locator, type Page } from '@playwright/test';
import { untilSectionsAlive } from '../site-test.ts';

/** One animation of a page's change: which part it moves, and from when to when, in ms after the change began. */
export type PartMoved = { part: string; name: string; begins: number; ends: number };

type WatchedWindow = Window & {
  pageChanges?: PartMoved[][];
  __reactRouterDataRouter?: { navigate: (to: string) => Promise<void> };
};

/** Notes the animations of every view transition from now on; to be called before the page is opened. */
export async function watchPageChanges(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const view = window as WatchedWindow;
    view.pageChanges = [];
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (change) => {
      const transition = start(change);
      void transition.ready.then(() => {
        const moved = document.getAnimations().flatMap((animation) => {
          const { effect } = animation;
          if (!(effect instanceof KeyframeEffect) || !effect.pseudoElement?.startsWith('::view-transition')) return [];
          if (!(animation instanceof CSSAnimation)) return [];
          const { delay = 0, endTime } = effect.getComputedTiming();
          return [
            { part: effect.pseudoElement, name: animation.animationName, begins: delay, ends: Number(endTime ?? 0) },
          ];
        });
        view.pageChanges?.push(moved);
      });
      return transition;
    };
  });
}

/** The animations of each page change so far. */
export function pageChanges(page: Page): Promise<PartMoved[][]> {
  return page.evaluate(() => (window as WatchedWindow).pageChanges ?? []);
}

/** Opens a page and waits until all of it is alive; then its clock stands still and moves by `page.clock.runFor` alone. */
export async function openWithStillClock(page: Page, visit: (path: string) => Promise<number>, path: string) {
  await page.clock.install();
  await visit(path);
  await untilSectionsAlive(page);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
}

/** Goes to an address as a link on the page would, where no link leads there. */
export async function follow(page: Page, address: string): Promise<void> {
  await navigate(page, address);
  await page.waitForURL(address);
}

/** The same while the clock stands still. */
export async function followInStillness(page: Page, address: string): Promise<void> {
  await navigate(page, address);
  await arriveInStillness(page, address);
}

/**
 * Waits for the address while the clock stands still. The router reads an answer with timers of 0 ms: they run without
 * any time passing.
 */
export async function arriveInStillness(page: Page, address: string | RegExp): Promise<void> {
  await expect
    .poll(async () => {
      await page.clock.runFor(0);
      const { pathname, search, hash } = new URL(page.url());
      return pathname + search + hash;
    })
    .toMatch(typeof address === 'string' ? new RegExp(`^${address.replaceAll('?', '\\?')}$`) : address);
}

function navigate(page: Page, address: string): Promise<void> {
  return page.evaluate((to) => void (window as WatchedWindow).__reactRouterDataRouter?.navigate(to), address);
}

/**
 * Waits until a part of the page has come alive: sections do so one by one, those below the window when they come near or
 * have the focus, and before that a link is a plain link.
 */
export async function untilAlive(part: Locator): Promise<void> {
  await expect
    .poll(() => part.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))))
    .toBe(true);
}

export const scrollY = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY));

/** Scrolls as a visitor would have, and waits until the page has noticed. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  // A typeface that loads later moves what is below its text. The browser asks for it at the first layout of the page.
  await page.evaluate(async () => {
    document.body.getBoundingClientRect();
    await document.fonts.ready;
  });
  await page.evaluate(
    (y) =>
      new Promise<void>((resolve) => {
        addEventListener('scroll', () => resolve(), { once: true });
        window.scrollTo({ top: y, behavior: 'instant' });
      }),
    top,
  );
}
