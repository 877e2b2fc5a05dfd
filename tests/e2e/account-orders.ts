import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { runOrdersCommand } from '#cli/orders-command.ts';
import { openOrderManagement } from '#embedded/commerce/orders/management/open-order-management.ts';
import { ask } from './account-site.ts';
import { compileCache, type RunningSite } from './running-site.ts';

const root = join(import.meta.dirname, '../..');

/** Buys a product in the shop's own checkout, as a customer or without an account, without a browser; answers the order's number, such as 1001. */
export async function buy(
  site: string,
  customer: { email: string; token?: string },
  { handle = 'key-tag', quantity = 1 } = {},
): Promise<string> {
  const { product } = await ask<{ product: { selectedOrFirstAvailableVariant: { id: string } } }>(
    site,
    'query ($handle: String!) { product(handle: $handle) { selectedOrFirstAvailableVariant { id } } }',
    { handle },
  );
  const { cartCreate } = await ask<{ cartCreate: { cart: { checkoutUrl: string } } }>(
    site,
    'mutation ($input: CartInput!) { cartCreate(input: $input) { cart { checkoutUrl } } }',
    {
      input: {
        lines: [{ merchandiseId: product.selectedOrFirstAvailableVariant.id, quantity }],
        buyerIdentity: {
          countryCode: 'US',
          email: customer.email,
          ...(customer.token && { customerAccessToken: customer.token }),
        },
      },
    },
  );
  const checkout = new URL(cartCreate.cart.checkoutUrl);
  const send = async (step: string, fields?: Record<string, string>) => {
    const address = `${site}${checkout.pathname}${step}${checkout.search}`;
    const answer = await fetch(address, fields ? { method: 'POST', body: new URLSearchParams(fields) } : {});
    return answer.text();
  };
  const address = {
    email: customer.email,
    firstName: 'June',
    lastName: 'Osei',
    address1: '14 Woodward Avenue',
    city: 'Detroit',
    country: 'US',
    province: 'MI',
    zip: '48226',
  };
  await send('', address);
  await send('/delivery', { method: 'standard', note: '' });
  const card = { cardNumber: '4242 4242 4242 4242', cardName: 'June Osei', cardExpiry: '08/39', cardCode: '123' };
  const review = await send('/payment', card);
  const shown = /name="shown" value="([^"]*)"/.exec(review)?.[1] ?? '';
  const thanks = await send('/review', { shown });
  const number = /#(\d{4,})/.exec(thanks)?.[1];
  if (!number) throw new Error(`the checkout ended without an order: ${thanks.replace(/<[^>]*>/g, ' ').slice(0, 400)}`);
  return number;
}

/** `npm run orders -- …`: the operator's command, beside the running site. */
export async function operate(site: RunningSite, ...words: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(join(root, 'node_modules/.bin/node'), ['src/cli/orders.ts', ...words], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: site.database,
      NODE_ENV: 'production',
      NODE_COMPILE_CACHE: compileCache,
    },
  });
  return stdout;
}

/**
 * The same command in this process, for tests that give many: a start takes longer than any command. The words are split at
 * the spaces; `close` ends the database.
 */
export async function openOperator(site: RunningSite) {
  const { management, close } = await openOrderManagement(site.database.replace(/^file:/, ''), site.address);
  return { operate: (command: string) => runOrdersCommand(management, command.split(' '), null), close };
}
