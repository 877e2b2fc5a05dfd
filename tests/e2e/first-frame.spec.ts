import type { Page } from '@playwright/test';
import { expect, test } from './site-test.ts';

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const sheets: string[] = [];
    Object.assign(window, { sheets });
    const { replaceSync } = CSSStyleSheet.prototype;
    CSSStyleSheet.prototype.replaceSync = function (text) {
      sheets.push(text);
      replaceSync.call(this, text);
    };
  }),
);

/** The number of the first part of `main` that waited, by frame; none at the end. */
const waiting = async (page: Page) => {
  const sheets = await page.evaluate(() => (window as unknown as { sheets: string[] }).sheets);
  return sheets.map((text) => /nth-child\(n\+(\d+)\)\{content-visibility:auto/.exec(text)?.[1]);
};

test('sections below the window are drawn one after another', async ({ page, visit }) => {
  await visit('/hotels/ulysses');
  const parts = await page.locator('main > *').count();
  expect(parts).toBeGreaterThan(8);
  const first = 4;
  const inTurn = Array.from({ length: parts + 1 - first }, (_, index) => String(first + index));
  const seen = await waiting(page);
  // While the page arrives several frames may find nothing to draw.
  expect([...new Set(seen)]).toEqual([...inTurn, undefined]);
  expect(seen.at(-1)).toBeUndefined();
});

test('a page that is opened at a place within it is drawn at once', async ({ page, visit }) => {
  await visit('/hotels/ulysses#rooms');
  await expect(page.locator('#rooms')).toBeInViewport();
  expect(await waiting(page)).toEqual([]);
  await visit('/hotels/ulysses');
  expect(await waiting(page)).not.toEqual([]);
  await page.reload();
  await expect(page.locator('footer')).toHaveCount(1);
  expect(await waiting(page)).toEqual([]);
});

test('the end of a short page is drawn after the first frame', async ({ page, visit }) => {
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => {
      const drawn = document.querySelector('body > footer p')?.checkVisibility({ contentVisibilityAuto: true });
      Object.assign(window, { drawn });
    }),
  );
  await visit('/dining/the-vestry/events/organ-night');
  expect(await page.evaluate(() => (window as unknown as { drawn: boolean }).drawn)).toBe(false);
  await page.locator('body > footer').scrollIntoViewIfNeeded();
  await expect
    .poll(() =>
      page
        .locator('body > footer p')
        .first()
        .evaluate((text) => text.checkVisibility({ contentVisibilityAuto: true })),
    )
    .toBe(true);
});
