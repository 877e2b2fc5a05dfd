import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import pg from 'pg';
import { sqliteDialect } from './sqlite-dialect.ts';

/** Which SQL dialect a database speaks, for the few statements that differ (full text, row locks). */
export type DatabaseKind = 'sqlite' | 'postgres';

export type OpenDatabase<Tables> = {
  db: Kysely<Tables>;
  kind: DatabaseKind;
  close: () => Promise<void>;
};

/**
 * Opens a database and brings its tables up to date.
 *
 * `location` is a `postgres://` URL, a file path for SQLite, or `:memory:`. `migrations` are keyed by a sortable
 * name (`0001_stories`); `name` prefixes the two tables that remember which have run, so that services can share
 * one database. Throws when a migration fails; nothing half-done is kept.
 */
export async function openDatabase<Tables>(
  location: string,
  name: string,
  migrations: Record<string, Migration>,
): Promise<OpenDatabase<Tables>> {
  const kind: DatabaseKind = /^postgres(ql)?:\/\//.test(location) ? 'postgres' : 'sqlite';
  const db = new Kysely<Tables>({ dialect: kind === 'postgres' ? postgresDialect(location) : fileDialect(location) });
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    migrationTableName: `${name}_migration`,
    migrationLockTableName: `${name}_migration_lock`,
  });
  const { error } = await migrator.migrateToLatest();
  if (error) {
    await db.destroy();
    throw error;
  }
  return { db, kind, close: () => db.destroy() };
}

function fileDialect(path: string) {
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true });
  return sqliteDialect(path);
}

function postgresDialect(connectionString: string) {
  const types = new pg.TypeOverrides();
  // bigint (count(*), ids, minor units) arrives as text by default; all of ours fit a JavaScript integer.
  types.setTypeParser(pg.types.builtins.INT8, Number);
  return new PostgresDialect({
    pool: new pg.Pool({ connectionString, max: 10, connectionTimeoutMillis: 5_000, statement_timeout: 30_000, types }),
  });
}
