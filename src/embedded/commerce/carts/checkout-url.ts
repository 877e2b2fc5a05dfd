import type { CommerceContext } from '../context.ts';
import type { CartRecord } from './cart-record.ts';

/** Where a cart is paid; with the key only for clients that have it. */
export function checkoutUrl({ publicUrl }: CommerceContext, { token, key }: CartRecord): string {
  return `${publicUrl}/checkout/${token}${key === null ? '' : `?key=${key}`}`;
}
