import type { Page } from '@playwright/test';
import { addToCart, cartLine } from './shop-steps.ts';
import { expect, test } from './site-test.ts';

/** Holds every script file back; what it returns lets them through. */
async function holdScripts(page: Page): Promise<() => void> {
  let letThrough = () => {};
  const released = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return letThrough;
}

test.describe('a press before the scripts have come is not lost', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('on the menu’s button', async ({ page, visit }) => {
    const release = await holdScripts(page);
    await visit('/hotels/ulysses');
    const button = page.getByRole('button', { name: 'Menu' });
    // Pressed again, because nothing happened: it opens, and stays open.
    await button.click();
    await button.click();
    await expect(page.getByRole('dialog')).toBeHidden();
    release();
    await expect(page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'ash mail' })).toBeVisible();
  });

  test('on the button that dismisses an announcement', async ({ page, visit }) => {
    const release = await holdScripts(page);
    await visit('/about');
    const dismiss = page.getByRole('button', { name: /^Dismiss/ });
    await dismiss.click();
    await expect(dismiss).toBeVisible();
    release();
    await expect(dismiss).toBeHidden();
  });

  test('on the steps of a number, as often as it was pressed', async ({ page, visit }) => {
    const release = await holdScripts(page);
    await visit('/hotels/ulysses');
    const adults = page.getByRole('spinbutton', { name: /adults/i }).first();
    const before = Number(await adults.inputValue());
    const more = page.getByRole('button', { name: 'More adults' }).first();
    await more.click();
    await more.click();
    release();
    await expect(adults).toHaveValue(String(before + 2));
  });

  test('on a choice of a product, which is then what is bought', async ({ page, visit }) => {
    const release = await holdScripts(page);
    await visit('/souvenirs/product/key-tag');
    const ulysses = page.getByRole('radio', { name: 'Ulysses' });
    await ulysses.check();
    await expect(page).not.toHaveURL(/variant=/);
    release();
    await expect(page).toHaveURL(/variant=/);
    await expect(ulysses).toBeChecked();
    await addToCart(page);
    await page.goto('/cart');
    await expect(cartLine(page, 'key tag')).toContainText('Ulysses');
  });

  for (const [path, name, option, asked, fold] of [
    ['/collections/rooms-and-beds', 'Sort', 'name', /sort=name/, 'Sort and filter'],
    // In a section that hydrates later.
    ['/careers', 'Department', 'kitchen', /department=kitchen/, null],
  ] as const) {
    test(`on a filter of ${path}`, async ({ page, visit }) => {
      const release = await holdScripts(page);
      await visit(path);
      if (fold) await page.getByText(fold).click();
      await page.getByRole('combobox', { name }).first().selectOption(option);
      await expect(page).not.toHaveURL(asked);
      release();
      await expect(page).toHaveURL(asked);
      await expect(page.getByRole('combobox', { name }).first()).toHaveValue(option);
    });
  }

  test('on a box of a filter', async ({ page, visit }) => {
    const release = await holdScripts(page);
    await visit('/collections/rooms-and-beds');
    await page.getByText('Sort and filter').click();
    await page.getByRole('checkbox', { name: 'In stock' }).check();
    release();
    await expect(page).toHaveURL(/in_stock=1/);
    await expect(page.getByRole('checkbox', { name: 'In stock' })).toBeChecked();
  });
});

test('links, forms and what opens in place work while no script comes', async ({ page, visit }) => {
  await holdScripts(page);
  await visit('/dining/karls');
  await page.getByText('Children?').click();
  await expect(page.locator('details[open]').filter({ hasText: 'Children?' })).toBeVisible();
  await page
    .getByRole('link', { name: 'The whole menu: Breakfast' })
    .or(page.getByRole('link', { name: 'Breakfast' }))
    .first()
    .click();
  await expect(page).toHaveURL(/breakfast/);
  await page.goto('/souvenirs/product/karls-mug');
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(page).toHaveURL(/\/cart/);
});
