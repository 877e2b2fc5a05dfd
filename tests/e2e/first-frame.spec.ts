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
  return sheets.map((text) => /nth-child\(n\+(\d+)\)/.exec(text)?.[1]);
};

test('sections are drawn one after another', async ({ page, visit }) => {
  await visit('/hotels/ulysses');
  const parts = await page.locator('main > *').count();
  expect(parts).toBeGreaterThan(8);
  const first = 3;
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

test('a page that is opened at words to find is drawn at once', async ({ page, visit }) => {
  await visit('/hotels/ulysses#:~:text=Breakfast');
  expect(await waiting(page)).toEqual([]);
});

test.describe('while the sections after the first frame wait', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      window.requestAnimationFrame = () => 0;
    });
    await page.goto('/hotels/ulysses');
  });

  test('they and the footer have no place', async ({ page }) => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main > :nth-child(3)')).toBeHidden();
    await expect(page.locator('body > footer')).toBeHidden();
  });

  for (const [name, use] of [
    ['a key', (page: Page) => page.keyboard.press('Tab')],
    ['a press', (page: Page) => page.mouse.click(5, 300)],
    ['the wheel', (page: Page) => page.mouse.wheel(0, 10)],
  ] as const) {
    test(`${name} draws them all`, async ({ page }) => {
      await use(page);
      await expect(page.locator('main > :nth-child(3)')).toBeVisible();
      await expect(page.locator('body > footer')).toBeVisible();
    });
  }
});
