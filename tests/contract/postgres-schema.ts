import { randomUUID } from 'node:crypto';
import pg from 'pg';

let workerDatabase: Promise<string> | null = null;

/**
 * A new schema at a PostgreSQL server (`postgres://…`), as the URL that leads to it, and how to drop it.
 *
 * It stands in a database of this test worker. A migration looks at the tables of every schema in its database, and
 * fails when another worker drops one of them meanwhile.
 */
export async function createTestSchema(server: string): Promise<{ url: string; drop: () => Promise<void> }> {
  workerDatabase ??= createWorkerDatabase(server);
  const database = await workerDatabase;
  const schema = `test_${randomUUID().replaceAll('-', '')}`;
  await runOnce(database, `create schema ${schema}`);
  const url = new URL(database);
  url.searchParams.set('options', `-c search_path=${schema}`);
  return { url: url.href, drop: () => runOnce(database, `drop schema ${schema} cascade`) };
}

/** The database of this worker; made once, and used again by later runs. */
async function createWorkerDatabase(server: string): Promise<string> {
  const url = new URL(server);
  const name = `${url.pathname.slice(1)}_worker_${process.env.VITEST_POOL_ID ?? '1'}`;
  try {
    await runOnce(server, `create database "${name}" template template0`);
  } catch (error) {
    // 42P04: it exists; 23505: another process makes it at this moment.
    if (!(error instanceof pg.DatabaseError && (error.code === '42P04' || error.code === '23505'))) throw error;
  }
  url.pathname = `/${name}`;
  return url.href;
}

async function runOnce(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
