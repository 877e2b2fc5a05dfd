import { expect, test } from 'vitest';
import { createWorkLimit } from './work-limit.ts';

test('a payer spends what is in the bucket, waits for more, and pays for nobody else', () => {
  let time = 0;
  const limit = createWorkLimit(10, 150, () => new Date(time));
  expect(limit.take('a', 150)).toBe(true);
  expect(limit.take('a', 60)).toBe(false);
  expect(limit.take('b', 60)).toBe(true);
  expect(limit.take('a', 50)).toBe(true);
  time = 4_000;
  expect(limit.take('a', 41)).toBe(false);
  expect(limit.take('a', 40)).toBe(true);
  time = 1_000_000;
  expect(limit.take('a', 201)).toBe(false);
  expect(limit.take('a', 200)).toBe(true);
});

test('the largest query that may be asked fits a full bucket', () => {
  const limit = createWorkLimit(1, 100_000, () => new Date(0));
  expect(limit.take('a', 100_000)).toBe(true);
});
