import { describe, expect, test } from 'vitest';
import { commerceMigrations } from '#embedded/commerce/database/migrations.ts';
import type { CommerceTables } from '#embedded/commerce/database/tables.ts';
import { openDatabase } from '#services/database/open-database.ts';
import { cartDatabases } from './cart-server.ts';

type OlderTables = Pick<CommerceTables, 'commerce_cart'> & {
  commerce_cart_gift_card: { cart_id: string; position: number; gift_card_id: number };
};

const time = '2026-05-04T12:00:00.000Z';
const cart = {
  id: 'older-cart',
  key_hash: '00',
  country_code: 'US',
  ...{ email: null, phone: null, customer_id: null, preferences: null, billing_address: null, delivery_handle: null },
  ...{ note: '', attributes: '[]' },
  ...{ created_at: time, updated_at: time, expires_at: '2099-01-01T00:00:00.000Z', completed_at: null },
};

describe.each(cartDatabases)('carts of an older version on $name', (database) => {
  test('gift cards that were on them get an id each', async () => {
    const { location, drop } = await database.open();
    const older = Object.fromEntries(Object.entries(commerceMigrations).filter(([name]) => name < '0010'));
    const before = await openDatabase<OlderTables>(location, 'commerce', older);
    await before.db.insertInto('commerce_cart').values(cart).execute();
    await before.db
      .insertInto('commerce_cart_gift_card')
      .values([1, 2].map((gift_card_id, position) => ({ cart_id: cart.id, position, gift_card_id })))
      .execute();
    await before.close();

    const now = await openDatabase<CommerceTables>(location, 'commerce', commerceMigrations);
    const ids = await now.db.selectFrom('commerce_cart_gift_card').select('id').orderBy('position').execute();
    expect(ids).toEqual([
      { id: expect.stringMatching(/^[0-9a-f-]{36}$/) },
      { id: expect.stringMatching(/^[0-9a-f-]{36}$/) },
    ]);
    expect(new Set(ids.map(({ id }) => id)).size).toBe(2);
    await now.close();
    await drop();
  });
});
