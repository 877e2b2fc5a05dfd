import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openRateLimits, type RateLimits } from '#services/rate-limits/rate-limits.ts';
import { createLoginLimit } from './login-limit.ts';

let rateLimits: RateLimits;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-05-01T10:00:00Z') });
  rateLimits = await openRateLimits(':memory:');
});
afterEach(async () => {
  vi.useRealTimers();
  await rateLimits.close();
});

test('one visitor tries at one address as often as the limit says, however the address is written', async () => {
  const count = createLoginLimit(rateLimits, 2);
  expect(await count('login', 'a', 'ada@example.com')).toBeNull();
  expect(await count('login', 'a', ' Ada@Example.com')).toBeNull();
  expect(await count('login', 'a', 'ada@example.com')).toBe(900);
  expect(await count('recover', 'a', 'ada@example.com')).toBeNull();
  expect(await count('login', 'b', 'ada@example.com')).toBeNull();
});

test.each([
  ['many addresses from one place', (index: number): [string, string] => ['a', `${index}@example.com`]],
  ['one address from many places', (index: number): [string, string] => [`${index}`, 'ada@example.com']],
])('%s end after ten times as many', async (_, who) => {
  const count = createLoginLimit(rateLimits, 2);
  const answers: (number | null)[] = [];
  for (let index = 0; index < 21; index += 1) answers.push(await count('login', ...who(index)));
  expect(answers.filter((wait) => wait === null)).toHaveLength(20);
});

test('0 is no limit', async () => {
  const count = createLoginLimit(rateLimits, 0);
  for (let index = 0; index < 50; index += 1) expect(await count('login', 'a', 'b')).toBeNull();
});
