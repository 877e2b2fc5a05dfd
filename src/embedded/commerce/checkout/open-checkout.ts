import { cartGlobalId, isCartKey } from '../carts/cart-id.ts';
import type { CartRecord } from '../carts/cart-record.ts';
import { findCart } from '../carts/find-cart.ts';
import { type CartPrice, priceOfCart } from '../carts/price-of-cart.ts';
import type { CommerceContext } from '../context.ts';
import { type OrderRecord, orderById } from '../orders/order-record.ts';
import type { CheckoutTable } from '../orders/tables.ts';
import type { CheckoutKey } from './steps.ts';

/** A cart on its way to become an order. */
export type Checkout = {
  key: CheckoutKey;
  cart: CartRecord;
  price: CartPrice;
  /** Null until something was said that the cart does not keep. */
  row: CheckoutTable | null;
};

/** What stands behind a checkout's address. */
export type Opened =
  | { kind: 'open'; checkout: Checkout }
  | { kind: 'ordered'; order: OrderRecord }
  | { kind: 'expired' }
  | { kind: 'unknown' };

/** Opens a checkout; without its right key it is as unknown as one that never was. */
export async function openCheckout(context: CommerceContext, { token, key }: CheckoutKey): Promise<Opened> {
  const cart = await findCart(context, cartGlobalId(token, key));
  if (cart) {
    if (cart.key === null) return { kind: 'unknown' };
    return { kind: 'open', checkout: await checkoutOf(context, cart, cart.key) };
  }
  const row = await context.db
    .selectFrom('commerce_cart')
    .select(['key_hash', 'completed_at'])
    .where('id', '=', token)
    .executeTakeFirst();
  if (!row || !isCartKey(key, row.key_hash)) return { kind: 'unknown' };
  const order = row.completed_at === null ? null : await orderOfCart(context, token);
  return order ? { kind: 'ordered', order } : { kind: 'expired' };
}

/** The checkout of a cart that was read with its key. */
export async function checkoutOf(context: CommerceContext, cart: CartRecord, key: string): Promise<Checkout> {
  const row = await context.db
    .selectFrom('commerce_checkout')
    .selectAll()
    .where('cart_id', '=', cart.token)
    .executeTakeFirst();
  return { key: { token: cart.token, key }, cart, price: await priceOfCart(context, cart), row: row ?? null };
}

/** The order that a cart became, or null. */
export async function orderOfCart(context: CommerceContext, token: string): Promise<OrderRecord | null> {
  const row = await context.db
    .selectFrom('commerce_order')
    .select('id')
    .where('cart_id', '=', token)
    .executeTakeFirst();
  return row ? orderById(context, row.id) : null;
}
