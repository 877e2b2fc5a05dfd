import { missing } from './addresses.ts';
import { expect, expectAccessible, test, untilInteractive } from './site-test.ts';

for (const path of missing) {
  test(`${path} is a 404 that says so`, async ({ page, visit }) => {
    expect(await visit(path)).toBe(404);
    await untilInteractive(page);
    await expect(page.getByText(`Page not found: ${path}`, { exact: true })).toBeVisible();
    await expect(page.getByText('Sorry, the page you are looking for could not be found.')).toBeVisible();
    await expect(page.getByRole('main')).toContainText('404');
    await expect(page.getByRole('link', { name: 'Go back home' })).toHaveAttribute('href', '/');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('h1')).toHaveCount(1);
    await expectAccessible(page);
  });
}

test('the path is shown escaped and without its query', async ({ page, visit }) => {
  expect(await visit('/no-%3Cb%3Ewhere%3C/b%3E?secret=1')).toBe(404);
  await expect(page.getByText('Page not found: /no-%3Cb%3Ewhere%3C/b%3E', { exact: true })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('secret');
});

test('a not-found page leads on', async ({ page, visit }) => {
  await visit('/nowhere');
  await untilInteractive(page);
  await page.getByRole('link', { name: 'Go back home' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.locator('h1')).toHaveCount(1);
});
