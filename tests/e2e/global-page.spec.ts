import { expect, expectAccessible, test, untilInteractive } from './site-test.ts';

test('/global shows what stands on every page, as stills', async ({ page, visit }) => {
  expect(await visit('/global')).toBe(200);
  await untilInteractive(page);
  for (const name of ['Message banner', 'Staging banner', 'Splash', 'Header', 'Hotels', 'Tag sidebar', 'Footer']) {
    await expect(page.getByRole('region', { name: `${name}, as it stands on a page` })).toBeVisible();
  }
  const still = (name: string) => page.getByRole('region', { name: `${name}, as it stands on a page` });
  await expect(still('Splash')).toContainText('Five old buildings, kept going');
  await expect(still('Message banner')).toContainText('Shenandoah Mansions has heat');
  await expect(still('Header').getByRole('link', { name: 'Peter & Paul' })).toBeVisible();
  await expect(still('Hotels').getByRole('link', { name: /Neptune/ })).toHaveAttribute('href', '/hotels/neptune');
  await expect(still('Tag sidebar').getByRole('link').first()).toBeVisible();
  await expect(still('Tag sidebar').getByRole('button')).toHaveCount(0);
  await expect(still('Footer').getByRole('link', { name: 'Careers' })).toBeVisible();
  // No second landmark of a kind that a page has once, and nothing lies over the page.
  for (const role of ['banner', 'contentinfo', 'main'] as const) await expect(page.getByRole(role)).toHaveCount(1);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await expectAccessible(page);
});
