import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { beginsWithZeros, createCounterHash, isSolution } from './solution-hash.ts';

const sha512hex = (text: string) => createHash('sha512').update(text).digest('hex');

test('a solution is what Node’s own hash says, whatever the nonce', () => {
  const places = [fc.string({ unit: 'grapheme' }), fc.nat(2_000), fc.nat(), fc.integer({ min: 0, max: 2 })] as const;
  fc.assert(
    fc.property(...places, (nonce, index, counter, difficulty) => {
      const expected = sha512hex(`${nonce}:${index}:${counter}`).startsWith('0'.repeat(difficulty));
      expect(isSolution(nonce, index, String(counter), difficulty)).toBe(expected);
    }),
  );
});

test('counters hashed one after another have the hash of the whole text', () => {
  const nonces = fc.string({ unit: 'grapheme', maxLength: 400 });
  fc.assert(
    fc.property(nonces, fc.nat(2_000), fc.array(fc.nat()), (nonce, index, counters) => {
      const hashOf = createCounterHash(nonce, index);
      for (const counter of counters) {
        expect(Buffer.from(hashOf(counter)).toString('hex')).toBe(sha512hex(`${nonce}:${index}:${counter}`));
      }
    }),
  );
});

test('zeros are those of the hexadecimal form', () => {
  const bytes = fc.uint8Array({ maxLength: 8 }).map((rest) => Uint8Array.from([0, 0, ...rest]));
  fc.assert(
    fc.property(bytes, fc.nat(20), (digest, count) => {
      const expected = Buffer.from(digest).toString('hex').startsWith('0'.repeat(count));
      expect(beginsWithZeros(digest, count)).toBe(expected);
    }),
  );
});
