import type { OrderListData } from '#server-pages/operator/operator-pages.ts';
import { orderLabel } from '../orders/order-label.ts';
import type { OrderRecord } from '../orders/order-record.ts';
import { financialStatus, orderTotals } from '../orders/order-totals.ts';
import { money } from '../prices/money.ts';

/** What OrderFinancialStatus says, in words. */
export const paymentWords = { PAID: 'Paid', PARTIALLY_REFUNDED: 'Partly refunded', REFUNDED: 'Refunded' } as const;

/** What the list of orders shows, with the way to the older ones when there may be more. */
export function orderListData(orders: OrderRecord[], hasMore: boolean): OrderListData {
  return {
    orders: orders.map((order) => ({
      number: order.row.number,
      placedAt: order.row.processed_at,
      email: order.row.email,
      label: orderLabel(order),
      payment: paymentWords[financialStatus(orderTotals(order))],
      total: money(order.row.total, order.row.currency_code),
    })),
    older: hasMore ? `/operator/orders?before=${orders.at(-1)?.row.number}` : null,
  };
}
