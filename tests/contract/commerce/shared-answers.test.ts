import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { areas } from '#embedded/commerce/areas.ts';
import { createContextBase } from '#embedded/commerce/context-base.ts';
import { createAnswerCache } from '#embedded/commerce/graphql/answer-cache.ts';
import { createExecutor } from '#embedded/commerce/graphql/execute-request.ts';
import { buildStorefrontSchema } from '#embedded/commerce/graphql/storefront-schema.ts';
import { type CartServer, cartDatabases, startCartServer } from './cart-server.ts';
import { PUBLIC_TOKEN } from './commerce-server.ts';
import { fieldText } from './whole-selection.ts';

const schema = await buildStorefrontSchema(areas);
const run = promisify(execFile);

/** The queries whose answers are the same for everybody: all that they can select, and what the site asks in words. */
const shared = [
  ...['product', 'productByHandle', 'products', 'productRecommendations', 'productTags', 'productTypes'],
  ...['collection', 'collectionByHandle', 'collections', 'shop', 'localization', 'menu', 'page', 'pages'],
  ...['publicApiVersions', 'articles', 'blog', 'blogByHandle', 'blogs'],
];
const conditions = `query ($more: Boolean!, $less: Boolean = false) {
  product(handle: "bathrobe") { ...Name title @include(if: $more) ... @skip(if: $less) { vendor variants(first: 1) { nodes { sku } } } }
  all: products(first: 3) { nodes { ...Name variants(first: 1) { nodes { id } } } edges { node { title handle } cursor } }
  search(query: "robe", first: 3) { nodes { __typename ... on Product { ...Name } } totalCount }
  sitemap(type: PRODUCT) { pagesCount { count } resources(page: 1) { items { handle } hasNextPage } }
}
fragment Name on Product { handle title @skip(if: $less) variants(first: 1) { nodes { title } } }`;

const robe = /* GraphQL */ `query ($country: CountryCode) @inContext(country: $country) {
  product(handle: "bathrobe") {
    title totalInventory availableForSale
    variants(first: 1) { nodes { quantityAvailable price { amount currencyCode } } }
  }
}`;
const tagged = '{ product(handle: "bathrobe") { handle tags } }';

type Robe = {
  title: string;
  totalInventory: number;
  availableForSale: boolean;
  variants: { nodes: { quantityAvailable: number; price: { amount: string; currencyCode: string } }[] };
};
type Answer = { data: { product: (Robe & { tags: string[] }) | null }; errors?: { extensions: { code: string } }[] };

