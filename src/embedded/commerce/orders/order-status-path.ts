import type { OrderRecord } from './order-record.ts';

/** Where an order can be looked at by whoever holds its key: the shop's own page of it. */
export function orderStatusPath({ row }: Pick<OrderRecord, 'row'>): string {
  return `/checkout/orders/${row.id}?key=${row.key}`;
}
