import { html } from 'hono/html';
import { shownTime } from '#services/operator/operator-page.ts';
import { orderLabel } from '../orders/order-label.ts';
import type { OrderRecord } from '../orders/order-record.ts';
import { financialStatus, orderTotals } from '../orders/order-totals.ts';
import { shownMoney } from '../prices/shown-money.ts';

/** What OrderFinancialStatus says, in words. */
export const paymentWords = { PAID: 'Paid', PARTIALLY_REFUNDED: 'Partly refunded', REFUNDED: 'Refunded' } as const;

/** A table of orders, and the way to the older ones when there may be more. */
export function orderList(orders: OrderRecord[], hasMore: boolean) {
  if (orders.length === 0) return html`<h1>Orders</h1><p>Nothing has been ordered yet.</p>`;
  return html`<h1>Orders</h1>
<table class="rows">
<thead><tr><th scope="col">Order</th><th scope="col">Placed</th><th scope="col">For</th><th scope="col">Stands at</th><th scope="col">Payment</th><th scope="col" class="amount">Total</th></tr></thead>
<tbody>${orders.map(orderRow)}</tbody>
</table>
${hasMore ? html`<p class="links"><a href="/operator/orders?before=${orders.at(-1)?.row.number}">Older orders</a></p>` : ''}`;
}

function orderRow(order: OrderRecord) {
  const { row } = order;
  return html`<tr>
<td><a href="/operator/orders/${row.number}">#${row.number}</a></td>
<td>${shownTime(row.processed_at)}</td>
<td>${row.email}</td>
<td>${orderLabel(order)}</td>
<td>${paymentWords[financialStatus(orderTotals(order))]}</td>
<td class="amount">${shownMoney(row.total, row.currency_code, { suffix: true })}</td>
</tr>`;
}
