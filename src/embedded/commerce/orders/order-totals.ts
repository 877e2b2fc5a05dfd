import type { OrderRecord } from './order-record.ts';

/** What an order comes to now: as it was sold, less what was refunded. Minor units. */
export type OrderTotals = {
  subtotal: number;
  shipping: number;
  shippingDiscount: number;
  tax: number;
  total: number;
  refunded: number;
  current: { subtotal: number; shipping: number; tax: number; total: number };
};

/** Sums an order up, in minor units. */
export function orderTotals({ priced, refunds }: Pick<OrderRecord, 'priced' | 'refunds'>): OrderTotals {
  const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
  const shipping = priced.delivery?.amount ?? 0;
  const shippingDiscount = shipping - (priced.delivery?.total ?? 0);
  const refunded = sum(refunds.map((refund) => refund.amount));
  const refundedShipping = sum(refunds.map((refund) => refund.shipping));
  const refundedTax = sum(refunds.map((refund) => refund.tax));
  return {
    subtotal: priced.subtotal,
    shipping,
    shippingDiscount,
    tax: priced.totalTax,
    total: priced.total,
    refunded,
    current: {
      subtotal: priced.subtotal - (refunded - refundedShipping - refundedTax),
      shipping: shipping - shippingDiscount - refundedShipping,
      tax: priced.totalTax - refundedTax,
      total: priced.total - refunded,
    },
  };
}

/** OrderFinancialStatus: a card is charged when the order is placed, so an order is paid unless money went back. */
export function financialStatus(totals: OrderTotals): 'PAID' | 'PARTIALLY_REFUNDED' | 'REFUNDED' {
  if (totals.refunded === 0) return 'PAID';
  return totals.refunded >= totals.total ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
}
