import { cartGlobalId } from '../../carts/cart-id.ts';
import { completeCart } from '../../carts/complete-cart.ts';
import { lockCart } from '../../carts/find-cart.ts';
import type { CommerceContext } from '../../context.ts';
import { recordDiscountUses } from '../../discounts/record-discount-uses.ts';
import { spendGiftCards } from '../../gift-cards/gift-card.ts';
import { inTransaction } from '../../in-transaction.ts';
import { queueConfirmation } from '../../orders/confirmation-mail.ts';
import type { OrderRecord } from '../../orders/order-record.ts';
import { shownLines } from '../cost-summary.ts';
import { type Checkout, checkoutOf } from '../open-checkout.ts';
import { changesSince, shownOrder } from '../review/shown-order.ts';
import { OrderRejected } from './order-rejected.ts';
import { writeOrder } from './write-order.ts';

/**
 * Turns a cart into an order: all of it in one transaction, or nothing. The cart is read again under its lock, and must
 * still be what was paid for. Throws OrderRejected when it is not, or when something has run out.
 */
export async function createOrder(
  context: CommerceContext,
  agreed: Checkout,
  paymentId: string | null,
): Promise<OrderRecord> {
  return inTransaction(context, async (transaction) => {
    const cart = await lockCart(transaction, cartGlobalId(agreed.key.token, agreed.key.key));
    if (!cart) throw new OrderRejected(['The cart was ordered already, or has expired.']);
    const checkout = await checkoutOf(transaction, cart, agreed.key.key);
    const lines = await shownLines(transaction, cart.lines);
    const before = shownOrder(agreed, await shownLines(transaction, agreed.cart.lines));
    const changes = changesSince(before, shownOrder(checkout, lines));
    if (changes.length > 0) throw new OrderRejected(changes);

    const { priced } = checkout.price;
    const bought = lines.filter((line) => line.quantity > 0);
    const pieces = cart.lines.map((line) => ({ variantId: line.variant.key, quantity: line.quantity }));
    const enough = await reserveStock(
      transaction,
      pieces.filter((entry) => entry.quantity > 0),
    );
    if (!enough) throw new OrderRejected(['Somebody was faster: a piece has just sold out.']);
    for (const { variant, quantity } of cart.lines) if (quantity > 0) transaction.stockChanges?.add(variant.productKey);
    if (!(await spendGiftCards(transaction, priced.giftCards))) {
      throw new OrderRejected(['A gift card has just been used elsewhere.']);
    }
    const refused = await recordDiscountUses(
      transaction,
      { cartToken: cart.token, email: cart.email ?? '', customerId: cart.customerId },
      priced.discounts.filter((entry) => entry.applies),
    );
    if (refused.length > 0) {
      throw new OrderRejected(refused.map(({ code }) => `The code ${code ?? ''} has just been used up.`));
    }
    const order = await writeOrder(transaction, checkout, bought, paymentId);
    await completeCart(transaction, cart.token);
    await queueConfirmation(transaction, order);
    return order;
  });
}

/**
 * Takes pieces out of the stock, in the order's own transaction; each variant once, in the order of their ids, so that two
 * orders never wait for each other. Answers whether there was enough of everything; when there was not, roll back.
 */
async function reserveStock(
  { db }: CommerceContext,
  pieces: { variantId: number; quantity: number }[],
): Promise<boolean> {
  const wanted = new Map<number, number>();
  for (const { variantId, quantity } of pieces) wanted.set(variantId, (wanted.get(variantId) ?? 0) + quantity);
  for (const [variantId, quantity] of [...wanted].sort(([one], [other]) => one - other)) {
    const { numUpdatedRows } = await db
      .updateTable('commerce_variant')
      .set((variant) => ({ quantity: variant('quantity', '-', quantity) }))
      .where('id', '=', variantId)
      .where((variant) => variant.or([variant('sells_without_stock', '=', 1), variant('quantity', '>=', quantity)]))
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return false;
  }
  return true;
}
