import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type CartServer, cartDatabases, startCartServer } from './cart-server.ts';
import { placeOrder, usAddress, Visitor } from './checkout-visitor.ts';

describe.each(cartDatabases)('a rush on $name', (database) => {
  let server: CartServer;
  const onProductChange = vi.fn();
  beforeAll(async () => {
    server = await startCartServer(database, undefined, undefined, { onProductChange });
  });
  afterAll(() => server.close());

  test('two hundred buyers at once for the last ten pieces: ten orders, 190 clear refusals, nothing left', async () => {
    const { db } = server.database;
    const { sku } = await db.selectFrom('commerce_variant').select('sku').orderBy('id').executeTakeFirstOrThrow();
    const variants = db.updateTable('commerce_variant').where('sku', '=', sku);
    await variants.set({ quantity: 10 }).execute();
    const merchandiseId = await server.variant(sku);
    const carts = await Promise.all(
      Array.from({ length: 200 }, (_, index) => server.create(readyCart(merchandiseId, `b${index}@example.com`))),
    );
    const tokens = carts.map((cart) => /Cart\/([\w-]+)/.exec(cart.id)?.[1] ?? '');
    await db.updateTable('commerce_cart').set({ delivery_handle: 'standard' }).where('id', 'in', tokens).execute();
    const card = { card_token: 'test_authorized', card_brand: 'Visa', card_last4: '4242', problem: null };
    const row = { accepts_marketing: 0, ...card, updated_at: new Date().toISOString() };
    await db
      .insertInto('commerce_checkout')
      .values(tokens.map((cart_id) => ({ cart_id, ...row })))
      .execute();
    const visitors = await Promise.all(
      carts.map(async ({ id }) => {
        const visitor = new Visitor(server, id);
        return { visitor, review: await visitor.open('review') };
      }),
    );
    const answers = await Promise.all(visitors.map(({ visitor, review }) => placeOrder(visitor, review)));
    const thanked = answers.filter((page) => page.text.includes('Thank you'));
    const refused = answers.filter((page) => /nothing to check out|sold out/i.test(page.text));
    expect(thanked).toHaveLength(10);
    expect(refused).toHaveLength(190);
    const left = await db.selectFrom('commerce_variant').select('quantity').where('sku', '=', sku).execute();
    expect(left).toEqual([{ quantity: 0 }]);
    // Each order tells of its product, and a refused one of nothing.
    expect(onProductChange).toHaveBeenCalledTimes(10);
    expect(onProductChange).toHaveBeenCalledWith(expect.objectContaining({ topic: 'products/update' }));
    expect(await db.selectFrom('commerce_order').select('id').execute()).toHaveLength(10);
    expect(await db.selectFrom('outbox_mail').select('id').execute()).toHaveLength(10);
    const reserved = await server.database.db
      .selectFrom('commerce_payment')
      .select('id')
      .where('state', 'in', ['pending', 'authorized'])
      .execute();
    expect(reserved).toEqual([]);
  }, 180_000);

  /** A cart that lacks nothing but its way of delivery and its card. */
  function readyCart(merchandiseId: string, email: string) {
    const { firstName, lastName, address1, city, zip } = usAddress;
    const deliveryAddress = { firstName, lastName, address1, city, zip, countryCode: 'US', provinceCode: 'MI' };
    return {
      lines: [{ merchandiseId, quantity: 1 }],
      buyerIdentity: { email },
      delivery: { addresses: [{ selected: true, address: { deliveryAddress } }] },
    };
  }
});
