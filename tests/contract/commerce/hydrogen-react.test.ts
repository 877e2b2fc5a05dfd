import type { CartWithActions } from '@shopify/hydrogen-react';
import { Window } from 'happy-dom';
import { type ComponentType, createElement, type PropsWithChildren } from 'react';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type CartServer, cartDatabases, startCartServer } from './cart-server.ts';
import { PUBLIC_TOKEN } from './commerce-server.ts';

// Only what React and the provider look for; requests go through Node's own fetch. React tidies up after the last test.
const page = new Window({ url: 'http://shop.example/' });
vi.stubGlobal('window', page);
vi.stubGlobal('document', page.document);

describe.each(cartDatabases)('the vendor’s CartProvider on $name', (database) => {
  let server: CartServer;
  beforeAll(async () => {
    server = await startCartServer(database);
    page.localStorage.clear();
  });
  afterAll(() => server.close());

  test('creates, adds, updates, removes, and writes note, attributes, codes and buyer', async () => {
    const [siren, mug] = await Promise.all([server.variant('ASH-KEY-SIR'), server.variant('ASH-MUG-KARLS')]);
    const { cart, becomes, unmount } = await mount();
    await becomes({ status: 'uninitialized', cartReady: true });

    cart().linesAdd([{ merchandiseId: siren, quantity: 2 }]);
    await becomes({ totalQuantity: 2, cost: { totalAmount: { amount: '64.0', currencyCode: 'USD' } } });
    expect(cart().checkoutUrl).toMatch(/^https:\/\/ash\.example\/checkout\/[\w-]{32}\?key=/);

    cart().linesAdd([{ merchandiseId: mug, attributes: [{ key: 'gift', value: 'yes' }] }]);
    await becomes({ status: 'idle', lines: [{ quantity: 1 }, { quantity: 2 }] });
    const [first, second] = cart().lines ?? [];
    cart().linesUpdate([{ id: first?.id ?? '', quantity: 3 }]);
    await becomes({ status: 'idle', totalQuantity: 5 });
    cart().linesRemove([second?.id ?? '']);
    await becomes({
      status: 'idle',
      totalQuantity: 3,
      lines: [{ quantity: 3, merchandise: { product: { handle: 'karls-mug' } } }],
    });

    cart().noteUpdate('Please wrap it.');
    await becomes({ status: 'idle', note: 'Please wrap it.' });
    cart().cartAttributesUpdate([{ key: 'from', value: 'Ada' }]);
    await becomes({ status: 'idle', attributes: [{ key: 'from', value: 'Ada' }] });
    cart().discountCodesUpdate(['TABLE15']);
    // 3 × 19.90 = 59.70, less 15 % = 8.955 → 8.96
    await becomes({
      status: 'idle',
      discountCodes: [{ code: 'TABLE15', applicable: true }],
      cost: { totalAmount: { amount: '50.74' } },
    });
    cart().buyerIdentityUpdate({ email: 'ada@example.com' });
    await becomes({ status: 'idle', buyerIdentity: { email: 'ada@example.com', countryCode: 'US' } });
    const { id } = cart();
    unmount();

    // The next page finds the cart again by the id it remembered, and so with its key.
    const next = await mount();
    await next.becomes({ status: 'idle', id, totalQuantity: 3, note: 'Please wrap it.' });
    next.unmount();
  }, 60_000);

  /** A page with nothing on it but the provider; `cart` is what its hook says now. */
  async function mount() {
    const { CartProvider, ShopifyProvider, useCart } = await import('@shopify/hydrogen-react');
    const { createRoot } = await import('react-dom/client');
    let seen: CartWithActions | undefined;
    const Watch = () => {
      seen = useCart();
      return null;
    };
    const shop = {
      storeDomain: server.origin,
      storefrontToken: PUBLIC_TOKEN,
      storefrontApiVersion: '2026-04',
      countryIsoCode: 'US',
      languageIsoCode: 'EN',
    } as const;
    const Shop = ShopifyProvider as ComponentType<PropsWithChildren<typeof shop>>;
    const place = page.document.createElement('div');
    page.document.body.append(place);
    const root = createRoot(place);
    root.render(createElement(Shop, shop, createElement(CartProvider, null, createElement(Watch))));
    await vi.waitFor(() => expect(seen).toBeDefined());
    const cart = () => {
      if (!seen) throw new Error('the provider shows nothing');
      return seen;
    };
    return {
      cart,
      becomes: (expected: object) => vi.waitFor(() => expect(cart()).toMatchObject(expected), { timeout: 20_000 }),
      unmount: () => root.unmount(),
    };
  }
});
