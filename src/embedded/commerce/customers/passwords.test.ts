import { expect, test } from 'vitest';
import { createPasswords } from './passwords.ts';

const passwords = createPasswords();

test('a password opens its own hash, and no other', async () => {
  const hash = await passwords.hash('Wächter am Fluß');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[^$]{22}\$[^$]{43}$/);
  expect(await passwords.verify('Wächter am Fluß', hash)).toBe(true);
  expect(await passwords.verify('Wächter am Fluß'.normalize('NFD'), hash)).toBe(true);
  expect(await passwords.verify('wächter am Fluß', hash)).toBe(false);
  expect(await passwords.hash('Wächter am Fluß')).not.toBe(hash);
});

test('nobody’s account opens with nothing', async () => {
  for (const password of ['', 'password']) expect(await passwords.verify(password, null)).toBe(false);
});

test('a flood is turned away, not queued without end', async () => {
  const busy = createPasswords(3);
  const answers = await Promise.allSettled(Array.from({ length: 100 }, () => busy.hash('flood')));
  const refused = answers.filter((answer) => answer.status === 'rejected');
  expect(refused.length).toBeGreaterThan(0);
  for (const { reason } of refused) expect(reason.extensions.code).toBe('THROTTLED');
});

test('a hash that was not made here is an error, not a wrong password', async () => {
  await expect(passwords.verify('x', '$2b$10$abc')).rejects.toThrow('not argon2id');
});
