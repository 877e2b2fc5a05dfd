import { expect, test } from 'vitest';
import { createLoginLimit } from './login-limit.ts';

function countInMemory() {
  const counts = new Map<string, number>();
  return {
    count: async (key: string, windowMs: number, now: Date) => {
      counts.set(key, (counts.get(key) ?? 0) + 1);
      return { count: counts.get(key) ?? 0, endsAt: now.getTime() + windowMs };
    },
    close: async () => {},
  };
}
const now = new Date('2026-05-01T10:00:00Z');

test('one visitor tries at one address as often as the limit says, however the address is written', async () => {
  const count = createLoginLimit(countInMemory(), 2);
  expect(await count('login', 'a', 'ada@example.com', now)).toBeNull();
  expect(await count('login', 'a', ' Ada@Example.com', now)).toBeNull();
  expect(await count('login', 'a', 'ada@example.com', now)).toBe(900);
  expect(await count('recover', 'a', 'ada@example.com', now)).toBeNull();
  expect(await count('login', 'b', 'ada@example.com', now)).toBeNull();
});

test('many addresses from one place, and one address from many places, end after ten times as many', async () => {
  const tries = async (who: (index: number) => [string, string]) => {
    const count = createLoginLimit(countInMemory(), 2);
    const answers: (number | null)[] = [];
    for (let index = 0; index < 21; index += 1) answers.push(await count('login', ...who(index), now));
    return answers.filter((wait) => wait === null).length;
  };
  expect(await tries((index) => ['a', `${index}@example.com`])).toBe(20);
  expect(await tries((index) => [`${index}`, 'ada@example.com'])).toBe(20);
});

test('0 is no limit', async () => {
  const count = createLoginLimit(countInMemory(), 0);
  for (let index = 0; index < 50; index += 1) expect(await count('login', 'a', 'b', now)).toBeNull();
});
