import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { CompiledQuery } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { collectionByHandleQuery } from '#clients/commerce/operations/collections.ts';
import { productByHandleQuery, productGridQuery } from '#clients/commerce/operations/products.ts';
import { searchQuery, suggestionsQuery } from '#clients/commerce/operations/search.ts';
import { commerceSeed } from '#content/products/commerce-seed.ts';
import { areas } from '#embedded/commerce/areas.ts';
import { createContextBase } from '#embedded/commerce/context-base.ts';
import { commerceMigrations } from '#embedded/commerce/database/migrations.ts';
import type { CommerceTables } from '#embedded/commerce/database/tables.ts';
import { createExecutor } from '#embedded/commerce/graphql/execute-request.ts';
import type { GraphqlResponse } from '#embedded/commerce/graphql/graphql-request.ts';
import { buildStorefrontSchema } from '#embedded/commerce/graphql/storefront-schema.ts';
import { sampleCatalogue } from '#embedded/commerce/seed/sample-product-catalogue.ts';
import { seedCatalogue } from '#embedded/commerce/seed/seed-product-catalogue.ts';
import { type OpenDatabase, openDatabase } from '#services/database/open-database.ts';

/** Small tables and pieces already limited may be read whole: few rows, however many products there are. */
const SMALL = /SCAN (country|list|commerce_shop|commerce_policy|tagged|shelved|page|commerce_search_text VIRTUAL)\b/;
/** A list in the order of an index is left when its page is full. */
const IN_ORDER = /^SCAN (product|listing) USING (COVERING )?INDEX (sqlite_autoindex_)?commerce_product/;

let folder: string;
let database: OpenDatabase<CommerceTables>;
let reader: DatabaseSync;
let asked: CompiledQuery[] = [];
let run: (request: {
  query: string;
  variables: Record<string, unknown>;
  operationName: null;
}) => Promise<GraphqlResponse>;
const { products, collections } = sampleCatalogue(300, 'products/karls-mug-1');

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'scale-'));
  const file = join(folder, 'shop.db');
  database = await openDatabase<CommerceTables>(file, 'commerce', commerceMigrations);
  const assetPath = () => ({ path: '/f/1/8x8/abc/a.png', width: 8, height: 8 });
  await seedCatalogue(
    database.db,
    { catalogue: { ...commerceSeed.catalogue, products, collections }, assetPath },
    new Date(),
  );
  reader = new DatabaseSync(file, { readOnly: true });
  const { db } = database;
  const logged = db.withPlugin({
    transformQuery({ node, queryId }) {
      asked.push(db.getExecutor().compileQuery(node, queryId));
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const onError = (error: unknown) => {
    throw error;
  };
  const { base } = createContextBase({
    loginLimit: 0,
    db: logged,
    kind: database.kind,
    publicUrl: 'https://ash.example',
    onError,
  });
  run = createExecutor(await buildStorefrontSchema(areas), base, onError);
});

afterAll(async () => {
  reader.close();
  await database.close();
  await rm(folder, { recursive: true });
});

const handle = products[17]?.handle;
const collection = { handle: 'for-the-kitchen', first: 24 };
const filters = [{ available: true }, { price: { min: 20, max: 90 } }];

describe('no read of the site looks at a table that grows with the shop from end to end', () => {
  test.each<[string, string, Record<string, unknown>]>([
    ['a product', productByHandleQuery, { handle }],
    ['a collection', collectionByHandleQuery, { ...collection, filters }],
    ['a collection by price', collectionByHandleQuery, { ...collection, filters, sortKey: 'PRICE' }],
    ['a collection by sales', collectionByHandleQuery, { ...collection, filters, sortKey: 'BEST_SELLING' }],
    ['the grid', productGridQuery, { first: 24 }],
    ['the grid by price', productGridQuery, { first: 24, sortKey: 'PRICE' }],
    ['the grid by title', productGridQuery, { first: 24, sortKey: 'TITLE' }],
    ['the grid by sales', productGridQuery, { first: 24, sortKey: 'BEST_SELLING' }],
    ['a search', searchQuery, { query: 'walnutt bowl', first: 24 }],
    ['suggestions', suggestionsQuery, { query: 'wal', limit: 5 }],
  ])('%s', async (_what, query, variables) => {
    asked = [];
    const { errors } = await run({ query, variables, operationName: null });
    expect(errors).toBeUndefined();
    expect(asked.length).toBeGreaterThan(3);
    const wrong = asked.flatMap(({ sql, parameters }) => {
      const plan = reader.prepare(`explain query plan ${sql}`).all(...(parameters as string[]));
      return plan
        .map((step) => String(step.detail))
        .filter((step) => /^SCAN /.test(step) && !SMALL.test(step) && !IN_ORDER.test(step))
        .concat(
          isPage(sql) ? plan.map((step) => String(step.detail)).filter((step) => /B-TREE FOR ORDER BY/.test(step)) : [],
        )
        .map((step) => `${step}: ${sql}`);
    });
    expect(wrong).toEqual([]);
  });
});

/** Whether a statement reads a page of a sorted list: sorting the rest of the list for it would be as bad as a scan. */
function isPage(sql: string): boolean {
  return sql.startsWith('select * from (select');
}
