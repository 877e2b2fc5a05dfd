import { fulfilmentLabel } from '#protocol/shopify/fulfilment-status.ts';
import type { Standing } from '#protocol/shopify/order-progress.ts';
import { isFullyRefunded, type RefundableLine } from './management/line-quantities.ts';
import type { OrderTable } from './tables.ts';

type StatusColumns = Pick<OrderTable, 'canceled_at' | 'shipment_status' | 'fulfillment_status'>;

/** The value that says where an order stands: canceled, else its shipment's, else its own. */
function orderStatus({ row }: { row: StatusColumns }): string {
  return row.canceled_at === null ? (row.shipment_status ?? row.fulfillment_status) : 'CANCELED';
}

/** The one label of docs/reference/commerce-protocol.md#fulfilment-status that says where an order stands. */
export function orderLabel(order: { row: StatusColumns }): string {
  return fulfilmentLabel(orderStatus(order));
}

/** What its next step follows from. */
export function orderStanding(order: { row: StatusColumns; lines: readonly RefundableLine[] }): Standing {
  return { status: orderStatus(order), isRefunded: isFullyRefunded(order) };
}
