import type { Page, Route } from '@playwright/test';
import { launchWithPictures } from './playwright.config.ts';
import { addToCart } from './shop-steps.ts';
import { expect, test, untilInteractive, untilSectionsAlive } from './site-test.ts';

test.use({ launchOptions: launchWithPictures });

/**
 * What a page may move by itself after it was shown, as Cumulative Layout Shift counts it: the part of the window that
 * moved times how far.
 */
const most = 0.01;

type Shift = { value: number; moved: string[] };

declare global {
  interface Window {
    /** Every shift until now that no touch of the visitor caused. */
    layoutShifts: () => Shift[];
  }
}

/** Runs before the page: begins to write down its shifts. */
function recordShifts(): void {
  const shifts: Shift[] = [];
  const note = (entries: PerformanceEntryList) => {
    for (const entry of entries as LayoutShift[]) {
      if (entry.hadRecentInput) continue;
      const moved = entry.sources.map(({ node }) =>
        node instanceof Element ? node.outerHTML.slice(0, 120) : String(node),
      );
      shifts.push({ value: entry.value, moved });
    }
  };
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });
  window.layoutShifts = () => {
    // What happened in the last frame has not been told yet.
    note(observer.takeRecords());
    return shifts;
  };
}

/** The Layout Instability API, which TypeScript has no types of. */
type LayoutShift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] };

/** Holds back what `pattern` names until `release`. */
async function hold(page: Page, pattern: string): Promise<{ release: () => Promise<void> }> {
  const held: Route[] = [];
  let isReleased = false;
  await page.route(pattern, async (route) => {
    if (isReleased) await route.continue();
    else held.push(route);
  });
  return {
    async release() {
      isReleased = true;
      await Promise.all(held.splice(0).map((route) => route.continue()));
    },
  };
}

/** Two frames: what has come is laid out and drawn, and its shifts are written down. */
async function untilDrawn(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
}

/** The page has loaded, its faces have come, and so has every picture in the window, and each other that was asked for. */
async function untilComplete(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.waitForFunction(() => {
    const isInWindow = (image: Element) => {
      const { top, bottom, left, right } = image.getBoundingClientRect();
      return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth && image.checkVisibility();
    };
    // A picture that waits for the script is asked for when it comes near the window.
    const isAskedFor = ({ dataset, srcset }: HTMLImageElement) => dataset.srcset === undefined || srcset !== '';
    return (
      document.fonts.status === 'loaded' &&
      [...document.images].every((image) =>
        isInWindow(image)
          ? isAskedFor(image) && image.complete
          : !isAskedFor(image) || image.complete || image.loading === 'lazy',
      )
    );
  });
  await untilDrawn(page);
}

/** Nothing moved that no touch of the visitor caused; a failure tells what did. */
async function expectStill(page: Page): Promise<void> {
  const shifts = await page.evaluate(() => window.layoutShifts());
  const total = shifts.reduce((sum, { value }) => sum + value, 0);
  expect(total, JSON.stringify(shifts, null, 1)).toBeLessThanOrEqual(most);
}

/** Its sections stay HTML: none of them becomes alive. */
const htmlOnly = '/ash-mail/a-ceiling-rose';

const pages = [
  ['the home page', '/'],
  ['a hotel', '/hotels/ulysses'],
  ['a hotel with a heavy typeface', '/hotels/shenandoah-mansions'],
  ['a hotel with a narrow typeface', '/hotels/neptune'],
  ['a room', '/hotels/ulysses/rooms/bay-queen'],
  ['a product', '/souvenirs/product/key-tag'],
  ['the shop', '/souvenirs'],
  ['a collection', '/collections'],
  ['a venue', '/dining/karls'],
  ['a city guide', '/ash-city-guides/detroit'],
  ['the mail', '/ash-mail'],
  ['a mail article', htmlOnly],
  ['a mood', '/mood/one-red-tile'],
  ['an event', '/dining/the-vestry/events/organ-night'],
  ['press', '/press'],
  ['careers', '/careers'],
  ['a venue with a skin', '/dining/the-gold-room'],
  ['the cart', '/cart'],
  ['the search', '/search?q=key'],
  ['login', '/auth/login'],
] as const;

for (const [name, path] of pages) {
  for (const width of [390, 1440]) {
    test(`${name} does not move by itself, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: width < 600 ? 844 : 900 });
      await page.addInitScript(recordShifts);
      const fonts = await hold(page, '**/*.woff2');
      const pictures = await hold(page, '**/f/**');
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await untilDrawn(page);
      await fonts.release();
      await page.evaluate(() => document.fonts.ready);
      await untilDrawn(page);
      await pictures.release();
      await (path === htmlOnly ? untilInteractive(page) : untilSectionsAlive(page));
      await untilComplete(page);
      await expectStill(page);
    });
  }
}

test('the number of things in the cart moves nothing on the next page', async ({ page }) => {
  await page.addInitScript(recordShifts);
  await page.goto('/souvenirs/product/key-tag');
  await addToCart(page);
  await page.goto('/');
  await untilSectionsAlive(page);
  await untilComplete(page);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart' })).toHaveCSS('--cart-count', '" (1)"');
  await expectStill(page);
});
