import { expect, test } from 'vitest';
import { createCostLimit } from './cost-limit.ts';

test('a payer spends what is in the bucket, waits for more, and pays for nobody else', () => {
  let time = 0;
  const limit = createCostLimit(10, 150, () => new Date(time));
  expect(limit.take('a', 150)).toEqual({
    isThrottled: false,
    status: { maximumAvailable: 200, currentlyAvailable: 50, restoreRate: 10 },
  });
  expect(limit.take('a', 60).isThrottled).toBe(true);
  expect(limit.take('b', 60).isThrottled).toBe(false);
  expect(limit.take('a', 50).status.currentlyAvailable).toBe(0);
  time = 4_000;
  expect(limit.take('a', 41).isThrottled).toBe(true);
  expect(limit.take('a', 40).isThrottled).toBe(false);
  time = 1_000_000;
  expect(limit.take('a', 0).status.currentlyAvailable).toBe(200);
});

test('the dearest query that may be asked fits a full bucket', () => {
  const limit = createCostLimit(1, 100_000, () => new Date(0));
  expect(limit.take('a', 100_000).isThrottled).toBe(false);
});
