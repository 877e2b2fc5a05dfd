import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

/** An empty database made for one run. `url` is as DATABASE_URL; `drop` removes it with all that is in it. */
export type FaultDatabase = { name: string; url: string; drop: () => Promise<void> };

/** A SQLite database in a folder of its own. */
export async function createSqlite(): Promise<FaultDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'ash-faults-'));
  return { name: 'SQLite', url: `file:${join(folder, 'ash.db')}`, drop: () => rm(folder, { recursive: true }) };
}

/** A schema of its own at a PostgreSQL server (`postgres://…`). */
export async function createPostgresSchema(server: string): Promise<FaultDatabase> {
  const schema = `ash_faults_${randomUUID().replaceAll('-', '')}`;
  await runOnce(server, `create schema ${schema}`);
  const url = new URL(server);
  url.searchParams.set('options', `-c search_path=${schema}`);
  return { name: 'PostgreSQL', url: url.href, drop: () => runOnce(server, `drop schema ${schema} cascade`) };
}

async function runOnce(server: string, statement: string): Promise<void> {
  const client = new pg.Client({
    connectionString: server,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 60_000,
  });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
