import { hash, timingSafeEqual } from 'node:crypto';

/** Compares a token with the right one in a time that does not show how much of it is right. */
export function sameToken(given: string, right: string): boolean {
  return tokenCheck(right)(given);
}

/** The same, for a right token that many are compared with. */
export function tokenCheck(right: string): (given: string) => boolean {
  const digest = digestOf(right);
  return (given) => timingSafeEqual(digestOf(given), digest);
}

function digestOf(text: string): Buffer {
  return hash('sha256', text, 'buffer');
}
