import { fulfilmentLabel } from '#protocol/shopify/fulfilment-status.ts';
import { dayWords, expectedWords, nextStep } from '#protocol/shopify/order-progress.ts';
import type { OrderPageData } from '#server-pages/checkout/checkout-pages.ts';
import { mailingAddress } from '../addresses/mailing-address.ts';
import { billingLines, greetingName, isGift } from '../orders/buyer-name.ts';
import { expectedDelivery } from '../orders/expected-delivery.ts';
import { orderLabel, orderStanding } from '../orders/order-label.ts';
import { fulfilmentEvents } from '../orders/order-metafields.ts';
import type { OrderRecord } from '../orders/order-record.ts';
import { orderTotals } from '../orders/order-totals.ts';
import { trackedParcels } from '../orders/tracked-parcels.ts';
import { money } from '../prices/money.ts';
import { costSummary } from './cost-summary.ts';

/** What the thank-you page shows, which is the order's own page for as long as it lives. */
export function orderPageData(order: OrderRecord, now: Date): OrderPageData {
  const { row, shippingAddress, priced } = order;
  const { refunded } = orderTotals(order);
  const lines = order.lines.map((line) => ({
    id: line.cart_line_id,
    title: line.title,
    variantTitle: line.variant_title,
    quantity: line.quantity,
    image: line.image,
    attributes: line.attributes,
  }));
  const progress = progressData(order, now);
  return {
    ...progress,
    buyer: {
      name: greetingName(order),
      email: row.email,
      billingLines: billingLines(order.billingAddress),
      isThanked: progress.events.length === 0 && row.canceled_at === null,
    },
    addressLines: mailingAddress('', shippingAddress).formatted({ withName: true }),
    note: row.note ?? '',
    isGift: isGift(order),
    refunded: refunded > 0 ? money(refunded, row.currency_code) : null,
    pieces: [],
    summary: costSummary(lines, priced),
  };
}

/**
 * What the page shows to somebody who knows the order's number and email: where it stands. Nothing of it says who they
 * are, where they live, what they wrote or what they paid.
 */
export function orderGlanceData(order: OrderRecord, now: Date): OrderPageData {
  const { city, zip } = order.shippingAddress;
  const progress = progressData(order, now);
  return {
    ...progress,
    // What is written beside an event may be a sum, or a name.
    events: progress.events.map((event) => ({ ...event, message: null })),
    buyer: null,
    addressLines: [[city, zip && `${zip.slice(0, 3)}…`].filter(Boolean).join(', ')],
    note: '',
    isGift: false,
    refunded: null,
    pieces: order.lines.map((line) => {
      return `${line.quantity} × ${[line.title, line.variant_title].filter(Boolean).join(', ')}`;
    }),
    summary: null,
  };
}

/** Where an order stands, and what happened to it. */
function progressData(order: OrderRecord, now: Date) {
  const expected = expectedDelivery(order, now);
  return {
    number: order.row.number,
    label: orderLabel(order),
    next: nextStep(orderStanding(order)),
    expected: expected && expectedWords(expected),
    delivery: order.priced.delivery?.title ?? '',
    deliverFrom: order.row.deliver_from && dayWords(order.row.deliver_from),
    tracking: trackedParcels(order),
    events: fulfilmentEvents(order)
      .slice(1)
      .map(({ happenedAt, status, message }) => ({ at: happenedAt, label: fulfilmentLabel(status), message })),
  };
}
