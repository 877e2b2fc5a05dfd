import { expect, expectAccessible, test, untilInteractive } from './site-test.ts';

test('the announcement stands over the header of every page, and does not move it', async ({ page, visit }) => {
  for (const path of ['/', '/hotels/ulysses', '/cart', '/nowhere']) {
    await visit(path);
    const banner = page.getByRole('region', { name: 'Announcement' });
    await expect(banner).toBeVisible();
    const [over, under] = [await banner.boundingBox(), await page.getByRole('banner').boundingBox()];
    expect((over?.y ?? 0) + (over?.height ?? 0)).toBeLessThanOrEqual(under?.y ?? 0);
  }
});

test('dismissed, it is gone before the next page is painted, and other words are seen again', async ({
  page,
  visit,
}) => {
  await visit('/about');
  await untilInteractive(page);
  const banner = page.getByRole('region', { name: 'Announcement' });
  await page.getByRole('button', { name: 'Dismiss the announcement' }).click();
  await expect(banner).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();

  // The next page has it in its HTML; no script but the head's own has run when it is hidden.
  await page.route('**/assets/*.js', () => new Promise(() => {}));
  await page.goto('/team');
  await expect(page.locator('[data-banner]')).toHaveCount(1);
  await expect(page.locator('[data-banner]')).toBeHidden();

  await page.evaluate(() => localStorage.setItem('dismissed-banners', 'another-announcement'));
  await page.reload();
  await expect(page.locator('[data-banner]')).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a stored value that is no hash changes nothing', async ({ page, visit }) => {
  await visit('/about');
  await page.evaluate(() => localStorage.setItem('dismissed-banners', 'x"]{}body{display:none} *'));
  await visit('/about');
  await expect(page.locator('body')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Announcement' })).toBeVisible();
});

test('the preview line is on drafts alone, with its facts and the way out', async ({ page, visit }) => {
  await visit('/hotels/ulysses');
  await expect(page.getByRole('region', { name: 'Preview' })).toHaveCount(0);
  await visit('/hotels/ulysses?_storyblok=1');
  await untilInteractive(page);
  const line = page.getByRole('region', { name: 'Preview' });
  await expect(line).toContainText('hotels/ulysses');
  await expect(line).toContainText('production');
  await expect(line).toContainText(/Version\s*\d+\.\d+\.\d+/);
  await expect(line).toContainText(/Last publish\s*\d{4}-\d\d-\d\d \d\d:\d\d UTC/);
  await expectAccessible(page);
  await line.getByRole('link', { name: 'Leave preview' }).click();
  await expect(page).toHaveURL('/hotels/ulysses');
  await expect(page.getByRole('region', { name: 'Preview' })).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the announcement always stands, without a button', async ({ page, visit }) => {
    await visit('/about');
    await expect(page.getByRole('region', { name: 'Announcement' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Dismiss the announcement' })).toBeHidden();
  });
});
