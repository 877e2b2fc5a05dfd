import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readChallenge } from './challenge.ts';
import { decodeSolution, encodeSolution } from './solution.ts';

const challenges = fc.record({
  payload: fc.record({
    nonce: fc.string({ minLength: 1, maxLength: 200 }),
    difficulty: fc.integer({ min: 1, max: 6 }),
    hardness: fc.integer({ min: 1, max: 1_000 }),
  }),
  signature: fc.string(),
});

test('what is encoded is decoded again, with every field of the challenge', () => {
  const solved = fc.record({
    challenge: challenges.map((challenge) => ({ ...challenge, more: [1] })),
    solutions: fc.array(fc.nat().map(String), { maxLength: 30 }),
  });
  fc.assert(
    fc.property(solved, (value) => {
      fc.pre(/^[\0-\u00ff]*$/.test(JSON.stringify(value)));
      expect(decodeSolution(encodeSolution(value))).toEqual(value);
    }),
  );
});

test('any other text is no solution, and breaks nothing', () => {
  const texts = fc.oneof(
    fc.string(),
    fc.base64String(),
    fc.json().map((json) => btoa(encodeURI(json))),
  );
  fc.assert(
    fc.property(texts, (text) => {
      expect(decodeSolution(text)).toBeNull();
    }),
  );
  const challenge = { payload: { nonce: 'n', difficulty: 1, hardness: 1 }, signature: 's' };
  const encoded = (value: unknown) => btoa(JSON.stringify(value));
  expect(decodeSolution(encoded({ challenge, solutions: ['7'] }))).not.toBeNull();
  for (const solutions of [[7], ['07'], ['-1'], ['1e3'], ['1 '], [''], null, Array(1_001).fill('1')]) {
    expect(decodeSolution(encoded({ challenge, solutions }))).toBeNull();
  }
  expect(decodeSolution(encoded({ challenge, solutions: ['7'], more: 'x'.repeat(32_000) }))).toBeNull();
});

test('a challenge is read as it came, unless its numbers are beyond the limits', () => {
  fc.assert(
    fc.property(challenges, (challenge) => {
      expect(readChallenge(challenge)).toBe(challenge);
    }),
  );
  const payload = { nonce: 'n', difficulty: 3, hardness: 64 };
  for (const wrong of [
    { difficulty: 0 },
    { difficulty: 7 },
    { difficulty: 1.5 },
    { hardness: 0 },
    { hardness: 1_001 },
  ]) {
    expect(readChallenge({ payload: { ...payload, ...wrong }, signature: 's' })).toBeNull();
  }
  for (const wrong of [{ nonce: '' }, { nonce: 5 }, { difficulty: '3' }]) {
    expect(readChallenge({ payload: { ...payload, ...wrong }, signature: 's' })).toBeNull();
  }
  for (const answer of [null, 'text', {}, { payload }, { signature: 's' }]) expect(readChallenge(answer)).toBeNull();
});
