import type { Page } from '@playwright/test';
import type { ScenarioContext } from './scenario.ts';

/** A guest's cart, and the steps of the checkout, each as it is, with errors, and with what was refused. */
export async function shopping(context: ScenarioContext): Promise<void> {
  const { page, store } = context;
  await fillCart(context);
  await context.open('/cart');
  await store('cart');
  await page.getByRole('main').getByRole('button', { name: 'Checkout' }).click();
  await store('address');
  await press(page, 'Continue to delivery');
  await store('address with errors');
  await fillAddress(page, `june-${context.width}@example.com`);
  await store('delivery');
  await page.getByLabel('Discount code').fill('NO-SUCH-CODE');
  await press(page, 'Apply discount code');
  await store('delivery with a refused discount code');
  await page.getByLabel('Gift card').fill('NO-SUCH-CARD');
  await press(page, 'Apply gift card');
  await store('delivery with a refused gift card');
  await page.getByLabel('Discount code').fill('FREESHIP');
  await press(page, 'Apply discount code');
  await page.getByLabel('Gift note').fill('For the best of aunts');
  await press(page, 'Continue to payment');
  await store('payment with a discount');
  await press(page, 'Continue to review');
  await store('payment with errors');
  await fillCard(page, '4000 0000 0000 0002');
  await store('review');
  await press(page, 'Pay');
  await store('declined card');
  await page.getByRole('link', { name: 'use another card' }).click();
  await fillCard(page, '4242 4242 4242 4242');
  await press(page, 'Pay');
  await store('thanks');
}

/** Buys one thing without storing a page. The visitor may be logged in. */
export async function buy(context: ScenarioContext, email: string): Promise<void> {
  await fillCart(context);
  await context.open('/cart');
  await context.page.getByRole('main').getByRole('button', { name: 'Checkout' }).click();
  await fillAddress(context.page, email);
  await press(context.page, 'Continue to payment');
  await fillCard(context.page, '4242 4242 4242 4242');
  await press(context.page, 'Pay');
  await context.page.getByRole('heading', { level: 1, name: /^Thank you/ }).waitFor();
}

async function fillCart({ page, open }: ScenarioContext): Promise<void> {
  await open('/souvenirs/product/gingham-tea-towel');
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click();
  await page
    .getByText(/Added\. Cart has \d+ items?\./)
    .first()
    .waitFor();
}

async function fillAddress(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('First name').fill('June');
  await page.getByLabel('Last name').fill('Osei');
  await page.getByLabel('Street and number').first().fill('14 Woodward Avenue');
  await page.getByLabel('City').first().fill('Detroit');
  await page.getByLabel('State').first().selectOption('MI');
  await page.getByLabel('ZIP code').first().fill('48226');
  await press(page, 'Continue to delivery');
}

async function fillCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Name on the card').fill('June Osei');
  await page.getByLabel('Expires').fill('08/39');
  await page.getByLabel('Security code').fill('123');
  await press(page, 'Continue to review');
}

function press(page: Page, name: string): Promise<void> {
  return page.getByRole('button', { name }).click();
}
