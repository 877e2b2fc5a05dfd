import type { OrderRecord } from './order-record.ts';

/** The path where an order can be viewed with its key: the shop's own page of it. */
export function orderStatusPath({ row }: Pick<OrderRecord, 'row'>): string {
  return `/checkout/orders/${row.id}?key=${row.key}`;
}
