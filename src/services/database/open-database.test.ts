import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Migration } from 'kysely/migration';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase } from './open-database.ts';

type Tables = { room: { name: string } };

const migrations: Record<string, Migration> = {
  '0001_rooms': { up: (db) => db.schema.createTable('room').addColumn('name', 'text').execute() },
};

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'database-'));
  file = join(folder, 'site.db');
});
afterEach(() => rm(folder, { recursive: true }));

test('what was written is there after a close', async () => {
  const first = await openDatabase<Tables>(file, 'a', migrations);
  await first.db.insertInto('room').values({ name: 'Tower' }).execute();
  await first.close();
  const second = await openDatabase<Tables>(file, 'a', migrations);
  expect(await second.db.selectFrom('room').select('name').execute()).toEqual([{ name: 'Tower' }]);
  await second.close();
});

test('reads one number, and throws where there is none', async () => {
  const { db, readNumber, close } = await openDatabase<Tables>(file, 'a', migrations);
  await db.insertInto('room').values({ name: 'Tower' }).execute();
  expect(await readNumber('select count(*) from room')).toBe(1);
  await expect(readNumber('select 1 from room where 1 = 2')).rejects.toThrow('No row has the number.');
  await close();
});

test('a service writes while another is in a transaction on the same file', async () => {
  const one = await openDatabase<Tables>(file, 'a', migrations);
  const other = await openDatabase<Tables>(file, 'b', {});
  const order: string[] = [];
  const inserted = Promise.withResolvers<void>();
  const mayEnd = Promise.withResolvers<void>();
  const slow = one.db.transaction().execute(async (transaction) => {
    await transaction.insertInto('room').values({ name: 'slow' }).execute();
    inserted.resolve();
    await mayEnd.promise;
    order.push('slow');
  });
  await inserted.promise;
  const quick = other.db
    .insertInto('room')
    .values({ name: 'quick' })
    .execute()
    .then(() => order.push('quick'));
  mayEnd.resolve();
  await Promise.all([slow, quick]);
  expect(order).toEqual(['slow', 'quick']);
  await one.close();
  // The file stays open for those who still use it.
  expect(await other.db.selectFrom('room').selectAll().execute()).toHaveLength(2);
  await other.close();
});

test('a migration that fails is reported', async () => {
  const failing: Record<string, Migration> = {
    '0001_bad': { up: () => Promise.reject(new Error('no such thing')) },
  };
  await expect(openDatabase(file, 'c', failing)).rejects.toThrow('no such thing');
});
