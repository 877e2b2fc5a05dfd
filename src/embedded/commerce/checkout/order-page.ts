import { html } from 'hono/html';
import { fulfilmentLabel } from '#protocol/shopify/fulfilment-status.ts';
import type { Html } from '#services/server-pages/page-shell.ts';
import { mailingAddress } from '../addresses/mailing-address.ts';
import { orderLabel } from '../orders/order-label.ts';
import { fulfilmentEvents } from '../orders/order-metafields.ts';
import type { OrderRecord } from '../orders/order-record.ts';
import { orderTotals } from '../orders/order-totals.ts';
import { shownMoney } from '../prices/shown-money.ts';
import { checkoutPage } from './checkout-page.ts';
import { costSummary } from './cost-summary.ts';

/** The thank-you page, which is the order's own page for as long as it lives. */
export function orderPage(order: OrderRecord): Html {
  const { row, shippingAddress, priced } = order;
  const name = shippingAddress.firstName ?? shippingAddress.lastName ?? '';
  const totals = orderTotals(order);
  const news = fulfilmentEvents(order).slice(1);
  const lines = order.lines.map((line) => ({
    id: line.cart_line_id,
    title: line.title,
    variantTitle: line.variant_title,
    quantity: line.quantity,
    image: line.image,
    attributes: line.attributes,
  }));
  return checkoutPage({
    title: `Order #${row.number}`,
    body: html`<h1>Thank you${name ? `, ${name}` : ''}</h1>
<p>Order <strong>#${row.number}</strong> is ours to pack now. The confirmation is on its way to ${row.email}.</p>
<dl class="facts">
<div><dt>It stands at</dt><dd>${orderLabel(order)}</dd></div>
<div><dt>It goes to</dt><dd>${mailingAddress('', shippingAddress)
      .formatted({ withName: true })
      .map((line) => html`${line}<br>`)}</dd></div>
<div><dt>It travels</dt><dd>${priced.delivery?.title ?? ''}</dd></div>
${row.note ? html`<div><dt>With your note</dt><dd>${row.note}</dd></div>` : ''}
${totals.refunded > 0 ? html`<div><dt>Paid back</dt><dd>${shownMoney(totals.refunded, row.currency_code)}</dd></div>` : ''}
</dl>
${trackingLinks(order)}
${news.length > 0 ? html`<h2>What has happened</h2><ol class="timeline">${news.map((event) => html`<li><time datetime="${event.happenedAt}">${event.happenedAt.slice(0, 10)}</time> ${fulfilmentLabel(event.status)}${event.message ? `: ${event.message}` : ''}</li>`)}</ol>` : ''}
<p class="quiet">Keep the address of this page to yourself: whoever has it can see this order.</p>
<p><a class="button" href="/souvenirs">Back to the souvenirs</a></p>`,
    aside: costSummary(lines, priced, ''),
    hasCart: false,
  });
}

function trackingLinks({ fulfilments }: OrderRecord): Html[] {
  return fulfilments.flatMap(({ tracking_company, tracking_number, tracking_url }) => {
    const words = [tracking_company, tracking_number].filter(Boolean).join(' ') || tracking_url;
    if (!words) return [];
    return [
      html`<p>Tracking: ${tracking_url ? html`<a href="${tracking_url}" rel="noreferrer">${words}</a>` : words}</p>`,
    ];
  });
}
