import type { Page } from '@playwright/test';
import { lists, pages } from './addresses.ts';
import { holdPictures } from './hold-pictures.ts';
import { misfits } from './page-fit.ts';
import { launchWithPictures } from './playwright.config.ts';
import { expect, expectAccessible, test, untilInteractive } from './site-test.ts';

// With scrollbars that take room, as most desktop browsers have them: the window is wider than what a page may fill.
test.use({ launchOptions: { ...launchWithPictures, ignoreDefaultArgs: ['--hide-scrollbars'] } });

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

/** Opens a page that is never wider than its window, whether its pictures wait, have come or are broken. */
async function openAtEveryWidth(page: Page, path: string): Promise<number> {
  const pictures = await holdPictures(page);
  const response = await page.goto(path, { waitUntil: 'domcontentloaded' });
  const waiting = await misfits(page, 'pictures wait');
  await pictures.release();
  await untilInteractive(page);
  expect([...waiting, ...(await misfits(page, 'pictures came or are broken'))]).toEqual([]);
  await page.setViewportSize(desktop);
  return response?.status() ?? 0;
}

for (const [path, title] of pages) {
  test(`${path} is a whole page, and fits every window`, async ({ page, offences: _ }) => {
    expect(await openAtEveryWidth(page, path)).toBe(200);
    await expect(page).toHaveTitle(title);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('h1')).not.toHaveText('');
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(page.getByRole('contentinfo')).toHaveCount(1);
    await expectAccessible(page);
    await page.setViewportSize(phone);
    await expectAccessible(page);
  });
}

test('of a picture that does not come, no words are drawn over its preview', async ({ page }) => {
  await page.route('**/f/**', (route) => route.abort());
  await page.goto('/hotels/ulysses', { waitUntil: 'domcontentloaded' });
  const picture = page.locator('main img').first();
  await expect(picture).toHaveAttribute('alt', /\w/);
  await expect(picture).toHaveCSS('color', 'rgba(0, 0, 0, 0)');
});

for (const [list, prefix] of lists) {
  test(`${list} leads to pages under ${prefix}`, async ({ page, request, offences: _ }) => {
    const main = /<main\b[\s\S]*<\/main>/.exec(await (await request.get(list)).text())?.[0] ?? '';
    const links = [...main.matchAll(/<a\b[^>]*\shref="([^"]+)"/g)].map(([, href = '']) => href);
    const first = links.find((href) => href.startsWith(prefix) && href !== list && !href.endsWith('.xml'));
    expect(await openAtEveryWidth(page, first ?? '')).toBe(200);
    await expect(page.locator('h1')).toHaveCount(1);
    await expectAccessible(page);
  });
}

for (const path of [
  '/hotels',
  '/hotels?hotel=the-siren&compare=all',
  '/search',
  '/search?q=key',
  '/events?view=month',
]) {
  test(`${path} fits every window`, async ({ page }) => {
    expect(await openAtEveryWidth(page, path)).toBe(200);
  });
}

// One for each layout of a page that is not there.
for (const path of [
  '/nowhere',
  '/ash-mail/the-dean/none',
  '/dining/none',
  '/dining/karls/none',
  '/dining/candy-bar/none',
  '/dining/the-gold-room/none',
  '/hotels/ulysses/none',
  '/hotels/the-siren/none',
  '/hotels/shenandoah-mansions/none',
]) {
  test(`${path} fits every window`, async ({ page }) => {
    expect(await openAtEveryWidth(page, path)).toBe(404);
  });
}
