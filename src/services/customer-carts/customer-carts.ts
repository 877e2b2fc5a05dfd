import { openDatabase } from '../database/open-database.ts';
import { customerCartMigrations } from './migrations.ts';
import type { CustomerCartTables } from './tables.ts';

/** Remembers the cart of each customer, so that it follows them from one browser to the next. */
export type CustomerCarts = {
  /** The customer's cart with its key; null when none is remembered. Whether it still exists is the cart service's to say. */
  find: (customerId: string) => Promise<string | null>;
  /** The customer whose remembered cart this is; null when it is nobody's. */
  ownerOf: (cartId: string) => Promise<string | null>;
  remember: (customerId: string, cartId: string, now: Date) => Promise<void>;
  forget: (customerId: string) => Promise<void>;
  close: () => Promise<void>;
};

/** Opens the table; `database` is as in `openDatabase`. */
export async function openCustomerCarts(database: string): Promise<CustomerCarts> {
  const { db, close } = await openDatabase<CustomerCartTables>(database, 'customer_cart', customerCartMigrations);
  return {
    async find(customerId) {
      const row = await db
        .selectFrom('customer_cart')
        .select('cart_id')
        .where('customer_id', '=', customerId)
        .executeTakeFirst();
      return row?.cart_id ?? null;
    },
    async ownerOf(cartId) {
      const row = await db
        .selectFrom('customer_cart')
        .select('customer_id')
        .where('cart_id', '=', cartId)
        .executeTakeFirst();
      return row?.customer_id ?? null;
    },
    async remember(customerId, cartId, now) {
      const row = { cart_id: cartId, updated_at: now.toISOString() };
      await db
        .insertInto('customer_cart')
        .values({ customer_id: customerId, ...row })
        .onConflict((conflict) => conflict.column('customer_id').doUpdateSet(row))
        .execute();
    },
    async forget(customerId) {
      await db.deleteFrom('customer_cart').where('customer_id', '=', customerId).execute();
    },
    close,
  };
}
