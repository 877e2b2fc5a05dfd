import type { FulfilmentEvent } from '#protocol/shopify/fulfilment-status.ts';
import type { CommerceContext } from '../context.ts';
import { globalId } from '../global-id.ts';
import { money } from '../prices/money.ts';
import { expectedDelivery } from './expected-delivery.ts';
import type { OrderRecord } from './order-record.ts';

type Identifier = { key: string; namespace?: string | null };

/**
 * The order's metafields: `fulfilment.status`, a ShipmentStatus, absent while `fulfillmentStatus` is the latest news;
 * `fulfilment.events`, a JSON list of FulfilmentEvent; `fulfilment.expected_delivery`, JSON of ExpectedDelivery, absent where
 * nothing is to arrive; `fulfilment.deliver_from`, the first day on which it may, where the buyer named one; and what the Storefront API does not have: `payment.summary`, JSON of
 * how it was paid, and `gift.note`, the note that goes with it. Made from the order's own rows, so the two cannot differ.
 */
export function orderMetafield(
  order: OrderRecord,
  { key, namespace }: Identifier,
  { now }: Pick<CommerceContext, 'now'>,
) {
  if (namespace === 'payment' && key === 'summary') {
    return metafield(order, 3, key, 'json', JSON.stringify(paymentSummary(order)), namespace);
  }
  if (namespace === 'gift' && key === 'note') {
    return order.row.note ? metafield(order, 4, key, 'multi_line_text_field', order.row.note, namespace) : null;
  }
  if (namespace !== 'fulfilment') return null;
  if (key === 'status') {
    const status = order.row.shipment_status;
    return status === null ? null : metafield(order, 1, 'status', 'single_line_text_field', status);
  }
  if (key === 'expected_delivery') {
    const expected = expectedDelivery(order, now());
    return expected && metafield(order, 5, key, 'json', JSON.stringify(expected));
  }
  if (key === 'deliver_from') {
    return order.row.deliver_from && metafield(order, 6, key, 'date', order.row.deliver_from);
  }
  if (key === 'events') return metafield(order, 2, 'events', 'json', JSON.stringify(fulfilmentEvents(order)));
  return null;
}

/**
 * What happened to the order, as a storefront may show it. A refund is among it, although it is no status of a fulfilment:
 * the Storefront API says how much was paid back (`totalRefunded`), never when.
 */
export function fulfilmentEvents({ events }: Pick<OrderRecord, 'events'>): FulfilmentEvent[] {
  return events.map((event) => ({ status: event.status, happenedAt: event.happened_at, message: event.message }));
}

/** The card by its last digits, and what each gift card paid, as a decimal text. */
function paymentSummary({ payment, priced, row }: OrderRecord) {
  return {
    card: payment?.last4 ? { brand: payment.brand, last4: payment.last4 } : null,
    giftCards: priced.giftCards
      .filter(({ amountUsed }) => amountUsed > 0)
      .map(({ lastCharacters, amountUsed }) => ({
        lastCharacters,
        amount: money(amountUsed, row.currency_code).amount,
      })),
  };
}

function metafield(
  order: OrderRecord,
  place: number,
  key: string,
  type: string,
  value: string,
  namespace = 'fulfilment',
) {
  return {
    __typename: 'Metafield',
    id: globalId('Metafield', order.key * 10 + place),
    namespace,
    key,
    type,
    value,
    description: null,
    createdAt: order.row.processed_at,
    updatedAt: order.row.updated_at,
    parentResource: order,
    reference: null,
    references: null,
  };
}
