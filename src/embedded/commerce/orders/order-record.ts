import type { PostalAddress } from '../addresses/postal-address.ts';
import type { CommerceContext } from '../context.ts';
import { globalId } from '../global-id.ts';
import { defineLoader, groupRows, matchRows } from '../loader.ts';
import type { DiscountToApply } from '../pricing/price-input.ts';
import type { PricedCart } from '../pricing/priced-cart.ts';
import type { OrderEventTable, OrderFulfilmentTable, OrderLineTable, OrderTable, PaymentTable } from './tables.ts';

export type Attribute = { key: string; value: string | null };

/** A picture as it was when the order was placed. */
export type SoldImage = { path: string; width: number; height: number; altText: string };

/** An order with all that belongs to it. Money is minor units of `row.currency_code`. */
export type OrderRecord = {
  __typename: 'Order';
  key: number;
  id: string;
  row: OrderTable;
  priced: PricedCart;
  discounts: DiscountToApply[];
  attributes: Attribute[];
  shippingAddress: PostalAddress;
  /** Of the buyer, often a name alone; null where they gave none. */
  billingAddress: PostalAddress | null;
  /** In the order they stood in the cart. */
  lines: SoldLine[];
  /** Oldest first. */
  fulfilments: Fulfilment[];
  /** Oldest first. */
  events: OrderEventTable[];
  refunds: Refund[];
  payment: PaymentTable | null;
};

export type SoldLine = Omit<OrderLineTable, 'image' | 'attributes'> & {
  image: SoldImage | null;
  attributes: Attribute[];
  /** Pieces that a fulfilment holds. */
  fulfilledQuantity: number;
};

export type Fulfilment = OrderFulfilmentTable & { lines: { line_id: number; quantity: number }[] };

export type Refund = {
  id: number;
  amount: number;
  shipping: number;
  tax: number;
  lines: { lineId: number; quantity: number }[];
  giftCards: { id: string; amount: number }[];
  reason: string | null;
  createdAt: string;
};

/** An order by its number in the database, or null. Says nothing about who may see it. */
export const orderById = defineLoader<number, OrderRecord | null>(async (context, ids) => {
  const { db } = context;
  const rows = await db.selectFrom('commerce_order').selectAll().where('id', 'in', ids).execute();
  if (rows.length === 0) return ids.map(() => null);
  const parts = await readParts(
    context,
    rows.map((row) => row.id),
  );
  return matchRows(
    ids,
    rows.map((row) => orderRecord(row, parts)),
    (order) => order.key,
  );
});

/**
 * The global id, which carries the order's key: whoever has it may see the order
 * (docs/reference/commerce-protocol.md#customers).
 */
function orderGlobalId(row: Pick<OrderTable, 'id' | 'key'>): string {
  return `${globalId('Order', row.id)}?key=${row.key}`;
}

type Parts = Awaited<ReturnType<typeof readParts>>;

async function readParts({ db }: CommerceContext, ids: number[]) {
  const lines = await db
    .selectFrom('commerce_order_line')
    .selectAll()
    .where('order_id', 'in', ids)
    .orderBy('position')
    .execute();
  const fulfilments = await db
    .selectFrom('commerce_order_fulfilment')
    .selectAll()
    .where('order_id', 'in', ids)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const fulfilled = await db
    .selectFrom('commerce_order_fulfilment_line as fulfilled')
    .innerJoin('commerce_order_fulfilment as fulfilment', 'fulfilment.id', 'fulfilled.fulfilment_id')
    .selectAll('fulfilled')
    .where('fulfilment.order_id', 'in', ids)
    .execute();
  const events = await db
    .selectFrom('commerce_order_event')
    .selectAll()
    .where('order_id', 'in', ids)
    .orderBy('position')
    .execute();
  const refunds = await db
    .selectFrom('commerce_order_refund')
    .selectAll()
    .where('order_id', 'in', ids)
    .orderBy('created_at')
    .execute();
  const payments = await db.selectFrom('commerce_payment').selectAll().where('order_id', 'in', ids).execute();
  return { lines, fulfilments, fulfilled, events, refunds, payments };
}

function orderRecord(row: OrderTable, parts: Parts): OrderRecord {
  const ofOrder = <Row extends { order_id: number | null }>(rows: Row[]) =>
    groupRows([row.id], rows, (entry) => entry.order_id ?? 0)[0] ?? [];
  const fulfilled = (lineId: number) =>
    parts.fulfilled.filter((entry) => entry.line_id === lineId).reduce((sum, entry) => sum + entry.quantity, 0);
  return {
    __typename: 'Order',
    key: row.id,
    id: orderGlobalId(row),
    row,
    priced: JSON.parse(row.priced),
    discounts: JSON.parse(row.discounts),
    attributes: JSON.parse(row.attributes),
    shippingAddress: JSON.parse(row.shipping_address),
    billingAddress: row.billing_address === null ? null : JSON.parse(row.billing_address),
    lines: ofOrder(parts.lines).map((line) => ({
      ...line,
      image: line.image === null ? null : JSON.parse(line.image),
      attributes: JSON.parse(line.attributes),
      fulfilledQuantity: fulfilled(line.id),
    })),
    fulfilments: ofOrder(parts.fulfilments).map((fulfilment) => ({
      ...fulfilment,
      lines: parts.fulfilled.filter((entry) => entry.fulfilment_id === fulfilment.id),
    })),
    events: ofOrder(parts.events),
    refunds: ofOrder(parts.refunds).map((refund) => ({
      id: refund.id,
      amount: refund.amount,
      shipping: refund.shipping,
      tax: refund.tax,
      lines: JSON.parse(refund.lines),
      giftCards: JSON.parse(refund.gift_cards),
      reason: refund.reason,
      createdAt: refund.created_at,
    })),
    payment: ofOrder(parts.payments)[0] ?? null,
  };
}
