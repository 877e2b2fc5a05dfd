import { html } from 'hono/html';
import { fulfilmentLabel } from '#protocol/shopify/fulfilment-status.ts';
import { shownTime } from '#services/operator/operator-page.ts';
import { mailingAddress } from '../addresses/mailing-address.ts';
import { attributeWords } from '../orders/attribute-words.ts';
import { orderLabel } from '../orders/order-label.ts';
import type { OrderRecord, SoldLine } from '../orders/order-record.ts';
import { financialStatus, orderTotals } from '../orders/order-totals.ts';
import { shownMoney } from '../prices/shown-money.ts';
import { orderForms } from './order-forms.ts';
import { paymentWords } from './order-list.ts';

/** Everything of one order, and below it what can be done now. `problem` says why the last try was refused. */
export function orderView(order: OrderRecord, problem: string | null) {
  const { row } = order;
  const totals = orderTotals(order);
  return html`<h1>Order #${row.number}</h1>
${problem === null ? '' : html`<div class="notice alarm" role="alert"><p>${problem}</p></div>`}
<dl class="facts">
<div><dt>Stands at</dt><dd>${orderLabel(order)}</dd></div>
<div><dt>Payment</dt><dd>${paymentWords[financialStatus(totals)]}${cardWords(order)}</dd></div>
<div><dt>Placed</dt><dd>${shownTime(row.processed_at)}</dd></div>
<div><dt>Guest</dt><dd>${row.email}</dd></div>
<div><dt>Goes to</dt><dd>${addressLines(order).map((line) => html`${line}<br>`)}</dd></div>
${row.note ? html`<div><dt>Gift note</dt><dd>${row.note}</dd></div>` : ''}
</dl>
<h2>Pieces</h2>
<table class="rows">
<thead><tr><th scope="col">Piece</th><th scope="col">Sold</th><th scope="col">Since then</th><th scope="col" class="amount">Cost</th></tr></thead>
<tbody>${order.lines.map((line) => lineRow(order, line))}</tbody>
</table>
<dl class="sums">${sums(order).map(([name, amount]) => html`<div><dt>${name}</dt><dd>${shownMoney(amount, row.currency_code, { suffix: true })}</dd></div>`)}</dl>
<h2>What happened</h2>
<ol class="timeline">${order.events.map(
    (event) =>
      html`<li>${shownTime(event.happened_at)} ${fulfilmentLabel(event.status)}${event.message ? `: ${event.message}` : ''}</li>`,
  )}</ol>
${order.fulfilments.flatMap(({ tracking_company, tracking_number, tracking_url }) => {
  const words = [tracking_company, tracking_number].filter(Boolean).join(' ') || tracking_url;
  if (!words) return [];
  return [
    html`<p>Tracking: ${tracking_url ? html`<a href="${tracking_url}" rel="noreferrer">${words}</a>` : words}</p>`,
  ];
})}
${orderForms(order)}`;
}

function lineRow(order: OrderRecord, line: SoldLine) {
  const since = [
    line.fulfilledQuantity > 0 && `${line.fulfilledQuantity} fulfilled`,
    line.refunded_quantity > 0 && `${line.refunded_quantity} refunded`,
    line.restocked_quantity > 0 && `${line.restocked_quantity} put back`,
  ].filter((entry) => entry !== false);
  const cost = order.priced.lines.find((entry) => entry.id === line.cart_line_id)?.total ?? 0;
  return html`<tr>
<td>${[line.title, line.variant_title].filter(Boolean).join(', ')}<br><span class="quiet">${[line.sku, ...attributeWords(line.attributes)].join(' · ')}</span></td>
<td>${line.quantity}</td>
<td>${since.join(', ')}</td>
<td class="amount">${shownMoney(cost, order.row.currency_code)}</td>
</tr>`;
}

function sums(order: OrderRecord): [string, number][] {
  const totals = orderTotals(order);
  const { priced } = order;
  return [
    ['Subtotal', totals.subtotal],
    [`Delivery: ${priced.delivery?.title ?? 'none'}`, totals.shipping - totals.shippingDiscount],
    ...priced.taxes.map((tax): [string, number] => [tax.title, tax.amount]),
    ['Total', totals.total],
    ...priced.giftCards
      .filter((card) => card.amountUsed > 0)
      .map((card): [string, number] => [`Gift card •••• ${card.lastCharacters}`, -card.amountUsed]),
    ...order.refunds.map((refund): [string, number] => [
      `Refund of ${refund.createdAt.slice(0, 10)}${refund.reason ? `: ${refund.reason}` : ''}`,
      -refund.amount,
    ]),
  ];
}

function cardWords({ payment }: OrderRecord): string {
  return payment?.last4 ? `, ${payment.brand ?? 'card'} ending in ${payment.last4}` : '';
}

function addressLines(order: OrderRecord): string[] {
  return mailingAddress('', order.shippingAddress).formatted({ withName: true });
}
