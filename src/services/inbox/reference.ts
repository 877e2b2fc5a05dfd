import { randomBytes } from 'node:crypto';

/** 32 signs, so that five random bits choose one evenly. Without 0, O, 1 and I, which are mistaken for each other. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** A new reference of a submission, short enough to be read out on the telephone: `ASH-7F3K-92QX`. */
export function newReference(): string {
  const signs = Array.from(randomBytes(8), (byte) => ALPHABET.charAt(byte % ALPHABET.length)).join('');
  return `ASH-${signs.slice(0, 4)}-${signs.slice(4)}`;
}
