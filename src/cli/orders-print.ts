import { billedToLabel, billingLines } from '#embedded/commerce/orders/buyer-name.ts';
import { orderLabel } from '#embedded/commerce/orders/order-label.ts';
import type { OrderRecord } from '#embedded/commerce/orders/order-record.ts';
import { financialStatus, orderTotals } from '#embedded/commerce/orders/order-totals.ts';
import { money } from '#embedded/commerce/prices/money.ts';
import { formatMoney } from '#protocol/money.ts';
import { attributeWords } from '#protocol/shopify/attribute-words.ts';
import { fulfilmentLabel } from '#protocol/shopify/fulfilment-status.ts';
import { giftNoteLabel, giftWrapLabel, isWrapped } from '#protocol/shopify/gift-attribute.ts';
import { dayWords, deliverFromLabel } from '#protocol/shopify/order-progress.ts';

/** A line for each order, newest first. */
export function printOrders(orders: OrderRecord[]): string {
  if (orders.length === 0) return 'There are no orders.\n';
  return orders
    .map((order) => {
      const { row } = order;
      const totals = orderTotals(order);
      return `#${row.number}  ${row.processed_at.slice(0, 16).replace('T', ' ')}  ${formatMoney(money(row.total, row.currency_code))}  ${financialStatus(totals)}  ${orderLabel(order)}  ${row.email}\n`;
    })
    .join('');
}

/** Everything of one order. */
export function printOrder(order: OrderRecord): string {
  const { row, priced, lines, fulfilments, events, refunds, shippingAddress } = order;
  const totals = orderTotals(order);
  const billed = billingLines(order.billingAddress);
  const show = (amount: number) => formatMoney(money(amount, row.currency_code));
  const name = [shippingAddress.firstName, shippingAddress.lastName].filter(Boolean).join(' ');
  const place = [shippingAddress.city, shippingAddress.provinceCode, shippingAddress.zip, shippingAddress.countryCode];
  return [
    `#${row.number}  ${orderLabel(order)}  ${financialStatus(totals)}  ${row.processed_at}`,
    `  ${row.email}  ${name}, ${shippingAddress.address1 ?? ''}, ${place.filter(Boolean).join(' ')}`,
    ...lines.flatMap((line) => {
      const state = [
        line.fulfilledQuantity > 0 && `${line.fulfilledQuantity} fulfilled`,
        line.refunded_quantity > 0 && `${line.refunded_quantity} refunded`,
        line.restocked_quantity > 0 && `${line.restocked_quantity} put back`,
      ].filter(Boolean);
      const title = [line.title, line.variant_title].filter(Boolean).join(', ');
      const cost = show(priced.lines.find((entry) => entry.id === line.cart_line_id)?.total ?? 0);
      return [
        `  ${line.position + 1}  ${line.quantity} × ${title}  ${cost}${state.length > 0 ? `  (${state.join(', ')})` : ''}`,
        ...(isWrapped(line.attributes) ? [`     ${giftWrapLabel}`] : []),
        ...attributeWords(line.attributes.filter((entry) => !isWrapped([entry]))).map((words) => `     ${words}`),
      ];
    }),
    ...(billed.length > 0 ? [`  ${billedToLabel} ${billed.join(', ')}`] : []),
    ...(row.deliver_from ? [`  ${deliverFromLabel} ${dayWords(row.deliver_from)}`] : []),
    ...(row.note ? [`  ${giftNoteLabel}:`, ...row.note.split(/\r?\n/).map((text) => `    ${text}`.trimEnd())] : []),
    `  Subtotal ${show(totals.subtotal)}, delivery ${show(totals.shipping - totals.shippingDiscount)}, tax ${show(totals.tax)}, total ${show(totals.total)}`,
    ...refunds.map(
      (refund) =>
        `  Refunded ${show(refund.amount)} on ${refund.createdAt.slice(0, 10)}${refund.reason ? `: ${refund.reason}` : ''}`,
    ),
    ...fulfilments.flatMap(({ tracking_company, tracking_number, tracking_url }) => {
      const tracking = [tracking_company, tracking_number, tracking_url].filter(Boolean);
      return tracking.length > 0 ? [`  Tracking: ${tracking.join(' ')}`] : [];
    }),
    ...events.map(
      (event) => `  ${event.happened_at}  ${fulfilmentLabel(event.status)}${event.message ? `: ${event.message}` : ''}`,
    ),
    '',
  ].join('\n');
}
