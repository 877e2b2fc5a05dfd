import type { Page } from '@playwright/test';
import { expect, test, untilInteractive } from '../site-test.ts';
import { follow, type PartMoved, pageChanges, watchPageChanges } from './moving.ts';

const hotelLink = (page: Page) => page.locator('[data-section="hotels_nav"] a[href="/hotels/ulysses"]');

test.beforeEach(({ page }) => watchPageChanges(page));

/** The animations of the only change so far. */
async function onlyChange(page: Page): Promise<PartMoved[]> {
  await expect.poll(async () => (await pageChanges(page)).length).toBe(1);
  const [change = []] = await pageChanges(page);
  return change;
}

const of = (change: PartMoved[], part: string): PartMoved => {
  const found = change.find((moved) => moved.part === part);
  if (!found) throw new Error(`nothing moved ${part}; moved: ${change.map((moved) => moved.part).join(', ')}`);
  return found;
};

test('the old page has gone before the new one comes', async ({ page, visit }) => {
  await visit('/about');
  await untilInteractive(page);
  await follow(page, '/careers');
  const change = await onlyChange(page);
  const old = of(change, '::view-transition-old(page)');
  const next = of(change, '::view-transition-new(page)');
  expect(old.ends).toBeGreaterThan(0);
  expect(next.begins).toBeGreaterThanOrEqual(old.ends);
  expect(next.ends).toBeGreaterThan(next.begins);
  expect([old.name, next.name]).toEqual(['page-leave', 'page-enter']);
});

for (const [from, to] of [
  ['/', '/about'],
  ['/about', '/'],
] as const) {
  test(`from ${from} to ${to} is a fade, out then in`, async ({ page, visit }) => {
    await visit(from);
    await untilInteractive(page);
    await follow(page, to);
    const change = await onlyChange(page);
    const old = of(change, '::view-transition-old(page)');
    const next = of(change, '::view-transition-new(page)');
    expect([old.name, next.name]).toEqual(['page-fade-out', 'page-fade-in']);
    expect(next.begins).toBeGreaterThanOrEqual(old.ends);
  });
}

test('a hotel’s name and picture travel from the list to its page', async ({ page, visit }) => {
  await visit('/');
  await untilInteractive(page);
  await hotelLink(page).scrollIntoViewIfNeeded();
  await hotelLink(page).hover();
  await hotelLink(page).click();
  const change = await onlyChange(page);
  const old = of(change, '::view-transition-old(page)');
  const next = of(change, '::view-transition-new(page)');
  for (const part of ['ulysses-name', 'ulysses-picture']) {
    const group = of(change, `::view-transition-group(${part})`);
    expect(group.begins).toBeLessThan(old.ends);
    expect(group.ends).toBeGreaterThan(next.begins);
    of(change, `::view-transition-old(${part})`);
    of(change, `::view-transition-new(${part})`);
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Ulysses' })).toBeFocused();
});

test('a not-found page comes the same way', async ({ page, visit }) => {
  await visit('/about');
  await untilInteractive(page);
  page.removeAllListeners('console');
  await follow(page, '/nowhere');
  await expect(page.getByText('Page not found: /nowhere')).toBeVisible();
  const change = await onlyChange(page);
  expect(of(change, '::view-transition-new(page)').begins).toBeGreaterThanOrEqual(
    of(change, '::view-transition-old(page)').ends,
  );
});

test('a second navigation while pages change ends where it leads', async ({ page, visit }) => {
  await visit('/about');
  await untilInteractive(page);
  await follow(page, '/careers');
  await follow(page, '/press');
  await follow(page, '/contact');
  await expect(page.locator('main')).toHaveCount(1);
  await expect(page).toHaveTitle(/Contact/i);
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  // Nothing of the change stays behind.
  await expect
    .poll(() =>
      page.evaluate(() => [
        document.body.style.translate,
        document.documentElement.style.overflowAnchor,
        document.querySelectorAll('[style*="view-transition"]').length,
      ]),
    )
    .toEqual(['', '', 0]);
});

test('what changes within a page changes at once', async ({ page, visit }) => {
  await visit('/ash-city-guides/detroit');
  await untilInteractive(page);
  await follow(page, '/ash-city-guides/detroit?category=coffee');
  await follow(page, '/ash-city-guides/detroit');
  expect(await pageChanges(page)).toEqual([]);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('pages change at once', async ({ page, visit }) => {
    await visit('/');
    await untilInteractive(page);
    await follow(page, '/hotels/ulysses');
    const change = await onlyChange(page);
    expect(change).toEqual([]);
    await expect(page.getByRole('heading', { level: 1, name: 'Ulysses' })).toBeVisible();
  });
});

test('the loading flag is on from the start of a navigation to its finish', async ({ page, visit }) => {
  await visit('/about');
  await untilInteractive(page);
  const line = page.getByRole('progressbar', { name: 'Loading the page' });
  await expect(line).toBeHidden();
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/careers.data*', async (route) => {
    await asked;
    await route.continue();
  });
  await page.locator('a[href="/careers"]:visible').first().click();
  await expect(page.locator('html')).toHaveAttribute('data-loading', '');
  await expect(line).toBeVisible();
  const box = await line.boundingBox();
  expect(box?.height).toBeLessThanOrEqual(4);
  await expect(page).toHaveURL('/about');
  answer();
  await expect(page).toHaveURL('/careers');
  await expect(page.locator('html')).not.toHaveAttribute('data-loading');
  await expect(line).toBeHidden();
});
