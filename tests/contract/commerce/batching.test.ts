import { afterAll, beforeAll, expect, test } from 'vitest';
import { productGridQuery } from '#clients/commerce/operations/products.ts';
import { commerceSeed } from '#content/products/commerce-seed.ts';
import { areas } from '#embedded/commerce/areas.ts';
import { createContextBase } from '#embedded/commerce/context-base.ts';
import { commerceMigrations } from '#embedded/commerce/database/migrations.ts';
import type { CommerceTables } from '#embedded/commerce/database/tables.ts';
import { createAnswerCache } from '#embedded/commerce/graphql/answer-cache.ts';
import { createExecutor } from '#embedded/commerce/graphql/execute-request.ts';
import type { GraphqlResponse } from '#embedded/commerce/graphql/graphql-request.ts';
import { buildStorefrontSchema } from '#embedded/commerce/graphql/storefront-schema.ts';
import { seedCatalogue } from '#embedded/commerce/seed/seed-product-catalogue.ts';
import { type OpenDatabase, openDatabase } from '#services/database/open-database.ts';

let statements = 0;
let database: OpenDatabase<CommerceTables>;
type Run = (request: {
  query: string;
  variables: Record<string, unknown>;
  operationName: null;
}) => Promise<GraphqlResponse>;
let run: Run;
let runCached: Run;

beforeAll(async () => {
  database = await openDatabase<CommerceTables>(':memory:', 'commerce', commerceMigrations);
  const assetPath = () => ({ path: '/f/1/8x8/abc/a.png', width: 8, height: 8 });
  await seedCatalogue(database.db, { catalogue: commerceSeed.catalogue, assetPath }, new Date());
  const counted = database.db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      statements += 1;
      return result;
    },
  });
  const onError = (error: unknown) => {
    throw error;
  };
  const { base } = createContextBase({
    loginLimit: 0,
    db: counted,
    kind: database.kind,
    publicUrl: 'https://ash.example',
    onError,
  });
  const schema = await buildStorefrontSchema(areas);
  run = createExecutor(schema, base, onError);
  runCached = createExecutor(schema, base, onError, { cache: createAnswerCache(database) });
});

afterAll(() => database.close());

async function statementsFor(query: string, variables: Record<string, unknown>, by = run): Promise<number> {
  statements = 0;
  const { errors } = await by({ query, variables, operationName: null });
  expect(errors).toBeUndefined();
  return statements;
}

test('a grid of twelve products takes as many statements as one of two, and few', async () => {
  const two = await statementsFor(productGridQuery, { first: 2 });
  const twelve = await statementsFor(productGridQuery, { first: 12 });
  expect(twelve).toBe(two);
  expect(twelve).toBeLessThanOrEqual(8);
});

test('collections of products with their own collections are read together', async () => {
  const query = `query ($first: Int!) { collections(first: $first) { nodes {
    image { url } metafield(namespace: "facts", key: "none") { value }
    products(first: 5) { filters { id } nodes { handle metafield(namespace: "facts", key: "care") { value }
      collections(first: 5) { nodes { handle products(first: 2) { nodes { handle tags } } } } } } } } }`;
  const one = await statementsFor(query, { first: 1 });
  const three = await statementsFor(query, { first: 3 });
  expect(three).toBeLessThanOrEqual(one);
});

test('rows of the catalogue are read once, until the catalogue changes', async () => {
  const query = `query ($handle: String!, $first: Int!) { product(handle: $handle) {
    title tags variants(first: $first) { nodes { price { amount } } } collections(first: 5) { nodes { handle } } } }`;
  const first = await statementsFor(query, { handle: 'bathrobe', first: 2 }, runCached);
  // Another query of the same product: nothing but the catalogue's version, which is read without Kysely's plugins.
  const second = await statementsFor(query, { handle: 'bathrobe', first: 3 }, runCached);
  expect(second).toBe(0);
  await database.db.updateTable('commerce_variant').set({ quantity: 1 }).where('sku', '=', 'ASH-ROBE-M').execute();
  expect(await statementsFor(query, { handle: 'bathrobe', first: 4 }, runCached)).toBe(first);
});
