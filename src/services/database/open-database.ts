import { mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { CompiledQuery, Kysely, PostgresDialect, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import pg from 'pg';
import { sqliteDialect } from './sqlite-dialect.ts';

/** Which SQL dialect a database speaks, for the few statements that differ (full text, row locks). */
export type DatabaseKind = 'sqlite' | 'postgres';

export type OpenDatabase<Tables> = {
  db: Kysely<Tables>;
  kind: DatabaseKind;
  /**
   * The number that a statement without parameters selects, for what is read with nearly every request: on PostgreSQL it
   * has a connection of its own, without the query builder and without waiting for other queries. Throws without a row.
   */
  readNumber: (statement: string) => Promise<number>;
  close: () => Promise<void>;
};

/** Of one process: connections at once, the wait for one, and the longest that a statement may take. */
const postgresLimits = { connections: 10, connectMs: 5_000, statementMs: 30_000 };

type Opened = Pick<OpenDatabase<unknown>, 'db' | 'readNumber' | 'close'>;

/** The SQLite files that are open in this process, and how many services use each. */
const openFiles = new Map<string, { db: Kysely<unknown>; users: number }>();

/**
 * Opens a database and brings its tables up to date.
 *
 * `location` is a `postgres://` URL, a file path for SQLite, or `:memory:`. `migrations` are keyed by a sortable
 * name (`0001_stories`); `name` prefixes the two tables that remember which have run, so that services can share
 * one database. Throws when a migration fails; nothing half-done is saved.
 */
export async function openDatabase<Tables>(
  location: string,
  name: string,
  migrations: Record<string, Migration>,
): Promise<OpenDatabase<Tables>> {
  const kind: DatabaseKind = /^postgres(ql)?:\/\//.test(location) ? 'postgres' : 'sqlite';
  const { db, readNumber, close } = kind === 'postgres' ? openPostgres(location) : openFile(location);
  const migrator = new Migrator({
    db,
    // Without its name, tables of the same name in another schema would pass for ours.
    ...(kind === 'postgres' && { migrationTableSchema: await currentSchema(db) }),
    provider: { getMigrations: async () => migrations },
    migrationTableName: `${name}_migration`,
    migrationLockTableName: `${name}_migration_lock`,
  });
  const { error } = await migrator.migrateToLatest();
  if (error) {
    await close();
    throw error;
  }
  return { db: db as Kysely<Tables>, kind, readNumber, close };
}

async function currentSchema(db: Kysely<unknown>): Promise<string> {
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(db);
  return rows[0]?.name ?? 'public';
}

/**
 * One connection a file, shared by all services of this process: SQLite has one writer, and `node:sqlite` waits for it
 * without letting the other side go on. Kysely queues transactions on a shared connection instead.
 */
function openFile(location: string): Opened {
  if (location === ':memory:') {
    const db = new Kysely<unknown>({ dialect: sqliteDialect(location) });
    return { db, readNumber: numberReader(db), close: () => db.destroy() };
  }
  const path = resolve(location);
  mkdirSync(dirname(path), { recursive: true });
  const file = openFiles.get(path) ?? { db: new Kysely<unknown>({ dialect: sqliteDialect(path) }), users: 0 };
  openFiles.set(path, file);
  file.users += 1;
  let closed = false;
  return {
    db: file.db,
    readNumber: numberReader(file.db),
    async close() {
      if (closed) return;
      closed = true;
      file.users -= 1;
      if (file.users > 0) return;
      openFiles.delete(path);
      await file.db.destroy();
    },
  };
}

function numberReader(db: Kysely<unknown>): OpenDatabase<unknown>['readNumber'] {
  return async (statement) => {
    const { rows } = await db.executeQuery(CompiledQuery.raw(statement));
    return firstNumber(rows.map((row) => Object.values(row ?? {})));
  };
}

function firstNumber([row]: unknown[][]): number {
  if (!row) throw new Error('No row has the number.');
  return Number(row[0]);
}

function openPostgres(connectionString: string): Opened {
  const types = new pg.TypeOverrides();
  // bigint (count(*), ids, minor units) arrives as text by default; all of ours fit a JavaScript integer.
  types.setTypeParser(pg.types.builtins.INT8, Number);
  const poolOf = (max: number) =>
    // A connection that breaks while it is idle is replaced when the next query needs one: nobody has to hear of it.
    new pg.Pool({
      connectionString,
      max,
      connectionTimeoutMillis: postgresLimits.connectMs,
      statement_timeout: postgresLimits.statementMs,
      types,
    }).on('error', () => {});
  const [pool, ofNumbers] = [poolOf(postgresLimits.connections), poolOf(1)];
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  return {
    db,
    async readNumber(text) {
      const { rows } = await ofNumbers.query<unknown[]>({ text, rowMode: 'array' });
      return firstNumber(rows);
    },
    async close() {
      await Promise.all([db.destroy(), ofNumbers.ending ? null : ofNumbers.end()]);
    },
  };
}
