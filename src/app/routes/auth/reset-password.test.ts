import { expect, test, vi } from 'vitest';
import { partialDouble } from '#blocks/testing/partial-double.ts';
import type { CustomerClient } from '#clients/commerce/customer-client.ts';
import { readMailedLink, resetPassword } from './reset-password.server.ts';

const visitor = { address: '192.0.2.1', now: new Date('2026-05-01T10:00:00Z') };
const token = { accessToken: 't', expiresAt: '2026-06-01T00:00:00Z' };
const customerId = 'gid://shopify/Customer/7';

test.each([
  ['?id=7&token=abc', { deed: 'reset', customerId, secret: 'abc' }],
  ['?id=7&activate=abc', { deed: 'activate', customerId, secret: 'abc' }],
  ['', null],
  ['?id=7', null],
  ['?id=7&token=', null],
  ['?token=abc', null],
  ['?id=7/../8&token=abc', null],
])('the link of %j', (query, link) => {
  expect(readMailedLink(new URL(`https://ash.example/auth/reset-password${query}`))).toEqual(link);
});

type Answer = Awaited<ReturnType<CustomerClient['reset']>>;
function reset(answer: () => Promise<Answer>, { deed = 'reset', wait = null as number | null } = {}) {
  const asked = { reset: vi.fn(answer), activate: vi.fn(answer) };
  const site = { customers: partialDouble<CustomerClient>(asked), countLogin: async () => wait, log: () => {} };
  const link = { deed: deed as 'reset' | 'activate', customerId, secret: 'abc' };
  return { asked, outcome: resetPassword(site, link, 'some new words', visitor) };
}
const refused = (code: string, field: string[] | null) => async () => ({
  ok: false as const,
  errors: [{ code, field, message: 'Password is too short' }],
});

test('a link opens what it was made for', async () => {
  for (const deed of ['reset', 'activate'] as const) {
    const { asked, outcome } = reset(async () => ({ ok: true, value: token }), { deed });
    expect(await outcome).toEqual({ ok: true, token });
    expect(asked[deed]).toHaveBeenCalledWith(expect.objectContaining({ customerId, secret: 'abc' }), 'some new words');
    expect(asked[deed === 'reset' ? 'activate' : 'reset']).not.toHaveBeenCalled();
  }
});

test('only a link that is spent is called spent', async () => {
  expect(await reset(refused('TOKEN_INVALID', null)).outcome).toMatchObject({
    spent: true,
    message: expect.stringContaining('This link has been used'),
  });
  expect(await reset(refused('ALREADY_ENABLED', null), { deed: 'activate' }).outcome).toMatchObject({
    spent: true,
    message: expect.stringContaining('open already'),
  });
  expect(await reset(refused('TOO_SHORT', ['input', 'password'])).outcome).toEqual({
    ok: false,
    password: 'Password is too short.',
  });
  expect(await reset(() => Promise.reject(new Error('socket hang up'))).outcome).toEqual({
    ok: false,
    message: 'Something went wrong. Please try again.',
  });
  const late = reset(refused('TOKEN_INVALID', null), { wait: 60 });
  expect(await late.outcome).toEqual({ ok: false, message: expect.stringContaining('a lot of tries') });
  expect(late.asked.reset).not.toHaveBeenCalled();
});