describe.each(cartDatabases)('answers about the catalogue on $name', (database) => {
  let server: CartServer;
  beforeAll(async () => {
    server = await startCartServer(database);
  });
  afterAll(() => server.close());

  function executor(isCached: boolean) {
    const { db, kind } = server.database;
    const onError = (error: unknown) => {
      throw error;
    };
    const { base } = createContextBase({ loginLimit: 0, db, kind, publicUrl: 'https://ash.example', onError });
    return createExecutor(schema, base, onError, isCached ? { cache: createAnswerCache(server.database) } : {});
  }

  const wholeFields = shared.map((name): [string, string, Record<string, unknown>] => {
    const field = schema.getQueryType()?.getFields()[name];
    return [name, `{ ${field ? fieldText(schema, field, 2) : 'none'} }`, {}];
  });
  test.each([
    ...wholeFields,
    ['conditions that hold', conditions, { more: true }],
    ['conditions that do not', conditions, { more: false, less: true }],
  ])('%s is answered as graphql-js does, the first time and from memory', async (_name, query, variables) => {
    const executed = JSON.stringify(await executor(false)({ query, variables, operationName: null }));
    expect(JSON.parse(executed).errors).toBeUndefined();
    const quick = executor(true);
    for (const time of [1, 2, 2, 2]) {
      const { bytes } = await quick({ query, variables: { ...variables, time }, operationName: null });
      expect(bytes?.toString()).toBe(executed);
    }
  });

  test('a query with an error is answered as graphql-js does, and never cached', async () => {
    const query = 'query ($handle: String!) { product(handle: $handle) { title } broken: product { title } }';
    const request = { query, variables: { handle: 'bathrobe' }, operationName: null };
    const executed = await executor(false)(request);
    expect(executed.errors).toHaveLength(1);
    const quick = executor(true);
    for (let time = 0; time < 3; time += 1) expect(await quick(request)).toEqual(executed);
  });

  /** Asks with a body that was never sent before, then with one that comes again: all must say the same. */
  let asked = 0;
  async function ask(query: string, { country = 'US', token = true } = {}): Promise<Answer> {
    asked += 1;
    const headers: Record<string, string> = { 'Content-Type': 'application/json' };
    if (token) headers['X-Shopify-Storefront-Access-Token'] = PUBLIC_TOKEN;
    const bodies = [{ country, asked }, { country }, { country }, { country }];
    const answers: Answer[] = [];
    for (const variables of bodies) {
      const body = JSON.stringify({ query, variables });
      const response = await fetch(`${server.origin}/api/2026-04/graphql.json`, { method: 'POST', headers, body });
      answers.push((await response.json()) as Answer);
    }
    const [first] = answers;
    if (!first) throw new Error('nothing was answered');
    for (const answer of answers) expect(answer).toEqual(first);
    return first;
  }

  test('a market is never given the prices of another', async () => {
    const currencies = [];
    for (const country of ['US', 'CA', 'US', 'CA']) {
      const { data } = await ask(robe, { country });
      currencies.push(data.product?.variants.nodes[0]?.price.currencyCode);
    }
    expect(currencies).toEqual(['USD', 'CAD', 'USD', 'CAD']);
  });

  test('what needs a token is never given without one', async () => {
    for (let time = 0; time < 2; time += 1) {
      expect((await ask(tagged)).data.product?.tags.length).toBeGreaterThan(0);
      const without = await ask(tagged, { token: false });
      expect(without.errors?.map(({ extensions }) => extensions.code)).toEqual(['ACCESS_DENIED']);
    }
  });

  const robeVariants = "select id from commerce_variant where sku like 'ASH-ROBE-%'";
  test.each([
    ['stock', "update commerce_variant set quantity = 41 where sku = 'ASH-ROBE-M'"],
    ['a price', `update commerce_price set amount = amount + 100 where variant_id in (${robeVariants})`],
    ['a product', "update commerce_product set title = 'Robe ’ 🛁' where handle = 'bathrobe'"],
    ['what is sold', "update commerce_variant set quantity = 0, sells_without_stock = 0 where sku like 'ASH-ROBE-%'"],
    ['what is published', "update commerce_product set handle = 'withdrawn' where handle = 'bathrobe'"],
    ['what is published again', "update commerce_product set handle = 'bathrobe' where handle = 'withdrawn'"],
  ])('%s that another process changes shows at once, in each market', async (_name, statement) => {
    const everywhere = async () => [
      await ask(robe),
      await ask(robe, { country: 'CA' }),
      await ask(robe, { token: false }),
    ];
    const before = await everywhere();
    await changeElsewhere(server, statement);
    const after = await everywhere();
    for (const [index, answer] of after.entries()) expect(answer).not.toEqual(before[index]);
  });
});

/** Runs a statement in a process of its own. */
async function changeElsewhere({ database, location }: CartServer, statement: string): Promise<void> {
  const script =
    database.kind === 'sqlite'
      ? "const { DatabaseSync } = await import('node:sqlite'); new DatabaseSync(process.argv[1]).exec(process.argv[2]);"
      : `const { default: pg } = await import('pg'); const client = new pg.Client(process.argv[1]);
         await client.connect(); await client.query(process.argv[2]); await client.end();`;
  await run(process.execPath, ['--input-type=module', '--no-warnings', '-e', script, location, statement]);
}
