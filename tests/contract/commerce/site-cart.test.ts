import { createCookie } from 'react-router';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CartIntent } from '#app/cart/cart-intent.server.ts';
import { changeCart } from '#app/cart/change-cart.server.ts';
import { changeErrors } from '#app/cart/change-errors.server.ts';
import { claimCartFor } from '#app/session/claim-cart.server.ts';
import { cartContents } from '#blocks/cart/cart-contents.server.ts';
import { type CommerceClient, createCommerceClient } from '#clients/commerce/commerce-client.ts';
import { type CustomerCarts, openCustomerCarts } from '#services/customer-carts/customer-carts.ts';
import { type CartServer, cartDatabases, startCartServer } from './cart-server.ts';
import { PUBLIC_TOKEN, PUBLIC_URL } from './commerce-server.ts';

const visit = {
  version: 'published' as const,
  market: { country: 'US' as const, language: 'EN' as const },
  now: new Date(),
  referrer: null,
};

describe.each(cartDatabases)('the cart’s forms of the site on $name', (database) => {
  let server: CartServer;
  let commerce: CommerceClient;
  let customerCarts: CustomerCarts;
  let siren: string;
  beforeAll(async () => {
    server = await startCartServer(database);
    commerce = createCommerceClient({ endpoint: `${server.origin}/api/2026-04/graphql.json`, token: PUBLIC_TOKEN });
    customerCarts = await openCustomerCarts(server.location);
    siren = await server.variant('ASH-KEY-SIR');
  });
  afterAll(async () => {
    await customerCarts.close();
    await server.close();
  });

  async function change(intent: CartIntent, cartId: string) {
    const cookie = await createCookie('cart').serialize(cartId);
    const request = new Request(`${PUBLIC_URL}/cart`, { headers: { Cookie: cookie } });
    return changeCart(intent, request, { commerce }, visit);
  }

  test('a note for a cart that is closed starts no new cart: the visitor hears that it is closed', async () => {
    const closed = 'gid://shopify/Cart/closed?key=0123456789abcdef0123456789abcdef';
    const changed = await change({ do: 'note', note: 'For Ada' }, closed);
    expect(changed).toEqual({
      answer: { cart: null, errors: [], warnings: [] },
      fieldErrors: [],
      hadExpired: true,
    });
  });

  test('the cart’s page and its drawer show what a gift card pays below the subtotal, once', async () => {
    const { id } = await server.create({ lines: [{ merchandiseId: siren, quantity: 2 }] });
    const { answer, fieldErrors } = await change({ do: 'code', code: 'ASHGIFTUS025SRN1' }, id);
    expect(fieldErrors).toEqual([]);
    expect(answer.cart && cartContents(answer.cart)).toMatchObject({
      goods: { amount: '64.00' },
      saved: null,
      subtotal: { amount: '64.00' },
      cards: [{ lastCharacters: 'srn1', used: { amount: '25.0' } }],
    });
    expect(answer.cart?.cost.totalAmount.amount).toBe('39.0');
  });

  test('who has all of the stock in the cart hears that, and not that somebody else was faster', async () => {
    const neptune = await server.variant('ASH-KEY-NEP');
    const { id } = await server.create({ lines: [{ merchandiseId: neptune, quantity: 2 }] });
    const variant = /\d+$/.exec(neptune)?.[0] ?? '';
    for (const gift of [false, true]) {
      const intent: CartIntent = { do: 'add', variant, quantity: 1, gift };
      const { answer } = await change(intent, id);
      expect(changeErrors(intent, answer).map(({ text }) => text)).toEqual([
        expect.stringMatching(/^That is all 2 of .+ we have left\.$/),
      ]);
    }
    const robe = {
      do: 'add' as const,
      variant: /\d+$/.exec(await server.variant('ASH-ROBE-XL'))?.[0] ?? '',
      quantity: 1,
      gift: false,
    };
    const soldOut = await change(robe, (await server.create({})).id);
    expect(changeErrors(robe, soldOut.answer).map(({ text }) => text)).toEqual([
      expect.stringContaining('Somebody else had the last one.'),
    ]);
  });

  test('a gift card is taken where a code that does not count yet stands on the cart', async () => {
    const { id } = await server.create({ lines: [{ merchandiseId: siren }], discountCodes: ['FOURKEYS'] });
    const { answer, fieldErrors } = await change({ do: 'code', code: 'ASHGIFTUS025SRN1' }, id);
    expect(fieldErrors).toEqual([]);
    expect(answer.cart).toMatchObject({
      discountCodes: [{ code: 'FOURKEYS', applicable: false }],
      appliedGiftCards: [{ lastCharacters: 'srn1' }],
    });
  });

  test('a code for an empty cart stays, and counts once something is in it', async () => {
    const { id } = await server.create({});
    const { answer, fieldErrors } = await change({ do: 'code', code: 'WELCOME10' }, id);
    expect(fieldErrors).toEqual([{ at: 'code', text: 'WELCOME10 counts once there is something in your cart.' }]);
    expect(answer.cart?.discountCodes).toEqual([{ code: 'WELCOME10', applicable: false }]);
  });

  test('a code that is neither a discount’s nor a gift card’s is not known', async () => {
    const { id } = await server.create({ lines: [{ merchandiseId: siren }] });
    const { answer, fieldErrors } = await change({ do: 'code', code: 'NOT-A-CODE' }, id);
    expect(fieldErrors).toEqual([{ at: 'code', text: 'We do not know NOT-A-CODE. Is it written right?' }]);
    expect(answer).toMatchObject({ cart: { discountCodes: [], appliedGiftCards: [] }, errors: [] });
  });

  test('a token that is no longer valid makes no cart the customer’s', async () => {
    const { accessToken, customerId } = await server.account(`claims-${database.name.toLowerCase()}@ash.example`);
    const { id } = await server.create({ lines: [{ merchandiseId: siren }] });
    const site = { commerce, customerCarts, log: () => {} };
    const customer = { customerId, accessToken: 'x'.repeat(32), expiresAt: visit.now.toISOString() };
    await claimCartFor(site, visit, customer, id);
    expect(await customerCarts.find(customerId)).toBeNull();
    await claimCartFor(site, visit, { ...customer, accessToken }, id);
    expect(await customerCarts.find(customerId)).toBe(id);
  });
});
