import { expect, test } from 'vitest';
import { createAbuseLimit } from './abuse-limit.ts';

test('an address has its number of requests in each minute, and another its own', () => {
  let now = 0;
  const limit = createAbuseLimit(2, () => now);
  expect([limit('a'), limit('a')]).toEqual([null, null]);
  now = 20_000;
  expect(limit('a')).toMatchObject({ status: 430, headers: { 'Retry-After': '40' } });
  expect(limit('b')).toBeNull();
  now = 60_000;
  expect([limit('a'), limit('a')]).toEqual([null, null]);
  expect(limit('a')?.status).toBe(430);
});

test('without a limit, or within the process, nothing is refused', () => {
  const [none, one] = [createAbuseLimit(0), createAbuseLimit(1)];
  for (let count = 0; count < 3; count += 1) expect([none('a'), one(null), one(undefined)]).toEqual([null, null, null]);
});
