import { expect, test } from 'vitest';
import type { CustomerClient } from '#clients/commerce/customer-client.ts';
import { logIn } from './log-in.server.ts';

const credentials = { email: 'ada@example.com', password: 'not this one' };
const visitor = { address: '192.0.2.1', now: new Date('2026-05-01T10:00:00Z') };
const siteWith = (answer: CustomerClient['logIn'], wait: number | null = null) => ({
  customers: { logIn: answer } as CustomerClient,
  countLogin: async () => wait,
  log: () => {},
});
const messages = async (answer: CustomerClient['logIn'], wait: number | null = null) => {
  const outcome = await logIn(siteWith(answer, wait), credentials, visitor);
  return outcome.ok
    ? outcome.token
    : { status: outcome.status, said: outcome.entries.map((entry) => entry.modifiedError) };
};

test('a token, or the documented message', async () => {
  const token = { accessToken: 't', expiresAt: '2026-06-01T00:00:00Z' };
  expect(await messages(async () => ({ ok: true, value: token }))).toEqual(token);
  const refuse = (code: string) => async () => ({ ok: false as const, errors: [{ code, field: null, message: code }] });
  expect(await messages(refuse('UNIDENTIFIED_CUSTOMER'))).toEqual({
    status: 422,
    said: ['Your email address or password is incorrect.'],
  });
  expect(await messages(refuse('CUSTOMER_DISABLED'))).toEqual({
    status: 422,
    said: ['There was an error, please try again.'],
  });
  expect(await messages(() => Promise.reject(new Error('socket hang up')))).toEqual({
    status: 422,
    said: ['Something went wrong. Please try again.'],
  });
});

test('after too many tries the visitor waits, and the service is not asked', async () => {
  const never = () => Promise.reject(new Error('asked'));
  expect(await messages(never, 60)).toEqual({ status: 429, said: ['There was an error, please try again.'] });
});
