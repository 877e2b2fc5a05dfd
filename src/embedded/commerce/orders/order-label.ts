import { fulfilmentLabel } from '#protocol/shopify/fulfilment-status.ts';
import type { OrderRecord } from './order-record.ts';

/**
 * The one label of docs/reference/commerce-protocol.md#fulfilment-status that says where an order stands: canceled,
 * else its shipment's, else its own.
 */
export function orderLabel({ row }: Pick<OrderRecord, 'row'>): string {
  if (row.canceled_at !== null) return fulfilmentLabel('CANCELED');
  return fulfilmentLabel(row.shipment_status ?? row.fulfillment_status);
}
