import type { Page } from '@playwright/test';
import { launchWithPictures } from '../playwright.config.ts';
import { expect, test } from '../site-test.ts';
import { openWithStillClock } from './moving.ts';

test.use({ launchOptions: launchWithPictures });

/**
 * Puts a twin of the last picture that still waits this many pixels below the window, where nothing else can move or
 * hide it. Answers with the addresses it may be fetched from.
 */
function placeBelow(page: Page, distance: number): Promise<string[]> {
  return page.evaluate((below) => {
    const waiting = [...document.querySelectorAll<HTMLImageElement>('main img[data-srcset]')].at(-1);
    const image = waiting?.cloneNode();
    if (!(image instanceof HTMLImageElement)) throw new Error('no picture waits');
    image.dataset.placed = '';
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`[data-placed] {
      display: block; position: absolute; inset-inline-start: 20px; inline-size: 200px; block-size: 150px;
      inset-block-start: ${innerHeight + below}px;
    }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    document.body.append(image);
    const [address = '', ...sizes] = (image.dataset.srcset ?? '').split(' ');
    return sizes.map((size) => address.replace('*', size));
  }, distance);
}

const cases = [
  { width: 1440, height: 900, near: 450, far: 800 },
  { width: 390, height: 844, near: 350, far: 420 },
];

for (const { width, height, near, far } of cases) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height } });

    test(`a picture ${far} px below the window waits`, async ({ page, visit }) => {
      await openWithStillClock(page, visit, '/');
      const requested = new Set<string>();
      page.on('request', (request) => requested.add(decodeURI(new URL(request.url()).pathname)));
      const candidates = await placeBelow(page, far);
      expect(candidates.length).toBeGreaterThan(1);
      await page.clock.runFor(1_000);
      await page.waitForLoadState('networkidle');
      const image = page.locator('[data-placed]');
      expect(await image.evaluate((element) => element.getBoundingClientRect().top - innerHeight)).toBe(far);
      await expect(image).not.toHaveAttribute('srcset');
      expect(candidates.filter((candidate) => requested.has(candidate))).toEqual([]);
    });

    test(`a picture ${near} px below the window is fetched`, async ({ page, visit }) => {
      await openWithStillClock(page, visit, '/');
      const requested = new Set<string>();
      page.on('request', (request) => requested.add(decodeURI(new URL(request.url()).pathname)));
      const candidates = await placeBelow(page, near);
      await page.clock.runFor(125);
      const image = page.locator('[data-placed]');
      expect(await image.evaluate((element) => element.getBoundingClientRect().top - innerHeight)).toBe(near);
      await expect(image).toHaveAttribute('srcset', /\d+w/);
      await expect.poll(() => candidates.filter((candidate) => requested.has(candidate)).length).toBe(1);
    });
  });
}

test('it is looked for at most every 125 ms', async ({ page, visit }) => {
  await openWithStillClock(page, visit, '/');
  await placeBelow(page, 800);
  await page.clock.runFor(1_000);
  const image = page.locator('[data-placed]');
  const come = () => image.evaluate((element) => element.hasAttribute('srcset'));
  // The first scroll is looked at once; what follows within 125 ms waits for their end.
  await page.evaluate(() => {
    dispatchEvent(new Event('scroll'));
    scrollTo({ top: 400, behavior: 'instant' });
    dispatchEvent(new Event('scroll'));
  });
  expect(await come()).toBe(false);
  await page.clock.runFor(124);
  expect(await come()).toBe(false);
  await page.clock.runFor(1);
  expect(await come()).toBe(true);
});
