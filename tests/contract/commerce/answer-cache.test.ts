import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { productByHandleQuery } from '#clients/commerce/operations/products.ts';
import { areas } from '#embedded/commerce/areas.ts';
import { createContextBase } from '#embedded/commerce/context-base.ts';
import { commerceMigrations } from '#embedded/commerce/database/migrations.ts';
import type { CommerceTables } from '#embedded/commerce/database/tables.ts';
import { createAnswerCache } from '#embedded/commerce/graphql/answer-cache.ts';
import { createExecutor } from '#embedded/commerce/graphql/execute-request.ts';
import { buildStorefrontSchema } from '#embedded/commerce/graphql/storefront-schema.ts';
import { openDatabase } from '#services/database/open-database.ts';
import { type CartServer, cartDatabases, startCartServer } from './cart-server.ts';
import { PUBLIC_TOKEN } from './commerce-server.ts';

const STOCK = '{ product(handle: "bathrobe") { totalInventory availableForSale } }';
type Stock = { product: { totalInventory: number; availableForSale: boolean } };

describe.each(cartDatabases)('answers that are given again, on $name', (database) => {
  let server: CartServer;
  beforeAll(async () => {
    server = await startCartServer(database);
  });
  afterAll(() => server.close());

  const stock = async () => ((await server.ask(STOCK)).data as Stock).product;
  async function post(query: string, variables: object): Promise<string> {
    const response = await fetch(`${server.origin}/api/2026-04/graphql.json`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Shopify-Storefront-Access-Token': PUBLIC_TOKEN },
      body: JSON.stringify({ query, variables }),
    });
    return response.text();
  }

  test('are those of an execution, to the letter', async () => {
    const variables = { handle: 'linocut-poster', country: 'CA', language: 'EN', selectedOptions: [] };
    const onError = (error: unknown) => {
      throw error;
    };
    const { db, kind } = server.database;
    const { base } = createContextBase({ loginLimit: 0, db, kind, publicUrl: 'https://ash.example', onError });
    const run = createExecutor(await buildStorefrontSchema(areas), base, onError);
    const executed = JSON.stringify(await run({ query: productByHandleQuery, variables, operationName: null }));
    expect(await post(productByHandleQuery, variables)).toBe(executed);
    expect(await post(productByHandleQuery, variables)).toBe(executed);
    const american = await post(productByHandleQuery, { ...variables, country: 'US' });
    expect(american).not.toBe(executed);
  });

  test('are cached when they are asked for the second time, and pushed out by none that never comes again', async () => {
    const cache = createAnswerCache(server.database);
    const answer = { bytes: Buffer.from('{}'), work: 1 };
    cache.offer('comes again', 1, answer);
    expect(cache.has('comes again')).toBe(false);
    cache.offer('comes again', 1, answer);
    for (let count = 0; count < 2_000; count += 1) cache.offer(`asked once ${count}`, 1, answer);
    expect(cache.get('comes again', 1)).toMatchObject(answer);
    expect(cache.get('comes again', 2)).toBeNull();
    cache.offer('comes again', 2, answer);
    expect(cache.get('comes again', 2)).toMatchObject(answer);
  });

  test('are cached for those without a token apart from those with one', async () => {
    const { keyOf } = createAnswerCache(server.database);
    const asked = { query: STOCK, variables: {}, operationName: null, text: 'text' };
    expect(keyOf({ ...asked, access: 'token' })).not.toBe(keyOf({ ...asked, access: 'tokenless' }));
  });

  test('are of a version that is read after they are asked for, whichever read is under way', async () => {
    const { db } = server.database;
    const { version } = createAnswerCache(server.database);
    const before = await version();
    const early = [version(), version()];
    await db.updateTable('commerce_variant').set({ quantity: 9 }).where('sku', '=', 'ASH-ROBE-M').execute();
    expect(await version()).not.toBe(before);
    await Promise.all(early);
  });

  test('are forgotten by a write of the service', async () => {
    const before = await stock();
    expect(await stock()).toEqual(before);
    await server.database.db
      .updateTable('commerce_variant')
      .set({ quantity: sql<number>`quantity + 5` })
      .where('sku', '=', 'ASH-ROBE-M')
      .execute();
    expect((await stock()).totalInventory).toBe(before.totalInventory + 5);
  });

  test('are forgotten by a write over another connection', async () => {
    const before = await stock();
    const statement = "update commerce_variant set quantity = quantity + 7 where sku = 'ASH-ROBE-M'";
    if (server.database.kind === 'sqlite') {
      const other = new DatabaseSync(server.location);
      other.exec(statement);
      other.close();
    } else await sql.raw(statement).execute(server.database.db);
    expect((await stock()).totalInventory).toBe(before.totalInventory + 7);
  });

  test('of two processes are of the version that either has written', async () => {
    // As another process has it: on PostgreSQL with connections of its own.
    const other = await openDatabase<CommerceTables>(server.location, 'commerce', commerceMigrations);
    const caches = [createAnswerCache(server.database), createAnswerCache(other)];
    const versions = () => Promise.all(caches.map((cache) => cache.version()));
    let [last] = await versions();
    for (const { db } of [server.database, other, server.database]) {
      await db
        .updateTable('commerce_variant')
        .set({ quantity: sql<number>`quantity + 1` })
        .where('sku', '=', 'ASH-ROBE-M')
        .execute();
      const [own, others] = await versions();
      expect(own).toBe(others);
      expect(own).not.toBe(last);
      last = own;
    }
    await other.close();
  });

  test('stay cached when carts, customers and mails change, until the catalogue does', async () => {
    const { db } = server.database;
    const { version } = createAnswerCache(server.database);
    const before = await version();
    await server.create({ note: 'a note' });
    await server.account('version@ash.example');
    await db.deleteFrom('outbox_mail').execute();
    expect(await version()).toBe(before);
    await db.updateTable('commerce_variant').set({ quantity: 3 }).where('sku', '=', 'ASH-ROBE-M').execute();
    expect(await version()).not.toBe(before);
  });

  test('stay cached when a change of the catalogue is taken back', async () => {
    const { db } = server.database;
    const { version } = createAnswerCache(server.database);
    const before = await version();
    const transaction = await db.startTransaction().execute();
    await transaction.updateTable('commerce_product').set({ vendor: 'nobody' }).execute();
    await transaction.rollback().execute();
    expect(await version()).toBe(before);
  });

  // SQLite has one writer at a time.
  if (database.name !== 'SQLite') {
    test('let two changes of the catalogue run at once', async () => {
      const { db } = server.database;
      const [first, second] = [await db.startTransaction().execute(), await db.startTransaction().execute()];
      const setQuantity = (transaction: typeof first, sku: string) =>
        transaction.updateTable('commerce_variant').set({ quantity: 4 }).where('sku', '=', sku).execute();
      await setQuantity(first, 'ASH-ROBE-S');
      await setQuantity(second, 'ASH-ROBE-M');
      await setQuantity(first, 'ASH-ROBE-L');
      await first.commit().execute();
      await second.commit().execute();
      expect((await stock()).totalInventory).toBeGreaterThanOrEqual(12);
    });
  }

  test('sold out is sold out at once, in its collection and in a search too', async () => {
    const everywhere = async () => {
      const { data } = await server.ask(
        `{ product(handle: "bathrobe") { availableForSale }
          collection(handle: "rooms-and-beds") { products(first: 9, filters: [{ available: true }]) { nodes { handle } } }
          search(query: "bathrobe", first: 1, unavailableProducts: HIDE) { totalCount } }`,
      );
      return data as {
        product: { availableForSale: boolean };
        collection: { products: { nodes: { handle: string }[] } };
        search: { totalCount: number };
      };
    };
    const isShelved = (answer: Awaited<ReturnType<typeof everywhere>>) =>
      answer.collection.products.nodes.some((node) => node.handle === 'bathrobe');
    const setRobes = (quantity: number) =>
      server.database.db
        .updateTable('commerce_variant')
        .where('sku', 'like', 'ASH-ROBE-%')
        .set({ quantity, sells_without_stock: 0 })
        .execute();
    const before = await everywhere();
    expect([before.product.availableForSale, isShelved(before), before.search.totalCount]).toEqual([true, true, 1]);
    await setRobes(0);
    const after = await everywhere();
    expect([after.product.availableForSale, isShelved(after), after.search.totalCount]).toEqual([false, false, 0]);
    await setRobes(3);
    const again = await everywhere();
    expect([again.product.availableForSale, isShelved(again), again.search.totalCount]).toEqual([true, true, 1]);
  });
});
