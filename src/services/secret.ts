import { createHash, randomBytes } from 'node:crypto';

/** A new secret, 32 hexadecimal characters (128 bits) like the vendor's access tokens. */
export function newSecret(): string {
  return randomBytes(16).toString('hex');
}

/** How a secret is stored: a reader of the database cannot use it. It has entropy of its own, so no salt is needed. */
export function secretHash(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
