import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { adminEndpoint } from '#clients/commerce/admin-client.ts';
import { type ConfirmClient, createConfirmClient } from '#clients/commerce/confirm-client.ts';
import { type CustomerFacts, createCustomerFacts } from '#clients/commerce/customer-facts.ts';
import { ADMIN_TOKEN, PUBLIC_TOKEN } from './commerce-server.ts';
import { type CustomerServer, startCustomerServer } from './customer-server.ts';
import { testDatabases } from './databases.ts';

test.each([
  ['https://ash.example/api/2026-04/graphql.json', 'https://ash.example/admin/api/2026-04/graphql.json'],
  ['http://commerce.embedded/api/graphql.json', 'http://commerce.embedded/admin/api/graphql.json'],
])('the Admin API of %s is at %s', (storefront, admin) => {
  expect(adminEndpoint(storefront)).toBe(admin);
});

describe.each(testDatabases)('the site’s clients for customers on $name', (database) => {
  let server: CustomerServer;
  let facts: CustomerFacts;
  let confirmations: ConfirmClient;
  beforeAll(async () => {
    server = await startCustomerServer(database);
    const endpoint = `${server.origin}/api/2026-04/graphql.json`;
    facts = createCustomerFacts({ endpoint: adminEndpoint(endpoint), token: ADMIN_TOKEN });
    confirmations = createConfirmClient({ endpoint, token: PUBLIC_TOKEN });
  });
  afterAll(() => server.close());

  const read = async (token: string) => {
    const query = `query ($token: String!) { customer(customerAccessToken: $token) {
      id birth: metafield(namespace: "facts", key: "birth_date") { value } } }`;
    const { data } = await server.ask(query, { token });
    return data?.customer as { id: string; birth: { value: string } | null };
  };

  test('keep a date of birth', async () => {
    const token = await server.newcomer('born@ash.example');
    const { id } = await read(token);
    await facts.setBirthDate(id, '1984-02-29');
    expect((await read(token)).birth).toEqual({ value: '1984-02-29' });
    await expect(facts.setBirthDate(id, 'yesterday')).rejects.toThrow('SetBirthDate: Value is not a date.');
    await expect(facts.setBirthDate('gid://shopify/Customer/1', '1984-02-29')).rejects.toThrow('Owner does not exist');
  });

  test('ask for an erasure, say when it is due, and take it back', async () => {
    const { id } = await read(await server.newcomer('leaving@ash.example'));
    expect(await facts.erasureDue(id)).toBeNull();
    await facts.requestErasure(id);
    const due = Date.parse((await facts.erasureDue(id)) ?? '');
    const stored = await server.db.selectFrom('commerce_customer_erasure').select('due_at').executeTakeFirstOrThrow();
    expect(Math.abs(due - Date.parse(stored.due_at))).toBeLessThan(60_000);
    await facts.cancelErasure(id);
    expect(await facts.erasureDue(id)).toBeNull();
    await facts.cancelErasure(id);
    await expect(facts.requestErasure('gid://shopify/Customer/1')).rejects.toThrow('Customer does not exist');
  });

  test('confirm an address', async () => {
    const token = await server.newcomer('confirm@ash.example');
    expect(await confirmations.isConfirmed(token)).toBe(false);
    expect(await confirmations.sendAgain(token)).toBe(true);
    const [, mail] = await server.mailsTo('confirm@ash.example', 2);
    const secret = /confirm=(\w+)/.exec(mail?.text ?? '')?.[1] ?? '';
    expect(await confirmations.confirm('nonsense', token)).toBe(false);
    expect(await confirmations.confirm(secret, 'nonsense')).toBe(false);
    expect(await confirmations.confirm(secret, token)).toBe(true);
    expect(await confirmations.isConfirmed(token)).toBe(true);
    expect(await confirmations.isConfirmed('nonsense')).toBeNull();
  });

  test('a service that does not answer, or refuses, is a CommerceError', async () => {
    const endpoint = `${server.origin}/admin/api/2026-04/graphql.json`;
    await expect(createCustomerFacts({ endpoint, token: 'wrong' }).erasureDue('x')).rejects.toThrow('ErasureDue');
    const nobody = createConfirmClient({ endpoint: 'http://127.0.0.1:1/api/graphql.json', token: 'x' });
    await expect(nobody.confirm('x', 'x')).rejects.toThrow('/customers/confirm');
  });
});
