import { timingSafeEqual } from 'node:crypto';
import { secretHash } from '#services/secret.ts';
import type { CommerceContext } from '../context.ts';
import { type OrderRecord, orderById } from './order-record.ts';
import { glanceKey } from './order-status-path.ts';

/** The order of a number, for callers with its key; null for a wrong key, as for an order that does not exist. */
export async function orderByKey(context: CommerceContext, id: number, key: string): Promise<OrderRecord | null> {
  const order = await orderById(context, id);
  return order && isSame(order.row.key, key) ? order : null;
}

/** The order of a number, for callers with the key that shows where it stands alone. */
export async function orderByGlanceKey(context: CommerceContext, id: number, key: string): Promise<OrderRecord | null> {
  const order = await orderById(context, id);
  return order && isSame(glanceKey(order.row.key), key) ? order : null;
}

/** The order behind a global id, which carries its key: `gid://shopify/Order/<id>?key=<key>`. */
export function orderByGlobalId(context: CommerceContext, id: number, globalId: string): Promise<OrderRecord | null> {
  const query = new URLSearchParams(globalId.split('?')[1] ?? '');
  return orderByKey(context, id, query.get('key') ?? '');
}

/** Compares digests, so that the time taken shows nothing about the key or its length. */
function isSame(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(secretHash(one)), Buffer.from(secretHash(other)));
}
