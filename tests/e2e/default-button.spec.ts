import { wrongDefaultButtons } from './default-button.ts';
import { cartLine, goToCheckout } from './shop-steps.ts';
import { expect, test } from './site-test.ts';

test('Enter in the checkout’s address form sends the step', async ({ page, offences: _ }) => {
  await goToCheckout(page);
  await page.getByLabel('City').first().press('Enter');
  await expect(page.getByRole('heading', { name: /things need another look/ })).toBeVisible();

  await page.getByLabel('Email').fill('june@example.com');
  await page.getByLabel('Last name').fill('Osei');
  await page.getByLabel('Street and number').first().fill('14 Woodward Avenue');
  await page.getByLabel('City').first().fill('Detroit');
  await page.getByLabel('State').first().selectOption('MI');
  await page.getByLabel('ZIP code').first().fill('48226');
  await page.getByLabel('Email').press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Delivery' })).toBeVisible();
});

test('the button of the country still asks for that country’s fields', async ({ page, offences: _ }) => {
  await goToCheckout(page);
  await page.getByLabel('Country').first().selectOption('CA');
  await page.getByRole('button', { name: 'Use this country' }).first().click();
  await expect(page.getByLabel('Province or territory')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('Enter in a souvenir’s quantity puts that many into the cart', async ({ page, visit }) => {
    await visit('/souvenirs/product/bathrobe');
    await page.getByRole('radio', { name: 'L', exact: true }).check();
    await page.getByLabel('How many').fill('2');
    await page.getByLabel('How many').press('Enter');
    await expect(cartLine(page, 'Oxblood bathrobe').getByRole('spinbutton')).toHaveValue('2');
  });

  test('Enter in the quantity of a line of the cart sends that quantity', async ({ page, visit }) => {
    await visit('/souvenirs/product/karls-mug');
    await page.getByRole('button', { name: 'Add to cart' }).first().click();
    await visit('/cart');
    const field = cartLine(page, 'Karl’s Diner mug').getByRole('spinbutton');
    await field.fill('3');
    await field.press('Enter');
    await expect(page.getByText('$59.70').first()).toBeVisible();
    expect(await wrongDefaultButtons(page)).toEqual([]);
  });
});
