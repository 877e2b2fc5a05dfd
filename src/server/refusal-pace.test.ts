import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRefusalPace } from './refusal-pace.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a few refusals leave at once, many leave at an even pace', async () => {
  const pace = createRefusalPace();
  let left = 0;
  for (let index = 0; index < 25; index += 1) void pace().then(() => (left += 1));
  await vi.advanceTimersByTimeAsync(0);
  expect(left).toBe(10);
  await vi.advanceTimersByTimeAsync(20);
  expect(left).toBe(20);
  await vi.advanceTimersByTimeAsync(20);
  expect(left).toBe(25);
});

test('more than two thousand do not wait', async () => {
  const pace = createRefusalPace();
  const refusals = Array.from({ length: 2_011 }, () => pace());
  await vi.advanceTimersByTimeAsync(5_000);
  const mayLeave = await Promise.all(refusals);
  expect(mayLeave.filter(Boolean)).toHaveLength(2_010);
  expect(mayLeave.at(-1)).toBe(false);
});
