import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PRIVATE_TOKEN } from './commerce-server.ts';
import { type CustomerServer, PASSWORD, startCustomerServer } from './customer-server.ts';
import { testDatabases } from './databases.ts';

const LOG_IN = `mutation ($input: CustomerAccessTokenCreateInput!) { customerAccessTokenCreate(input: $input) {
  customerAccessToken { accessToken } customerUserErrors { code } } }`;

// What is counted is in memory: one database says as much as two.
describe.each(testDatabases.slice(0, 1))('the throttle', (database) => {
  let server: CustomerServer;
  beforeAll(async () => {
    server = await startCustomerServer(database, { loginLimit: 3 });
  });
  afterAll(() => server.close());

  /** As a site asks for its visitor; answers the code of what came back. */
  async function logInFrom(buyer: string | null, email: string, password = 'not the password') {
    const response = await fetch(`${server.origin}/api/2026-04/graphql.json`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Shopify-Storefront-Private-Token': PRIVATE_TOKEN,
        ...(buyer && { 'Shopify-Storefront-Buyer-IP': buyer }),
      },
      body: JSON.stringify({ query: LOG_IN, variables: { input: { email, password } } }),
    });
    expect(response.status).toBe(200);
    const { data, errors } = (await response.json()) as {
      data: { customerAccessTokenCreate: { customerUserErrors: { code: string }[] } | null };
      errors?: { extensions: { code: string } }[];
    };
    if (errors) expect(data.customerAccessTokenCreate).toBeNull();
    return errors?.[0]?.extensions.code ?? data.customerAccessTokenCreate?.customerUserErrors[0]?.code ?? 'in';
  }
  const several = async (count: number, work: (index: number) => Promise<string>) => {
    const codes: string[] = [];
    for (let index = 0; index < count; index += 1) codes.push(await work(index));
    return codes;
  };
  const [NO, LATER] = ['UNIDENTIFIED_CUSTOMER', 'THROTTLED'];

  test('turns away the fourth try at one address, known or not, and no other buyer', async () => {
    await server.register('known@ash.example');
    for (const email of ['known@ash.example', 'unknown@ash.example']) {
      expect(await several(4, () => logInFrom('192.0.2.1', email))).toEqual([NO, NO, NO, LATER]);
    }
    expect(await logInFrom('192.0.2.1', 'known@ash.example', PASSWORD)).toBe(LATER);
    expect(await logInFrom('192.0.2.2', 'known@ash.example', PASSWORD)).toBe('in');
  });

  test('forgets the tries of whoever gets in', async () => {
    await server.register('clumsy@ash.example');
    const tryAt = (index: number) => logInFrom('192.0.2.3', 'clumsy@ash.example', index % 3 === 2 ? PASSWORD : 'no');
    expect(await several(9, tryAt)).toEqual([NO, NO, 'in', NO, NO, 'in', NO, NO, 'in']);
  });

  test('turns away a buyer who tries at many addresses', async () => {
    const codes = await several(31, (index) => logInFrom('192.0.2.4', `${index}@ash.example`));
    expect(codes.slice(0, 30).every((code) => code === NO)).toBe(true);
    expect(codes[30]).toBe(LATER);
  });

  test('turns away many buyers who try at one address', async () => {
    const codes = await several(31, (index) => logInFrom(`198.51.100.${index}`, 'target@ash.example'));
    expect(codes.filter((code) => code === LATER)).toHaveLength(1);
  });

  test('leaves the counting of visitors to a site that names none', async () => {
    expect(await several(5, () => logInFrom(null, 'counted@ash.example'))).toEqual([NO, NO, NO, NO, NO]);
  });

  test('believes nobody’s word for their address but a server’s', async () => {
    const register = () =>
      server.register('claimed@ash.example').then(
        ({ customerUserErrors: [error] }) => error?.code ?? 'created',
        (error: Error) => error.message,
      );
    expect(await several(4, register)).toEqual(['created', 'TAKEN', 'TAKEN', LATER]);
  });

  test('counts recoveries, too', async () => {
    const recover = () =>
      server
        .change('customerRecover', '$email: String!', { email: 'lost@ash.example' }, 'customerUserErrors { code }')
        .then(
          () => 'asked',
          (error: Error) => error.message,
        );
    expect(await several(4, recover)).toEqual(['asked', 'asked', 'asked', LATER]);
  });
});
