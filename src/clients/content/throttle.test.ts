import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createThrottle } from './throttle.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const countStarted = (turn: () => Promise<void>, calls: number) => {
  const started: number[] = [];
  for (let call = 0; call < calls; call++) turn().then(() => started.push(call));
  return started;
};

test('five calls begin in a second, the rest in order after it', async () => {
  const started = countStarted(createThrottle(5), 12);
  await vi.advanceTimersByTimeAsync(0);
  expect(started).toEqual([0, 1, 2, 3, 4]);
  await vi.advanceTimersByTimeAsync(1049);
  expect(started).toHaveLength(5);
  await vi.advanceTimersByTimeAsync(1);
  expect(started).toHaveLength(10);
  await vi.advanceTimersByTimeAsync(1050);
  expect(started).toEqual(Array.from({ length: 12 }, (_, index) => index));
});

test('the second is a rolling one', async () => {
  const turn = createThrottle(2);
  const first = countStarted(turn, 1);
  await vi.advanceTimersByTimeAsync(900);
  const later = countStarted(turn, 2);
  await vi.advanceTimersByTimeAsync(0);
  expect([first, later]).toEqual([[0], [0]]);
  await vi.advanceTimersByTimeAsync(150);
  expect(later).toEqual([0, 1]);
});

test('0 is no limit', async () => {
  const started = countStarted(createThrottle(0), 100);
  await vi.advanceTimersByTimeAsync(0);
  expect(started).toHaveLength(100);
});
