import type { CommerceContext } from '../context.ts';
import { isCartKey, readCartGlobalId } from './cart-id.ts';
import type { CartRecord } from './cart-record.ts';
import { readCart } from './read-cart.ts';
import type { CartTable } from './tables.ts';

/**
 * The cart behind a global id; null when there is none, it has expired, or it has become an order. With a missing or
 * wrong key it comes without its buyer: no identity, addresses, note or gift cards
 * (docs/reference/commerce-protocol.md#carts).
 */
export async function findCart(context: CommerceContext, globalId: string): Promise<CartRecord | null> {
  const found = await findRow(context, globalId, false);
  return found && readCart(context, found.row, found.key);
}

/**
 * The cart behind a global id, locked against every other change until the transaction of `context` ends; null without
 * the right key, too. To be used in a transaction alone.
 */
export async function lockCart(context: CommerceContext, globalId: string): Promise<CartRecord | null> {
  const found = await findRow(context, globalId, true);
  return found?.key ? readCart(context, found.row, found.key) : null;
}

async function findRow(context: CommerceContext, globalId: string, lock: boolean) {
  const asked = readCartGlobalId(globalId);
  if (!asked) return null;
  let query = context.db
    .selectFrom('commerce_cart')
    .selectAll()
    .where('id', '=', asked.token)
    .where('expires_at', '>', context.now().toISOString())
    .where('completed_at', 'is', null);
  if (lock && context.kind === 'postgres') query = query.forUpdate();
  const row = await query.executeTakeFirst();
  if (!row) return null;
  const isOpen = asked.key !== null && isCartKey(asked.key, row.key_hash);
  return isOpen ? { row, key: asked.key } : { row: withoutBuyer(row), key: null };
}

function withoutBuyer(row: CartTable): CartTable {
  const blank = { email: null, phone: null, customer_id: null, preferences: null, billing_address: null };
  return { ...row, ...blank, note: '', delivery_handle: null };
}
