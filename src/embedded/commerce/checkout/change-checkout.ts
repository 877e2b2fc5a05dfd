import type { CartUserError } from '../carts/cart-problem.ts';
import { type CartChange, changeCart } from '../carts/change-cart.ts';
import type { CommerceContext } from '../context.ts';
import type { CheckoutTable } from '../orders/tables.ts';
import type { Checkout } from './open-checkout.ts';
import { saveCheckout } from './save-checkout.ts';
import { stockNotes } from './stock-notes.ts';

/**
 * Changes the cart of a checkout and what is known beside it. Every change lowers lines to what is in stock; what that
 * takes from the buyer is shown on the next page. Answers why the cart could not be changed; empty when it was.
 */
export async function changeCheckout(
  context: CommerceContext,
  { cart }: Checkout,
  change: CartChange,
  known: Partial<Pick<CheckoutTable, 'accepts_marketing' | 'deliver_from'>> = {},
): Promise<CartUserError[]> {
  const notes = await stockNotes(context, cart.lines);
  const { userErrors } = await changeCart(context, cart.id, change);
  if (userErrors.length > 0) return userErrors;
  const problem = notes.length > 0 ? JSON.stringify({ kind: 'changed', notes }) : null;
  await saveCheckout(context, cart.token, { ...known, problem });
  return [];
}
