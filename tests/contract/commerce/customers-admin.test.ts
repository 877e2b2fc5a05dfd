import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ADMIN_TOKEN, PRIVATE_TOKEN, PUBLIC_TOKEN } from './commerce-server.ts';
import { type CustomerServer, startCustomerServer } from './customer-server.ts';
import { testDatabases } from './databases.ts';

type Answer = { status: number; body: { data?: Record<string, never>; errors?: { message: string }[] } };

describe.each(testDatabases)('confirming and the Admin API on $name', (database) => {
  let server: CustomerServer;
  beforeAll(async () => {
    server = await startCustomerServer(database);
  });
  afterAll(() => server.close());

  async function post(path: string, body: unknown, headers: Record<string, string>) {
    const response = await fetch(server.origin + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    return { status: response.status, body: (await response.json()) as Answer['body'] };
  }
  const storefront = { 'X-Shopify-Storefront-Access-Token': PUBLIC_TOKEN };
  const confirm = async (token: string, way: string, link?: string) =>
    (await post(`/customers/confirm${way}`, { token, link }, storefront)).body as Record<string, unknown>;
  const admin = (query: string, variables: object = {}, token = ADMIN_TOKEN): Promise<Answer> =>
    post('/admin/api/2026-04/graphql.json', { query, variables }, { 'X-Shopify-Access-Token': token });
  const adminData = async (query: string, variables: object = {}) => {
    const { body } = await admin(query, variables);
    expect(body.errors).toBeUndefined();
    return body.data as Record<string, Record<string, unknown>>;
  };
  const idOf = async (token: string, selection = 'id') => {
    const { data } = await server.ask(
      `query ($token: String!) { customer(customerAccessToken: $token) { ${selection} } }`,
      { token },
    );
    return data?.customer as Record<string, unknown> | null;
  };
  const secretIn = async (email: string) =>
    /confirm=(\w+)/.exec(
      (await server.mailsTo(email)).findLast(({ text }) => text.includes('confirm='))?.text ?? '',
    )?.[1] ?? '';

  describe('confirming an address', () => {
    test('takes the mailed link, and bears a second click', async () => {
      const token = await server.newcomer('ada@ash.example');
      expect(await confirm(token, '/state')).toEqual({ confirmed: false });
      const secret = await secretIn('ada@ash.example');
      expect(await confirm(token, '')).toEqual({ ok: false });
      expect(await confirm(token, '', 'nonsense')).toEqual({ ok: false });
      expect(await confirm(token, '', secret)).toEqual({ ok: true });
      expect(await confirm(token, '', secret)).toEqual({ ok: true });
      expect(await confirm(token, '/state')).toEqual({ confirmed: true });
      expect(await confirm(token, '/send')).toEqual({ ok: false });
    });

    test('is for the customer of the link alone, before and after it was used', async () => {
      const token = await server.newcomer('squatted@ash.example');
      const secret = await secretIn('squatted@ash.example');
      const stranger = await server.newcomer('other@ash.example');
      expect(await confirm(stranger, '', secret)).toEqual({ ok: false });
      expect(await confirm('nobody', '', secret)).toEqual({ ok: false });
      expect(await confirm(token, '/state')).toEqual({ confirmed: false });
      expect(await confirm(token, '', secret)).toEqual({ ok: true });
      expect(await confirm(stranger, '', secret)).toEqual({ ok: false });
      expect(await confirm(stranger, '/state')).toEqual({ confirmed: false });
    });

    test('ends after seven days; another link can be asked for, and then the first is void', async () => {
      const early = await server.newcomer('late@ash.example');
      const first = await secretIn('late@ash.example');
      server.pass(7 * 24 + 1);
      expect(await confirm(early, '', first)).toEqual({ ok: false });
      const token = (await server.logIn('late@ash.example')).customerAccessToken?.accessToken ?? '';
      expect(await confirm(token, '/send')).toEqual({ ok: true });
      const second = await secretIn('late@ash.example');
      expect(second).not.toBe(first);
      expect(await confirm(token, '', first)).toEqual({ ok: false });
      expect(await confirm(token, '', second)).toEqual({ ok: true });
    });

    test('a link to a former address confirms nothing', async () => {
      const token = await server.newcomer('former@ash.example');
      const secret = await secretIn('former@ash.example');
      await server.change(
        'customerUpdate',
        '$customerAccessToken: String!, $customer: CustomerUpdateInput!',
        { customerAccessToken: token, customer: { email: 'present@ash.example' } },
        'customerUserErrors { code }',
      );
      expect(await confirm(token, '', secret)).toEqual({ ok: false });
      expect(await confirm(token, '/state')).toEqual({ confirmed: false });
      expect(await confirm(token, '', await secretIn('present@ash.example'))).toEqual({ ok: true });
    });

    test('needs the storefront’s token and a text', async () => {
      expect((await post('/customers/confirm', { token: 'x' }, {})).status).toBe(401);
      expect((await post('/customers/confirm', { token: 7 }, storefront)).status).toBe(400);
      expect(await confirm('nobody', '/state')).toEqual({ confirmed: null });
      expect(await confirm('nobody', '/send')).toEqual({ ok: false });
    });
  });

  describe('the Admin API', () => {
    test.each([
      ['no token', {}],
      ['the storefront’s', { 'X-Shopify-Access-Token': PUBLIC_TOKEN }],
      ['the private one', { 'X-Shopify-Access-Token': PRIVATE_TOKEN }],
      ['the private one where it belongs', { 'Shopify-Storefront-Private-Token': PRIVATE_TOKEN }],
    ])('lets nobody in with %s', async (_what, headers) => {
      const path = '/admin/api/2026-04/graphql.json';
      expect((await post(path, { query: '{ customer(id: "x") { id } }' }, headers)).status).toBe(401);
    });

    test('reads a customer', async () => {
      const id = (await idOf(await server.newcomer('read@ash.example')))?.id;
      const query = 'query ($id: ID!) { customer(id: $id) { id email verifiedEmail state } }';
      expect((await adminData(query, { id })).customer).toEqual({
        id,
        email: 'read@ash.example',
        verifiedEmail: false,
        state: 'ENABLED',
      });
      expect((await adminData(query, { id: 'gid://shopify/Customer/1' })).customer).toBeNull();
    });

    const SET = `mutation ($metafields: [MetafieldsSetInput!]!) { metafieldsSet(metafields: $metafields) {
      metafields { namespace key type value } userErrors { code elementIndex field message } } }`;

    test('sets a customer’s metafields, which the storefront reads', async () => {
      const token = await server.newcomer('born@ash.example');
      const ownerId = (await idOf(token))?.id;
      const born = { ownerId, namespace: 'facts', key: 'birth_date', type: 'date', value: '1984-02-29' };
      expect((await adminData(SET, { metafields: [born] })).metafieldsSet).toEqual({
        metafields: [{ namespace: 'facts', key: 'birth_date', type: 'date', value: '1984-02-29' }],
        userErrors: [],
      });
      const read = () => idOf(token, 'birth: metafield(namespace: "facts", key: "birth_date") { value type }');
      expect(await read()).toEqual({ birth: { value: '1984-02-29', type: 'date' } });
      await adminData(SET, { metafields: [{ ...born, type: undefined, value: '1985-03-01' }] });
      expect(await read()).toEqual({ birth: { value: '1985-03-01', type: 'date' } });

      const REMOVE = `mutation ($metafields: [MetafieldIdentifierInput!]!) { metafieldsDelete(metafields: $metafields) {
        deletedMetafields { key } userErrors { message } } }`;
      const identifier = { ownerId, namespace: 'facts', key: 'birth_date' };
      const removed = await adminData(REMOVE, { metafields: [identifier, identifier] });
      expect(removed.metafieldsDelete).toEqual({ deletedMetafields: [{ key: 'birth_date' }, null], userErrors: [] });
      expect(await read()).toEqual({ birth: null });
    });

    test.each([
      [{ value: '1985-02-30' }, 'INVALID_VALUE', 'value'],
      [{ value: '' }, 'BLANK', 'value'],
      [{ type: 'colour' }, 'INCLUSION', 'type'],
      [{ type: undefined, key: 'unknown' }, 'BLANK', 'type'],
      [{ key: 'x' }, 'TOO_SHORT', 'key'],
      [{ namespace: 'no spaces' }, 'INVALID_VALUE', 'namespace'],
      [{ ownerId: 'gid://shopify/Customer/1' }, 'INVALID_VALUE', 'ownerId'],
      [{ ownerId: 'gid://shopify/Product/1' }, 'INVALID_VALUE', 'ownerId'],
    ])('a metafield with %o is refused, and the good ones beside it', async (fieldError, code, field) => {
      const email = `fieldError-${code.toLowerCase()}-${field}-${Object.values(fieldError).join('').length}@ash.example`;
      const token = await server.newcomer(email);
      const ownerId = (await idOf(token))?.id;
      const good = { ownerId, namespace: 'facts', key: 'birth_date', type: 'date', value: '1985-02-28' };
      const { metafieldsSet } = await adminData(SET, { metafields: [good, { ...good, ...fieldError }] });
      expect(metafieldsSet).toMatchObject({
        metafields: null,
        userErrors: [{ code, elementIndex: 1, field: ['metafields', '1', field] }],
      });
      expect(await idOf(token, 'birth: metafield(namespace: "facts", key: "birth_date") { value }')).toEqual({
        birth: null,
      });
    });
  });
});
