import { openAccount } from '../ask-shop.ts';
import type { ScenarioContext } from './scenario.ts';
import { buy } from './shopping.ts';

/** A customer's account: empty, with an address, with errors, with an order. */
export async function account(context: ScenarioContext): Promise<void> {
  const { page, site, open, store } = context;
  const email = `ida-${context.width}@example.com`;
  const { token, expiresAt } = await openAccount(site, email);
  await page.context().addCookies([
    { name: 'shopifyAccessToken', value: token, url: site, sameSite: 'Lax' },
    { name: 'shopifyAccessTokenExpiresAt', value: encodeURIComponent(expiresAt), url: site, sameSite: 'Lax' },
  ]);
  await open('/auth/account');
  await store('overview of a new account');
  await open('/auth/account/orders');
  await store('no orders');
  await open('/auth/account/addresses');
  await store('no addresses');
  await open('/auth/account/addresses?add=new');
  await store('new address');
  const box = (name: string) => page.getByRole('main').getByRole('textbox', { name });
  await page.getByRole('button', { name: 'Save the address' }).click();
  await page.locator('#address-errors').waitFor();
  await store('new address with errors');
  await box('Last name').fill('Osei');
  await box('Street and number').fill('14 Woodward Avenue');
  await box('City').fill('Detroit');
  await page.getByRole('combobox', { name: 'State' }).selectOption('MI');
  await box('ZIP code').fill('48226');
  await page.getByRole('button', { name: 'Save the address' }).click();
  await page.getByText('The address is saved.').waitFor();
  await open('/auth/account/addresses');
  await store('addresses');
  await buy(context, email);
  await open('/auth/account');
  await store('overview');
  await open('/auth/account/orders');
  await store('orders');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Order #/ })
    .first()
    .click();
  await page.getByRole('heading', { level: 1, name: /^Order #/ }).waitFor();
  await store('order');
}
