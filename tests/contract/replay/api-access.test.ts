import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commerceSeed } from '#content/products/commerce-seed.ts';
import { type CommerceServer, PUBLIC_TOKEN, startCommerceServer } from '../commerce/commerce-server.ts';
import { testDatabases } from '../commerce/databases.ts';
import { fact } from './fact.ts';
import { post, postQuery } from './post-query.ts';

const NO_TOKEN = { headers: {} };
const MENU = '{ menu(handle: "any") { title } }';

describe.each(testDatabases)('access without a token, on $name', (database) => {
  let server: CommerceServer;
  beforeAll(async () => {
    const menus = [{ handle: 'any', title: 'Any', items: [] }];
    server = await startCommerceServer(database, { ...commerceSeed.catalogue, menus });
  });
  afterAll(() => server.close());

  fact('documentation', 'products, collections, search, pages and blogs are open', async () => {
    const { data, errors } = await postQuery(
      server.origin,
      `{ shop { name } product(handle: "bathrobe") { title variants(first: 1) { nodes { price { amount } } } }
        collection(handle: "rooms-and-beds") { products(first: 2) { nodes { title } } }
        search(query: "robe", first: 2) { totalCount } predictiveSearch(query: "ro") { products { title } }
        pages(first: 1) { nodes { title } } blogs(first: 1) { nodes { title } } }`,
      NO_TOKEN,
    );
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({ shop: { name: 'ash souvenirs' }, search: { totalCount: 1 } });
  });

  fact('documentation', 'a cart is read and written', async () => {
    const created = await postQuery(
      server.origin,
      'mutation { cartCreate(input: { note: "Soon" }) { cart { id note } userErrors { message } } }',
      NO_TOKEN,
    );
    const { cart, userErrors } = (
      created.data as { cartCreate: { cart: { id: string; note: string }; userErrors: object[] } }
    ).cartCreate;
    expect([cart.note, userErrors]).toEqual(['Soon', []]);
    const read = await postQuery(
      server.origin,
      `{ cart(id: "${cart.id}") { note buyerIdentity { email } } }`,
      NO_TOKEN,
    );
    expect(read.data).toEqual({ cart: { note: 'Soon', buyerIdentity: { email: null } } });
  });

  for (const [what, query, scope, data] of [
    ['menus', MENU, 'unauthenticated_read_content', { menu: null }],
    [
      'a metaobject',
      '{ metaobject(handle: { type: "size", handle: "m" }) { id } }',
      'unauthenticated_read_metaobjects',
      { metaobject: null },
    ],
    [
      'a customer',
      '{ customer(customerAccessToken: "any") { id } }',
      'unauthenticated_read_customers',
      { customer: null },
    ],
    [
      'mutations of customers',
      'mutation { customerRecover(email: "june@example.com") { userErrors { message } } }',
      'unauthenticated_write_customers',
      { customerRecover: null },
    ],
    [
      'a metafield of a product',
      '{ product(handle: "bathrobe") { title metafield(namespace: "facts", key: "care") { value } } }',
      'unauthenticated_read_metaobjects',
      { product: { title: 'Oxblood bathrobe', metafield: null } },
    ],
    [
      'tags, which may not be null and take the product with them',
      '{ product(handle: "bathrobe") { title tags } }',
      'unauthenticated_read_product_tags',
      { product: null },
    ],
    ['a menu by its id', '{ node(id: "gid://shopify/Menu/1") { id } }', 'unauthenticated_read_content', { node: null }],
  ] as const) {
    fact('documentation', `${what} are refused with ACCESS_DENIED`, async () => {
      const { status, body } = await post(server.origin, query, NO_TOKEN);
      expect(status).toBe(200);
      expect(body.data).toEqual(data);
      expect(body.errors).toHaveLength(1);
      expect(body.errors?.[0]).toMatchObject({
        message: expect.stringContaining(`Required access: \`${scope}\` access scope.`),
        extensions: {
          code: 'ACCESS_DENIED',
          documentation: 'https://shopify.dev/api/usage/access-scopes',
          requiredAccess: `\`${scope}\` access scope.`,
        },
      });
    });
  }

  fact('documentation', 'a query may cost 1,000 without a token, and more with one', async () => {
    const levels = ['collections', 'products', 'collections', 'products', 'collections', 'products'];
    const nested = (from: number) =>
      levels.slice(from).reduceRight((inner, list) => `${list}(first: 5) { nodes { ${inner} } }`, 'id');
    const within = await postQuery(server.origin, `{ ${nested(1)} }`, NO_TOKEN);
    expect(within.errors).toBeUndefined();
    expect(within.extensions?.cost?.requestedQueryCost).toBe(484);
    expect(await postQuery(server.origin, `{ ${nested(0)} }`, NO_TOKEN)).toEqual({
      errors: [
        {
          message: 'Complexity exceeded',
          extensions: { cost: 1_456, maxCost: 1_000, code: 'MAX_COMPLEXITY_EXCEEDED' },
        },
      ],
    });
    expect((await postQuery(server.origin, `{ ${nested(0)} }`)).errors).toBeUndefined();
  });

  fact('recording', 'a wrong token is refused with 401, whatever is asked', async () => {
    const headers = { 'X-Shopify-Storefront-Access-Token': `${PUBLIC_TOKEN}x` };
    const { status, body } = await post(server.origin, '{ shop { name } }', { headers });
    expect(status).toBe(401);
    expect(body.errors?.[0]?.extensions?.code).toBe('UNAUTHORIZED');
  });

  test('what was answered to somebody with a token is not given to others', async () => {
    expect((await postQuery(server.origin, MENU)).data).toEqual({ menu: { title: 'Any' } });
    expect((await postQuery(server.origin, MENU, NO_TOKEN)).data).toEqual({ menu: null });
  });
});
