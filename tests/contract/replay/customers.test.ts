import { afterAll, beforeAll, describe, expect } from 'vitest';
import { PUBLIC_TOKEN } from '../commerce/commerce-server.ts';
import { type CustomerServer, ERRORS, PASSWORD, startCustomerServer } from '../commerce/customer-server.ts';
import { testDatabases } from '../commerce/databases.ts';
import { fact } from './fact.ts';

type Answer = {
  data: Record<string, unknown> | null;
  errors?: { message: string; path: string[]; extensions: Record<string, unknown> }[];
};

const CHANGED = `customer { id } customerAccessToken { accessToken } ${ERRORS}`;

describe.each(testDatabases)('customers as recorded, on $name', (database) => {
  let server: CustomerServer;
  let token: string;
  let customerId: string;
  beforeAll(async () => {
    // What one address may ask for is limited as on the site.
    server = await startCustomerServer(database, { workPerSecond: 5_000, loginLimit: 10 });
    const created = await server.register('ada@ash.example', { firstName: 'Ada', lastName: 'Reyes' });
    customerId = String(created.customer?.id);
    token = (await server.logIn('ada@ash.example')).customerAccessToken?.accessToken ?? '';
  });
  afterAll(() => server.close());

  /** The whole answer of a mutation, top-level errors too. */
  async function send(query: string, variables: Record<string, unknown> = {}): Promise<Answer> {
    const response = await fetch(`${server.origin}/api/2026-04/graphql.json`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Shopify-Storefront-Access-Token': PUBLIC_TOKEN },
      body: JSON.stringify({ query, variables }),
    });
    expect(response.status).toBe(200);
    return (await response.json()) as Answer;
  }
  const addAddress = (address: object) =>
    server.change(
      'customerAddressCreate',
      '$customerAccessToken: String!, $address: MailingAddressInput!',
      { customerAccessToken: token, address },
      `customerAddress { firstName lastName } ${ERRORS}`,
    );
  const activate = (id: string, activationToken: string) =>
    server.change(
      'customerActivate',
      '$id: ID!, $input: CustomerActivateInput!',
      { id, input: { activationToken, password: PASSWORD } },
      CHANGED,
    );

  fact('recording', 'an address without names takes the customer’s', async () => {
    const detroit = { address1: '1509 Broadway St', city: 'Detroit', province: 'MI', country: 'US', zip: '48226' };
    expect(await addAddress(detroit)).toMatchObject({
      customerAddress: { firstName: 'Ada', lastName: 'Reyes' },
      customerUserErrors: [],
    });
    expect(await addAddress({ ...detroit, lastName: 'Roy' })).toMatchObject({
      customerAddress: { firstName: null, lastName: 'Roy' },
    });
  });

  fact('recording', 'customerResetByUrl with a bad address is a top-level NOT_FOUND', async () => {
    const query = `mutation ($url: URL!) { customerResetByUrl(resetUrl: $url, password: "${PASSWORD}") { ${CHANGED} } }`;
    for (const url of ['https://ash.example/account/reset/4312301/0123456789abcdef', 'https://ash.example/nowhere']) {
      const { data, errors } = await send(query, { url });
      expect(data).toEqual({ customerResetByUrl: null });
      expect(errors).toEqual([
        {
          message: 'Unidentified customer',
          path: ['customerResetByUrl'],
          locations: [],
          extensions: { code: 'NOT_FOUND' },
        },
      ]);
    }
  });

  fact('recording', 'activating an enabled customer is ALREADY_ENABLED, whatever the token', async () => {
    expect(await activate(customerId, 'nonsense')).toMatchObject({
      customer: null,
      customerAccessToken: null,
      customerUserErrors: [{ code: 'ALREADY_ENABLED', field: null }],
    });
  });

  fact('recording', 'bad activation and reset tokens name the input, and no field in the older list', async () => {
    await server.register('invited@ash.example');
    const invited = server.db.updateTable('commerce_customer').set({ password_hash: null });
    const { id } = await invited.where('email', '=', 'invited@ash.example').returning('id').executeTakeFirstOrThrow();
    const refused = (message: string) => ({
      customerUserErrors: [{ code: 'TOKEN_INVALID', field: ['input'], message }],
      userErrors: [{ field: null, message }],
    });
    expect(await activate(`gid://shopify/Customer/${id}`, 'nonsense')).toMatchObject(
      refused('Invalid activation token'),
    );
    const reset = await server.change(
      'customerReset',
      '$id: ID!, $input: CustomerResetInput!',
      { id: customerId, input: { resetToken: 'nonsense', password: PASSWORD } },
      CHANGED,
    );
    expect(reset).toMatchObject(refused('Invalid reset token'));
  });

  fact('recording', 'ACCESS_DENIED says which access is missing, and where that is written', async () => {
    const { data, errors } = await send(
      `mutation { changed: customerUpdate(customerAccessToken: "nonsense", customer: {}) { customer { id } } }`,
    );
    expect(data).toEqual({ changed: null });
    const requiredAccess =
      '`unauthenticated_write_customers` access scope. Also: Requires valid customer access token.';
    expect(errors).toEqual([
      {
        message: `Access denied for customerUpdate field. Required access: ${requiredAccess}`,
        path: ['changed'],
        locations: [],
        extensions: {
          code: 'ACCESS_DENIED',
          documentation: 'https://shopify.dev/api/usage/access-scopes',
          requiredAccess,
        },
      },
    ]);
  });

  fact('recording', 'the session that ended is named by a number, which is not its token', async () => {
    const ended = await server.newcomer('leaving@ash.example');
    const { deletedAccessToken, deletedCustomerAccessTokenId } = await server.change(
      'customerAccessTokenDelete',
      '$customerAccessToken: String!',
      { customerAccessToken: ended },
      'deletedAccessToken deletedCustomerAccessTokenId userErrors { message }',
    );
    expect(deletedAccessToken).toBe(ended);
    expect(deletedCustomerAccessTokenId).toMatch(/^gid:\/\/shopify\/CustomerAccessToken\/\d+$/);
  });

  fact('recording', 'a burst of twenty customer mutations is not throttled', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => server.update(token, { firstName: `Ada ${index}` })),
    );
    expect(answers.flatMap(({ customerUserErrors }) => customerUserErrors)).toEqual([]);
  });
});
