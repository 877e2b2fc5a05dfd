import { attributeWords } from '#protocol/shopify/attribute-words.ts';
import { fulfilmentLabel } from '#protocol/shopify/fulfilment-status.ts';
import type { OrderData, TypedForm } from '#server-pages/operator/operator-pages.ts';
import { fullName, mailingAddress } from '../addresses/mailing-address.ts';
import { billingLines } from '../orders/buyer-name.ts';
import { type CostRow, giftCardRows } from '../orders/cost-rows.ts';
import { deliverFromWords } from '../orders/expected-delivery.ts';
import { orderLabel } from '../orders/order-label.ts';
import type { OrderRecord, SoldLine } from '../orders/order-record.ts';
import { financialStatus, orderTotals } from '../orders/order-totals.ts';
import { trackedParcels } from '../orders/tracked-parcels.ts';
import { money } from '../prices/money.ts';
import { paymentWords } from './order-list-data.ts';
import { possibleActions } from './possible-actions.ts';

/** A try to change an order that was refused: why, and the form that was sent. */
export type RefusedTry = { problem: string; typed: TypedForm };

/** What the page of one order shows, after a try that was refused with what was typed. */
export function orderData(order: OrderRecord, refused: RefusedTry | null, now: Date): OrderData {
  const { row } = order;
  return {
    number: row.number,
    problem: refused?.problem ?? null,
    typed: refused?.typed ?? null,
    label: orderLabel(order),
    payment: `${paymentWords[financialStatus(orderTotals(order))]}${cardWords(order)}`,
    placedAt: row.processed_at,
    buyerLines: [...buyerLines(order.billingAddress), row.email],
    addressLines: mailingAddress('', order.shippingAddress).formatted({ withName: true }),
    deliverFrom: deliverFromWords(order, now),
    note: row.note ?? '',
    lines: order.lines.map((line) => lineData(order, line)),
    costs: costs(order).map(({ name, amount }) => ({ name, amount: money(amount, row.currency_code) })),
    events: order.events.map(({ happened_at, status, message }) => ({
      at: happened_at,
      label: fulfilmentLabel(status),
      message,
    })),
    tracking: trackedParcels(order),
    actions: possibleActions(order),
  };
}

/** The buyer's address, or the name alone that they gave. */
function buyerLines(address: OrderRecord['billingAddress']): string[] {
  const lines = billingLines(address);
  return lines.length > 0 ? lines : [address && fullName(address)].filter((line) => line !== null);
}

function lineData(order: OrderRecord, line: SoldLine): OrderData['lines'][number] {
  const since = [
    line.fulfilledQuantity > 0 && `${line.fulfilledQuantity} fulfilled`,
    line.refunded_quantity > 0 && `${line.refunded_quantity} refunded`,
    line.restocked_quantity > 0 && `${line.restocked_quantity} put back`,
  ].filter((entry) => entry !== false);
  const cost = order.priced.lines.find((entry) => entry.id === line.cart_line_id)?.total ?? 0;
  return {
    title: [line.title, line.variant_title].filter(Boolean).join(', '),
    details: [line.sku, ...attributeWords(line.attributes)].join(' · '),
    quantity: line.quantity,
    since: since.join(', '),
    cost: money(cost, order.row.currency_code),
  };
}

function costs(order: OrderRecord): CostRow[] {
  const totals = orderTotals(order);
  const { priced } = order;
  return [
    { name: 'Subtotal', amount: totals.subtotal },
    { name: `Delivery: ${priced.delivery?.title ?? 'none'}`, amount: totals.shipping - totals.shippingDiscount },
    ...priced.taxes.map(({ title, amount }) => ({ name: title, amount })),
    { name: 'Total', amount: totals.total },
    ...giftCardRows(priced),
    ...order.refunds.map((refund) => ({
      name: `Refund of ${refund.createdAt.slice(0, 10)}${refund.reason ? `: ${refund.reason}` : ''}`,
      amount: -refund.amount,
    })),
    { name: 'Left to refund', amount: totals.current.total },
  ];
}

function cardWords({ payment }: OrderRecord): string {
  return payment?.last4 ? `, ${payment.brand ?? 'card'} ending in ${payment.last4}` : '';
}
