import type { CheckoutProblem } from '#server-pages/checkout/checkout-pages.ts';
import { cartGlobalId } from '../../carts/cart-id.ts';
import { findCart } from '../../carts/find-cart.ts';
import type { CommerceContext } from '../../context.ts';
import type { OrderRecord } from '../../orders/order-record.ts';
import { shownLines } from '../cost-summary.ts';
import { type Checkout, checkoutOf, orderOfCart } from '../open-checkout.ts';
import { authorizePayment, failedPayments, type Payments, releasePayment } from '../payment/pay.ts';
import { changesSince, type ShownOrder, shownOrder } from '../review/shown-order.ts';
import { stockNotes } from '../stock-notes.ts';
import { createOrder } from './create-order.ts';
import { OrderRejected } from './order-rejected.ts';

export type Placed = { kind: 'ordered'; order: OrderRecord } | { kind: 'problem'; problem: CheckoutProblem };

/** So many declined cards, and no more are tried for this cart. */
const MAX_FAILED = 10;

/**
 * Makes an order of a checkout whose steps are complete. The payment is authorized first, outside any transaction. Stock,
 * gift cards, uses of discounts, order and mail are one transaction. After any error the authorization is released and
 * nothing has changed. Sent twice, it is one order: the cart is locked, and becomes an order once.
 */
export async function placeOrder(
  context: CommerceContext,
  payments: Payments,
  checkout: Checkout,
  shown: ShownOrder | null,
): Promise<Placed> {
  const stale = await differences(context, checkout, shown);
  if (stale.length > 0) return { kind: 'problem', problem: { kind: 'changed', notes: stale } };
  const { cart, row, price } = checkout;
  const { due, currencyCode } = price.priced;
  let paymentId: string | null = null;
  if (due > 0) {
    if (!row?.card_token) throw new Error('An order was to be paid without a card.');
    if ((await failedPayments(context, cart.token)) >= MAX_FAILED)
      return { kind: 'problem', problem: { kind: 'tries' } };
    const card = { token: row.card_token, brand: row.card_brand ?? '', last4: row.card_last4 ?? '' };
    const paid = await authorizePayment(context, payments, { cartId: cart.token, amount: due, currencyCode, card });
    if (paid.kind !== 'authorized') return { kind: 'problem', problem: { kind: paid.kind } };
    paymentId = paid.id;
  }
  try {
    return { kind: 'ordered', order: await createOrder(context, checkout, paymentId) };
  } catch (error) {
    if (paymentId !== null) await releasePayment(context, payments, paymentId);
    const order = await orderOfCart(fresh(context), cart.token);
    if (order) return { kind: 'ordered', order };
    if (!(error instanceof OrderRejected)) throw error;
    return { kind: 'problem', problem: { kind: 'changed', notes: await notesNow(context, checkout, error) } };
  }
}

/** What is no longer as the buyer saw it. A form without what it showed is treated as showing something else. */
async function differences(context: CommerceContext, checkout: Checkout, shown: ShownOrder | null): Promise<string[]> {
  const now = shownOrder(checkout, await shownLines(context, checkout.cart.lines));
  if (!shown) return ['The page did not say what it had shown you.'];
  return changesSince(shown, now);
}

/** What another buyer took meanwhile shows in the cart as it is now; else the reason itself is shown. */
async function notesNow(context: CommerceContext, checkout: Checkout, error: OrderRejected): Promise<string[]> {
  const again = fresh(context);
  const cart = await findCart(again, cartGlobalId(checkout.key.token, checkout.key.key));
  if (!cart) return error.notes;
  const before = shownOrder(checkout, await shownLines(context, checkout.cart.lines));
  const after = shownOrder(await checkoutOf(again, cart, checkout.key.key), await shownLines(again, cart.lines));
  const notes = changesSince(before, after);
  const short = await stockNotes(again, cart.lines);
  return notes.length > 0 ? notes : short.length > 0 ? short : error.notes;
}

/** The same request, reading anew. */
function fresh(context: CommerceContext): CommerceContext {
  return { ...context, loaders: new Map() };
}
