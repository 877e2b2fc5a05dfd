import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commerceSeed } from '#content/products/commerce-seed.ts';
import { type CommerceServer, PRIVATE_TOKEN, PUBLIC_TOKEN, startCommerceServer } from './commerce-server.ts';
import { testDatabases } from './databases.ts';

const PUBLIC = { 'X-Shopify-Storefront-Access-Token': PUBLIC_TOKEN };
const PRIVATE = { 'Shopify-Storefront-Private-Token': PRIVATE_TOKEN };
const SHOP = { query: '{ shop { name } }' };

type Answer = {
  data?: Record<string, unknown> | null;
  errors?: { message: string; path?: unknown; locations?: unknown; extensions?: Record<string, unknown> }[];
  extensions?: Record<string, unknown>;
};

describe.each(testDatabases)('the protocol on $name', (database) => {
  let server: CommerceServer;
  beforeAll(async () => {
    server = await startCommerceServer(database, commerceSeed.catalogue);
  });
  afterAll(() => server.close());

  async function post(body: unknown, headers: Record<string, string> = PUBLIC, path = '/api/2026-04/graphql.json') {
    const response = await fetch(server.origin + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    return { status: response.status, headers: response.headers, body: (await response.json()) as Answer };
  }

  test.each([
    ['/api/2023-01/graphql.json', '2023-01'],
    ['/api/2026-10/graphql.json', '2026-10'],
    ['/api/unstable/graphql.json', 'unstable'],
    ['/api/graphql.json', '2026-04'],
  ])('answers at %s', async (path, version) => {
    const { status, headers, body } = await post(SHOP, PUBLIC, path);
    expect(status).toBe(200);
    expect(body.data).toEqual({ shop: { name: 'ash souvenirs' } });
    expect(headers.get('x-shopify-api-version')).toBe(version);
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('is at no other address, and speaks POST alone', async () => {
    expect((await post(SHOP, PUBLIC, '/api/latest/graphql.json')).status).toBe(404);
    expect((await post(SHOP, PUBLIC, '/')).status).toBe(404);
    const read = await fetch(`${server.origin}/api/graphql.json`);
    expect(read.status).toBe(405);
    expect(read.headers.get('allow')).toBe('POST');
  });

  test.each<[string, number, Record<string, string>]>([
    ['the public token', 200, PUBLIC],
    ['the private token', 200, PRIVATE],
    ['no token', 200, {}],
    ['a wrong public token', 401, { 'X-Shopify-Storefront-Access-Token': `${PUBLIC_TOKEN}x` }],
    ['an empty public token', 401, { 'X-Shopify-Storefront-Access-Token': '' }],
    ['the private token as the public one', 401, { 'X-Shopify-Storefront-Access-Token': PRIVATE_TOKEN }],
    ['a wrong private token', 403, { 'Shopify-Storefront-Private-Token': 'wrong' }],
  ])('with %s answers %i', async (_what, status, headers) => {
    const answer = await post(SHOP, headers);
    expect(answer.status).toBe(status);
    expect(answer.body.errors?.[0]?.extensions?.code).toBe(status === 200 ? undefined : 'UNAUTHORIZED');
    expect(Boolean(answer.body.data)).toBe(status === 200);
  });

  test('a browser elsewhere may ask', async () => {
    const response = await fetch(`${server.origin}/api/graphql.json`, {
      method: 'OPTIONS',
      headers: {
        Origin: 'https://elsewhere.example',
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'content-type,x-shopify-storefront-access-token',
      },
    });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('access-control-allow-headers')).toContain('x-shopify-storefront-access-token');
  });

  test.each([
    ['not JSON', '{', 'The body must be a JSON object with a query.'],
    ['a list', [SHOP], 'The body must be a JSON object with a query.'],
    ['no query', { variables: {} }, /^query: /],
    ['variables that are a text', { ...SHOP, variables: 'all' }, /^variables: /],
  ])('a body that is %s answers 400 and names the field', async (_what, request, message) => {
    const { status, body } = await post(request);
    expect(status).toBe(400);
    expect(body.errors?.[0]?.message).toMatch(message);
  });

  test('a body over a megabyte answers 413', async () => {
    expect((await post({ query: `{ shop { name } } #${'x'.repeat(1_000_000)}` })).status).toBe(413);
  });

  test.each([
    ['{ shop { nothing } }', 'undefinedField'],
    ['{ shop }', 'selectionMismatch'],
    ['{ product(sku: "x") { id } }', 'argumentNotAccepted'],
    ['{ node { id } }', 'missingRequiredArguments'],
    ['query ($a: Int) { shop { name } }', 'variableNotUsed'],
    ['{ products(first: $n) { nodes { id } } }', 'variableNotDefined'],
    ['{ products(first: "two") { nodes { id } } }', 'argumentLiteralsIncompatible'],
    ['{ shop { ...Missing } }', 'useAndDefineFragment'],
    ['mutation { cartClone(cartId: "x") { cart { id } } }', 'undefinedField'],
  ])('%s is refused with the vendor’s code %s', async (query, code) => {
    const { status, body } = await post({ query });
    expect(status).toBe(200);
    expect(body).not.toHaveProperty('data');
    expect(body.errors?.[0]).toMatchObject({
      locations: expect.arrayContaining([expect.objectContaining({ line: 1 })]),
      extensions: { code },
    });
  });

  test('a syntax error, an unknown operation and a wrong variable are errors without data', async () => {
    const answers = await Promise.all([
      post({ query: '{ shop {' }),
      post({ query: 'query A { shop { name } }', operationName: 'B' }),
      post({ query: 'query A { shop { name } } query B { shop { id } }' }),
      post({ query: 'query ($n: Int!) { products(first: $n) { nodes { id } } }', variables: { n: 'two' } }),
    ]);
    for (const { status, body } of answers) {
      expect(status).toBe(200);
      expect(body).not.toHaveProperty('data');
      expect(body.errors).toHaveLength(1);
    }
    expect(answers.map(({ body }) => body.errors?.[0]?.extensions?.code)).toEqual([
      'syntaxError',
      'operationNotFound',
      'operationNameRequired',
      'INVALID_VARIABLE',
    ]);
  });

  test('every executed response states its cost; the context only when it was asked for', async () => {
    const plain = await post({ query: '{ products(first: 3) { nodes { id images(first: 2) { nodes { url } } } } }' });
    expect(plain.body.extensions).toEqual({ cost: { requestedQueryCost: 1 + 2 * (1 + 1 + 1) } });
    const inContext = await post({ query: 'query @inContext(country: CA) { shop { name } }' });
    expect(inContext.body.extensions).toEqual({
      context: { country: 'CA', language: 'EN' },
      cost: { requestedQueryCost: 1 },
    });
  });

  test.each([
    ['query ($ids: [ID!]!) { nodes(ids: $ids) { id } }', { ids: Array(251).fill('gid://shopify/Product/1') }],
    [`{ nodes(ids: [${'"gid://shopify/Product/1" '.repeat(251)}]) { id } }`, {}],
  ])('an input array over 250 is refused as a whole', async (query, variables) => {
    const { body } = await post({ query, variables });
    expect(body).not.toHaveProperty('data');
    expect(body.errors?.[0]?.extensions?.code).toBe('MAX_INPUT_SIZE_EXCEEDED');
  });

  test('a query too deep or too large is refused before it runs', async () => {
    const deep = `{ product(handle: "key-tag") ${'{ selectedOrFirstAvailableVariant { product '.repeat(13)} { id } ${'} }'.repeat(13)} }`;
    const wide = '{ products(first: 250) { nodes { variants(first: 250) { nodes { product { id } } } } } }';
    const fragments = Array.from(
      { length: 30 },
      (_, n) => `fragment F${n} on Shop { a: paymentSettings { countryCode } ...F${n + 1} ...F${n + 1} }`,
    );
    const nested = `{ shop { ...F0 } } ${fragments.join(' ')} fragment F30 on Shop { name }`;
    for (const query of [deep, wide, nested]) {
      const { body } = await post({ query });
      expect(body).not.toHaveProperty('data');
      expect(body.errors?.[0]?.extensions?.code).toBe('MAX_COMPLEXITY_EXCEEDED');
    }
  });

  test.each(['\u0000', "' or 1=1 --", '%_\\', '"', 'x'.repeat(10_000), '\ud800', '👜'])(
    'the text %j finds nothing and breaks nothing',
    async (text) => {
      const query = `query ($text: String!) { product(handle: $text) { id } collection(handle: $text) { id }
        products(first: 5, query: $text) { nodes { id } } collections(first: 5, query: $text) { nodes { id } } }`;
      const { body } = await post({ query, variables: { text } });
      expect(body.errors).toBeUndefined();
      expect(body.data).toMatchObject({ product: null, collection: null });
    },
  );

  test('the schema can be read through introspection', async () => {
    const { body } = await post({ query: '{ __schema { queryType { name } } __type(name: "Product") { kind } }' });
    expect(body.data).toEqual({ __schema: { queryType: { name: 'QueryRoot' } }, __type: { kind: 'OBJECT' } });
  });
});
