import { expect, test, vi } from 'vitest';
import { partialDouble } from '#blocks/testing/partial-double.ts';
import type { CustomerClient } from '#clients/commerce/customer-client.ts';
import type { CustomerFacts } from '#clients/commerce/customer-facts.ts';
import { register, registration } from './registration.server.ts';

const someone = { email: 'a@example.com', password: 'a b c d e', dateOfBirth: '1990-04-01', acceptsMarketing: false };
const visitor = { address: '192.0.2.1', now: new Date('2026-05-01T10:00:00Z') };

async function registered(answer: CustomerClient['register'], keep: CustomerFacts['setBirthDate'] = async () => {}) {
  const log = vi.fn();
  const setBirthDate = vi.fn(keep);
  const site = {
    customers: partialDouble<CustomerClient>({ register: answer }),
    customerFacts: partialDouble<CustomerFacts>({ setBirthDate }),
    countLogin: async () => null,
    log,
  };
  const outcome = await register(site, someone, visitor);
  return { outcome, setBirthDate, logged: log.mock.calls.map(([, event]) => event) };
}

test.each([undefined, '', null])('a date of birth may be left out (%s)', (dateOfBirth) => {
  expect(registration.parse({ ...someone, password: 'a night at the pier', dateOfBirth }).dateOfBirth).toBeUndefined();
});

const refuse = (code: string) => async () => ({
  ok: false as const,
  errors: [{ code, field: ['input'], message: 'No' }],
});

test('a new address keeps its date of birth, and a taken one is answered alike', async () => {
  const fresh = await registered(async () => ({ ok: true, value: 'gid://shopify/Customer/1' }));
  expect(fresh.outcome).toEqual({ ok: true, status: 200 });
  expect(fresh.setBirthDate).toHaveBeenCalledWith('gid://shopify/Customer/1', '1990-04-01');
  for (const code of ['TAKEN', 'CUSTOMER_DISABLED']) {
    expect((await registered(refuse(code))).outcome).toEqual(fresh.outcome);
  }
  expect((await registered(refuse('BAD_DOMAIN'))).outcome).toMatchObject({ ok: false, status: 422 });
});

test('an account that is open is said to be, though its date of birth could not be stored', async () => {
  const fail = () => Promise.reject(new Error('down'));
  const { outcome, logged } = await registered(async () => ({ ok: true, value: 'gid://shopify/Customer/1' }), fail);
  expect(outcome).toEqual({ ok: true, status: 200 });
  expect(logged).toEqual(['birth_date_not_kept']);
});
