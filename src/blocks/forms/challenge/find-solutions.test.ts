import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { findSolutions } from './find-solutions.ts';

afterEach(() => vi.restoreAllMocks());

/** The same by Node's own hash (docs/reference/forms.md#bot-challenge). */
function smallestCounter(nonce: string, index: number, difficulty: number): string {
  const zeros = '0'.repeat(difficulty);
  for (let counter = 0; ; counter += 1) {
    const text = `${nonce}:${index}:${counter}`;
    if (createHash('sha512').update(text).digest('hex').startsWith(zeros)) return String(counter);
  }
}

test('each solution is the smallest counter that solves its place', async () => {
  const nonces = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 });
  await fc.assert(
    fc.asyncProperty(nonces, fc.integer({ min: 1, max: 2 }), fc.nat(4), async (nonce, difficulty, hardness) => {
      const expected = Array.from({ length: hardness }, (_, index) => smallestCounter(nonce, index, difficulty));
      expect(await findSolutions({ nonce, difficulty, hardness })).toEqual(expected);
    }),
    { numRuns: 30 },
  );
});

test('yields to other tasks after every 40,000 attempts, counted over all solutions', async () => {
  const yields = vi.spyOn(globalThis, 'setTimeout');
  const challenge = { nonce: 'many', difficulty: 3, hardness: 25 };
  const solutions = await findSolutions(challenge);
  const attempts = solutions.reduce((sum, counter) => sum + Number(counter) + 1, 0);
  expect(attempts).toBeGreaterThan(40_000);
  expect(yields.mock.calls.filter(([, delay]) => delay === 0)).toHaveLength(Math.floor(attempts / 40_000));
});

test('the search ends when its signal is aborted', async () => {
  const controller = new AbortController();
  const search = findSolutions({ nonce: 'long', difficulty: 6, hardness: 1_000 }, controller.signal);
  controller.abort(new Error('enough'));
  await expect(search).rejects.toThrow('enough');
});
