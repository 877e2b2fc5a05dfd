import type { PricedCart } from '../pricing/priced-cart.ts';

/** What a refund pays back. Minor units; `amount` holds the other two. */
export type RefundAmounts = { amount: number; shipping: number; tax: number };

type PaidBack = { lines: { id: string; before: number; now: number }[]; shippingBefore: number; shippingNow: number };

/**
 * Works out what pieces of a priced cart are worth now that they go back. A line's pieces are paid back as shares of
 * what all of them cost, counted from the first piece on: however a line is split into refunds, they sum up to exactly
 * what was paid, to the cent. `shippingNow` is of the delivery after its discounts, before tax.
 */
export function refundOfPieces(priced: PricedCart, { lines, shippingBefore, shippingNow }: PaidBack): RefundAmounts {
  let goods = 0;
  let tax = 0;
  for (const { id, before, now } of lines) {
    const line = priced.lines.find((entry) => entry.id === id);
    if (!line || line.quantity === 0) continue;
    goods += share(line.total, before + now, line.quantity) - share(line.total, before, line.quantity);
    tax += share(line.tax, before + now, line.quantity) - share(line.tax, before, line.quantity);
  }
  const { delivery } = priced;
  if (delivery && delivery.total > 0) {
    tax += share(delivery.tax, shippingBefore + shippingNow, delivery.total);
    tax -= share(delivery.tax, shippingBefore, delivery.total);
  }
  return { amount: goods + shippingNow + tax, shipping: shippingNow, tax };
}

/** `part` of `whole` pieces' share of an amount, half up. */
function share(amount: number, part: number, whole: number): number {
  return Math.floor((2 * amount * part + whole) / (2 * whole));
}
