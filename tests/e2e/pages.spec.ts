import type { Page } from '@playwright/test';
import { lists, pages } from './addresses.ts';
import { wrongDefaultButtons } from './default-button.ts';
import { expect, expectAccessible, test, untilInteractive, untilSectionsAlive } from './site-test.ts';

const phone = { width: 390, height: 844 };
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

for (const [path, title] of pages) {
  test(`${path} is a whole page, and fits a phone`, async ({ page, visit }) => {
    expect(await visit(path)).toBe(200);
    await untilInteractive(page);
    await expect(page).toHaveTitle(title);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('h1')).not.toHaveText('');
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(page.getByRole('contentinfo')).toHaveCount(1);
    await expectAccessible(page);
    await page.setViewportSize(phone);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await expectAccessible(page);
  });
}

for (const [list, prefix] of lists) {
  test(`${list} leads to pages under ${prefix}`, async ({ page, request, visit }) => {
    const main = /<main\b[\s\S]*<\/main>/.exec(await (await request.get(list)).text())?.[0] ?? '';
    const links = [...main.matchAll(/<a\b[^>]*\shref="([^"]+)"/g)].map(([, href = '']) => href);
    const first = links.find((href) => href.startsWith(prefix) && href !== list && !href.endsWith('.xml'));
    expect(await visit(first ?? '')).toBe(200);
    await untilInteractive(page);
    await expect(page.locator('h1')).toHaveCount(1);
    await expectAccessible(page);
  });
}

test.describe('on a phone without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: phone });
  for (const [path, title] of pages) {
    test(`${path} is readable`, async ({ page, visit }) => {
      expect(await visit(path)).toBe(200);
      await expect(page).toHaveTitle(title);
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page.getByRole('main')).toContainText(/\w{3}/);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      expect(await wrongDefaultButtons(page)).toEqual([]);
      // Every picture that is there can be seen: the waiting ones have a twin.
      const waiting = await page.locator('img[data-srcset]').count();
      const twins = await page.locator('noscript img[srcset]').count();
      expect(twins).toBeGreaterThanOrEqual(waiting);
    });
  }
});

test('a long list grows in place, gives the focus to what came, and makes no history', async ({ page, visit }) => {
  await visit('/');
  await untilSectionsAlive(page);
  const entries = await page.evaluate(() => history.length);
  const press = page.locator('#press');
  const before = await press.getByRole('heading', { level: 3 }).count();
  await press.getByRole('link', { name: /^Show \d+ more$/ }).click();
  await expect(page).toHaveURL('/?page=2&list=press');
  await expect(press.getByRole('heading', { level: 3 }).nth(before).getByRole('link')).toBeFocused();
  expect(await page.evaluate(() => history.length)).toBe(entries);
});
