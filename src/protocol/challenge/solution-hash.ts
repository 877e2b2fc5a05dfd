import { sha512 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * Whether sha512(`{nonce}:{index}:{counter}`) begins with `difficulty` hexadecimal zeros
 * (docs/reference/forms.md#bot-challenge).
 */
export function isSolution(nonce: string, index: number, counter: string, difficulty: number): boolean {
  return beginsWithZeros(sha512(utf8ToBytes(`${nonce}:${index}:${counter}`)), difficulty);
}

/**
 * The hash of one counter after another for a solution's place: as `isSolution` hashes, but what all counters have in
 * common is hashed once. The answered bytes are overwritten by the next call.
 */
export function createCounterHash(nonce: string, index: number): (counter: number) => Uint8Array {
  const common = sha512.create().update(utf8ToBytes(`${nonce}:${index}:`));
  const whole = sha512.create();
  const encoder = new TextEncoder();
  const digits = new Uint8Array(16);
  const digest = new Uint8Array(64);
  return (counter) => {
    const { written } = encoder.encodeInto(String(counter), digits);
    common._cloneInto(whole).update(digits.subarray(0, written)).digestInto(digest);
    return digest;
  };
}

/** Whether the hexadecimal form of these bytes begins with so many zeros; there are two digits in a byte. */
export function beginsWithZeros(bytes: Uint8Array, count: number): boolean {
  const whole = count >> 1;
  for (let index = 0; index < whole; index += 1) if (bytes[index] !== 0) return false;
  return count % 2 === 0 || (bytes[whole] ?? 0xff) < 0x10;
}
