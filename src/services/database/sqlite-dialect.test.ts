import { Kysely, sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sqliteDialect } from './sqlite-dialect.ts';

type Tables = { shop_product: { name: string }; mail: { name: string } };

let db: Kysely<Tables>;
beforeEach(async () => {
  db = new Kysely<Tables>({ dialect: sqliteDialect(':memory:') });
  await db.schema.createTable('shop_product').addColumn('name', 'text').execute();
  await db.schema.createTable('mail').addColumn('name', 'text').execute();
});
afterEach(() => db.destroy());

async function writes(): Promise<number> {
  const { rows } = await sql<{ count: number }>`select writes_to('shop_') as count`.execute(db);
  return rows[0]?.count ?? Number.NaN;
}

test('counts what is written to the tables of one service alone', async () => {
  const before = await writes();
  await db.insertInto('mail').values({ name: 'a' }).execute();
  await db.updateTable('mail').set({ name: 'b' }).returning('name').execute();
  await db.selectFrom('shop_product').selectAll().execute();
  expect(await writes()).toBe(before);
  await db.insertInto('shop_product').values({ name: 'a' }).execute();
  await db.updateTable('shop_product').set({ name: 'b' }).returning('name').execute();
  expect(await writes()).toBe(before + 2);
});

test('counts writes whose table is unknown, for every service', async () => {
  const before = await writes();
  await sql`with given as (select 'c' as name) insert into mail select name from given`.execute(db);
  expect(await writes()).toBe(before + 1);
});
