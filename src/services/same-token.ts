import { timingSafeEqual } from 'node:crypto';

/** Compares a token with the right one in a time that shows no more than whether it is as long. */
export function sameToken(given: string, right: string): boolean {
  return tokenCheck(right)(given);
}

/** The same, for a right token that many are compared with. */
export function tokenCheck(right: string): (given: string) => boolean {
  const bytes = Buffer.from(right);
  return (given) => {
    const others = Buffer.from(given);
    return others.length === bytes.length && timingSafeEqual(others, bytes);
  };
}
