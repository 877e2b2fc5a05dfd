import { secretHash } from '#services/secret.ts';
import type { OrderRecord } from './order-record.ts';

/** The path where an order can be viewed with its key: the shop's own page of it. */
export function orderStatusPath({ row }: Pick<OrderRecord, 'row'>): string {
  return `/checkout/orders/${row.id}?key=${row.key}`;
}

/** The path where it shows where it stands, and nothing that its number and email do not tell already. */
export function orderGlancePath(row: { id: number; key: string }): string {
  return `/checkout/orders/${row.id}?glance=${glanceKey(row.key)}`;
}

/** A key that follows from an order's own and does not lead back to it. */
export function glanceKey(key: string): string {
  return secretHash(`glance ${key}`).slice(0, 32);
}
