import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openRateLimits, type RateLimits } from '#services/rate-limits/rate-limits.ts';
import { createFormLimit } from './form-limit.ts';

const start = new Date('2026-11-22T12:00:00Z');
const atMinute = (minutes: number) => vi.setSystemTime(start.getTime() + minutes * 60_000);

let rateLimits: RateLimits;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: start });
  rateLimits = await openRateLimits(':memory:');
});
afterEach(async () => {
  vi.useRealTimers();
  await rateLimits.close();
});

test('so many forms of one visitor are accepted in ten minutes, by all processes together', async () => {
  const [one, other] = [createFormLimit(rateLimits, 3), createFormLimit(rateLimits, 3)];
  expect([await one.accept('a'), await other.accept('a'), await one.accept('a')]).toEqual([null, null, null]);
  atMinute(4);
  expect(await other.accept('a')).toBe(360);
  expect(await other.accept('b')).toBeNull();
  atMinute(10);
  expect(await one.accept('a')).toBeNull();
  expect(await other.accept('a')).toBeNull();
});

test('a visitor who is over the limit costs no more writes', async () => {
  const limit = createFormLimit(rateLimits, 2);
  for (let index = 0; index < 3; index += 1) await limit.accept('a');
  await rateLimits.close();
  // Any read or write would fail now.
  expect(await limit.accept('a')).toBe(600);
  await expect(limit.accept('b')).rejects.toThrow();
  rateLimits = await openRateLimits(':memory:');
});

test('whose forms were refused more often than the limit is flooding', () => {
  const limit = createFormLimit(rateLimits, 3);
  for (let index = 0; index < 3; index += 1) limit.noteRefusal('a');
  expect(limit.isFlooding('a')).toBe(false);
  limit.noteRefusal('a');
  expect([limit.isFlooding('a'), limit.isFlooding('b')]).toEqual([true, false]);
});

test('zero switches the limit off', async () => {
  const limit = createFormLimit(rateLimits, 0);
  for (let index = 0; index < 100; index += 1) limit.noteRefusal('a');
  expect([await limit.accept('a'), limit.isFlooding('a')]).toEqual([null, false]);
});
