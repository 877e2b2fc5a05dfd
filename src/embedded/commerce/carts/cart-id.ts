import { randomBytes, timingSafeEqual } from 'node:crypto';
import { newSecret, secretHash } from '#services/secret.ts';

/** A cart's address and the secret that opens it for reading its buyer and for changing it. */
export type CartKey = { token: string; key: string };

/** A new cart's token and key; neither can be guessed. */
export function newCartKey(): CartKey {
  return { token: randomBytes(24).toString('base64url'), key: newSecret() };
}

/** The global id of a cart, with its key when the key is known: `gid://shopify/Cart/<token>?key=<key>`. */
export function cartGlobalId(token: string, key: string | null): string {
  return `gid://shopify/Cart/${token}${key === null ? '' : `?key=${key}`}`;
}

/** Reads a cart's global id; null when it is none. */
export function readCartGlobalId(globalId: string): { token: string; key: string | null } | null {
  const match = /^gid:\/\/shopify\/Cart\/([\w-]{1,64})(?:\?(.*))?$/.exec(globalId);
  return match?.[1] ? { token: match[1], key: new URLSearchParams(match[2] ?? '').get('key') } : null;
}

/** Whether a key is a cart's own; takes the same time wherever they differ. */
export function isCartKey(key: string, keyHash: string): boolean {
  return timingSafeEqual(Buffer.from(secretHash(key), 'hex'), Buffer.from(keyHash, 'hex'));
}

/** The global id of a part of a cart that names its cart like the vendor's: `…/CartLine/<id>?cart=<token>`. */
export function cartPartGlobalId(type: 'CartLine' | 'CartDeliveryGroup', id: string, token: string) {
  return `gid://shopify/${type}/${id}?cart=${token}`;
}

/** The global id of a gift card on a cart; it does not name the cart. */
export function appliedGiftCardId(id: string): string {
  return `gid://shopify/AppliedGiftCard/${id}`;
}

/** The own id of a cart's part, whatever query it comes with; null when it is of another type. */
export function readCartPart(globalId: string, type: string): string | null {
  const match = /^gid:\/\/shopify\/(\w+)\/([\w-]{1,64})(?:\?.*)?$/.exec(globalId);
  return match?.[1] === type ? (match[2] ?? null) : null;
}
