import { DatabaseSync } from 'node:sqlite';
import type { Page } from '@playwright/test';
import { expect } from './site-test.ts';

/** Presses a product's button and waits until the cart has answered; without scripts it leads to the cart's page. */
export async function addToCart(page: Page): Promise<void> {
  await page.getByRole('form', { name: 'Buy' }).getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByText(/Added\. Cart has \d+ items?\./).first()).toBeVisible();
}

/** Puts a souvenir into the cart, which needs no scripts, and goes on to the checkout. */
export async function goToCheckout(page: Page): Promise<void> {
  await page.goto('/souvenirs/product/gingham-tea-towel');
  await addToCart(page);
  await page.goto('/cart');
  await page.getByRole('main').getByRole('button', { name: 'Checkout' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Address' })).toBeVisible();
}

/** The line of a thing in the cart. */
export function cartLine(page: Page, name: string) {
  return page.getByRole('list', { name: 'In your cart' }).getByRole('listitem').filter({ hasText: name });
}

/** Waits until every change is settled: the checkout can be pressed again. */
export async function untilSettled(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Checkout' })).toBeVisible();
}

/**
 * Changes the shop behind the site's back, or asks it something: the first row of the answer. No webhook tells of it, so
 * stored pages stay. `file:` as DATABASE_URL says it.
 */
export function changeShop(
  database: string,
  sql: string,
  ...values: (string | number)[]
): Record<string, unknown> | undefined {
  const db = new DatabaseSync(database.replace(/^file:/, ''));
  try {
    db.exec('PRAGMA busy_timeout = 5000');
    return db.prepare(sql).get(...values);
  } finally {
    db.close();
  }
}
