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
