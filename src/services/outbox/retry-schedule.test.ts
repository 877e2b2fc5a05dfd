import { expect, test } from 'vitest';
import { retryDelay, retryDelays } from './retry-schedule.ts';

const HOUR = 3_600_000;

test('attempts come ever later, for about two days, and then no more', () => {
  const delays = retryDelays.map((_, index) => retryDelay(index + 1, retryDelays, () => 0.5));
  expect(delays).toEqual(retryDelays);
  expect(retryDelays.toSorted((a, b) => a - b)).toEqual(retryDelays);
  const sum = retryDelays.reduce((total, delay) => total + delay, 0) / HOUR;
  expect(sum).toBeGreaterThan(36);
  expect(sum).toBeLessThan(50);
  expect(retryDelay(retryDelays.length + 1)).toBeNull();
});

test('chance moves an attempt by up to a fifth', () => {
  expect(retryDelay(1, [1_000], () => 0)).toBe(800);
  expect(retryDelay(1, [1_000], () => 1)).toBe(1_200);
});
