import type { CommerceContext } from '../context.ts';
import { inTransaction } from '../in-transaction.ts';
import { CartRefused, type CartUserError, type CartWarning, refuse } from './cart-problem.ts';
import type { CartRecord } from './cart-record.ts';
import { cartWarnings } from './cart-warnings.ts';
import { clampQuantities } from './clamp-quantities.ts';
import { findCart, lockCart } from './find-cart.ts';

/** What every mutation of a cart answers. */
export type CartPayload = { cart: CartRecord | null; userErrors: CartUserError[]; warnings: CartWarning[] };

/** Changes a cart inside a transaction; answers what was done otherwise than asked, and throws CartRefused. */
export type CartChange = (context: CommerceContext, cart: CartRecord) => Promise<CartWarning[]>;

/** In words in `closed-page.ts` (docs/texts.md). */
const cartLifetimeDays = 10;

/**
 * Changes a cart: in one transaction, the cart locked against other changes meanwhile, all of it or nothing. Quantities
 * that are no longer in stock are lowered on the way, in lines the change does not touch, too.
 */
export function changeCart(context: CommerceContext, globalId: string, change: CartChange): Promise<CartPayload> {
  const work = async (transaction: CommerceContext) => {
    const cart = await lockCart(transaction, globalId);
    if (!cart) refuse('INVALID', ['cartId'], 'The specified cart does not exist.', 'without a cart');
    return { id: cart.id, warnings: await apply(transaction, cart, change) };
  };
  return answer(context, work, globalId);
}

/**
 * Makes the changes of one transaction, then reports the cart's new state; its state before, when they were refused and
 * there was one (`existing`).
 */
export async function answer(
  context: CommerceContext,
  work: (transaction: CommerceContext) => Promise<{ id: string; warnings: CartWarning[] }>,
  existing: string | null,
): Promise<CartPayload> {
  try {
    const { id, warnings } = await inTransaction(context, work);
    // What this request has read so far is no longer so.
    context.loaders.clear();
    const cart = await findCart(context, id);
    return { cart, userErrors: [], warnings: cart ? [...warnings, ...(await cartWarnings(context, cart))] : warnings };
  } catch (error) {
    if (!(error instanceof CartRefused)) throw error;
    context.loaders.clear();
    const cart = existing && error.shown === 'with the cart' ? await findCart(context, existing) : null;
    return { cart, userErrors: error.userErrors, warnings: [] };
  }
}

/** Runs one change and everything that follows every change. */
export async function apply(context: CommerceContext, cart: CartRecord, change: CartChange): Promise<CartWarning[]> {
  const warnings = await change(context, cart);
  const now = context.now();
  await context.db
    .updateTable('commerce_cart')
    .set({ updated_at: now.toISOString(), expires_at: cartExpiry(now) })
    .where('id', '=', cart.token)
    .execute();
  return [...warnings, ...(await clampQuantities(context, cart))];
}

/** When a cart that is changed now ends. */
export function cartExpiry(now: Date): string {
  return new Date(now.getTime() + cartLifetimeDays * 86_400_000).toISOString();
}
