import { expect, test } from 'vitest';
import { openRateLimits } from '#services/rate-limits/rate-limits.ts';
import { createFormLimit } from './form-limit.ts';

const start = new Date('2026-11-22T12:00:00Z');
const later = (minutes: number) => new Date(start.getTime() + minutes * 60_000);

test('so many forms of one visitor are accepted in ten minutes, by all processes together', async () => {
  const rateLimits = await openRateLimits(':memory:');
  const [one, other] = [createFormLimit(rateLimits, 3), createFormLimit(rateLimits, 3)];
  expect([await one.accept('a', start), await other.accept('a', start), await one.accept('a', start)]).toEqual([
    null,
    null,
    null,
  ]);
  expect(await other.accept('a', later(4))).toBe(360);
  expect(await other.accept('b', later(4))).toBeNull();
  expect(await one.accept('a', later(10))).toBeNull();
  await rateLimits.close();
});

test('a visitor who is over the limit costs no more writes', async () => {
  let writes = 0;
  const limit = createFormLimit(
    {
      count: async () => {
        writes += 1;
        return { count: writes, endsAt: later(10).getTime() };
      },
      close: async () => {},
    },
    2,
  );
  for (let index = 0; index < 50; index += 1) await limit.accept('a', start);
  expect(writes).toBe(3);
});

test('whose forms were refused more often than the limit is flooding', async () => {
  const limit = createFormLimit({ count: async () => ({ count: 1, endsAt: 0 }), close: async () => {} }, 3);
  for (let index = 0; index < 3; index += 1) limit.noteRefusal('a');
  expect(limit.isFlooding('a')).toBe(false);
  limit.noteRefusal('a');
  expect([limit.isFlooding('a'), limit.isFlooding('b')]).toEqual([true, false]);
});

test('zero switches the limit off', async () => {
  const limit = createFormLimit({ count: () => Promise.reject(new Error('counted')), close: async () => {} }, 0);
  for (let index = 0; index < 100; index += 1) limit.noteRefusal('a');
  expect([await limit.accept('a', start), limit.isFlooding('a')]).toEqual([null, false]);
});
