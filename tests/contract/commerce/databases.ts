import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** A database a contract runs on: `open` answers its location, made for this run alone, and how to be rid of it. */
export type TestDatabase = { name: string; open: () => Promise<{ location: string; drop: () => Promise<void> }> };

const url = process.env.TEST_DATABASE_URL;

/** SQLite always; PostgreSQL too where TEST_DATABASE_URL names one. */
export const testDatabases: TestDatabase[] = [
  { name: 'SQLite', open: async () => ({ location: ':memory:', drop: async () => {} }) },
  ...(url ? [{ name: 'PostgreSQL', open: () => openSchema(url) }] : []),
];

if (!url) console.info('PostgreSQL is skipped: TEST_DATABASE_URL is not set.');

async function openSchema(server: string) {
  const schema = `commerce_test_${randomUUID().replaceAll('-', '')}`;
  await runOnce(server, `create schema ${schema}`);
  const location = new URL(server);
  location.searchParams.set('options', `-c search_path=${schema}`);
  return { location: location.href, drop: () => runOnce(server, `drop schema ${schema} cascade`) };
}

async function runOnce(server: string, statement: string) {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
