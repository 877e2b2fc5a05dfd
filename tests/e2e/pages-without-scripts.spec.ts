import type { Page } from '@playwright/test';
import { pages } from './addresses.ts';
import { wrongDefaultButtons } from './default-button.ts';
import { expect, testsOnOnePage } from './site-test.ts';

const test = testsOnOnePage({ javaScriptEnabled: false });

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

test.use({ viewport: { width: 390, height: 844 } });

for (const [path, title] of pages) {
  test(`${path} is readable on a phone without JavaScript`, async ({ page, visit }) => {
    expect(await visit(path)).toBe(200);
    await expect(page).toHaveTitle(title);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.getByRole('main')).toContainText(/\w{3}/);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    expect(await wrongDefaultButtons(page)).toEqual([]);
    // Every picture that is there can be seen: the waiting ones have a twin.
    const waiting = await page.locator('img[data-srcset]').count();
    const twins = await page.locator('noscript img[src]').count();
    expect(twins).toBeGreaterThanOrEqual(waiting);
  });
}

test.describe('in a wide window', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  for (const path of ['/', '/hotels/ulysses', '/dining/karls', '/about']) {
    test(`the pictures of ${path} stand where they stand with scripts`, async ({ page, visit }) => {
      await visit(path);
      const places = await page.evaluate(() => {
        const place = (element: Element) => {
          const { gridColumnStart, gridRowStart, position, order } = getComputedStyle(element);
          return [gridColumnStart, gridRowStart, position, order].join(' ');
        };
        return [...document.querySelectorAll('main noscript > img')].flatMap((twin) => {
          const waiting = twin.parentElement?.previousElementSibling;
          return waiting?.matches('img[data-srcset]') ? [{ twin: place(twin), waiting: place(waiting) }] : [];
        });
      });
      expect(places.length).toBeGreaterThan(0);
      expect(places.filter(({ twin, waiting }) => twin !== waiting)).toEqual([]);
    });
  }
});
