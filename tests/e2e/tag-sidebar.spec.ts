import { expect, expectAccessible, test, untilInteractive } from './site-test.ts';

test('it opens and closes at the side of a wide window, and stays as it was left', async ({ page, visit }) => {
  await visit('/mood');
  await untilInteractive(page);
  const button = page.getByRole('button', { name: 'Tags' });
  const panel = page.getByRole('navigation', { name: 'Tags' });
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(panel.getByRole('link').first()).toBeHidden();
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  const first = panel.getByRole('link').first();
  await expect(first).toHaveAccessibleName(/\d+ pictures?$/);
  await expectAccessible(page);

  await first.click();
  await expect(page).toHaveURL(/\/mood\/tagged\/./);
  await expect(panel.locator('[aria-current="page"]')).toHaveCount(1);
  await page.reload();
  await untilInteractive(page);
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await button.click();
  await page.reload();
  await untilInteractive(page);
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('an entry’s page has it, too', async ({ page, visit }) => {
  await visit('/mood/one-red-tile');
  await untilInteractive(page);
  await expect(page.getByRole('button', { name: 'Tags' })).toBeVisible();
});

test.describe('on a narrow window', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test('it is a dialog that a chosen tag closes', async ({ page, visit }) => {
    await visit('/mood');
    await untilInteractive(page);
    const button = page.getByRole('button', { name: 'Tags' });
    // In a row of its own: wherever the page stands, it covers no picture.
    const pictures = await page
      .locator('main img')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom));
    expect((await button.boundingBox())?.y).toBeGreaterThan(Math.max(...pictures));
    await button.click();
    const dialog = page.getByRole('dialog', { name: 'Tags' });
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
    await button.click();
    await dialog.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/mood\/tagged\/./);
    await expect(dialog).toBeHidden();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('it is a list at the end of the page', async ({ page, visit }) => {
    await visit('/mood');
    const list = page.getByRole('navigation', { name: 'Tags' });
    await expect(list.getByRole('link').first()).toBeVisible();
    const [last, end] = [await list.boundingBox(), await page.getByRole('contentinfo').boundingBox()];
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual((end?.y ?? 0) + 1);
    await list.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/mood\/tagged\/./);
  });
});
