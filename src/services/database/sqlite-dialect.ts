import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { SqliteDialect } from 'kysely';
import { LRUCache } from 'lru-cache';

type BindValue = null | number | bigint | string | Uint8Array;

type Prepared = { statement: StatementSync; reader: boolean };

/** A page of the site asks some twenty different statements; those of all pages fit. */
const CACHED_STATEMENTS = 300;

/**
 * Kysely's own SQLite dialect over Node's built-in `node:sqlite`.
 *
 * The dialect expects better-sqlite3's shape; `node:sqlite` differs in how a statement says whether it returns rows
 * (`columns()`). Prepared statements are cached: their texts repeat, and preparing one takes longer than most reads.
 * `path` is a file path or `:memory:`.
 */
export function sqliteDialect(path: string): SqliteDialect {
  const database = new DatabaseSync(path);
  // WAL lets readers go on while one writer commits; FULL keeps "acknowledged only after it is durable" true. Reading
  // through the system's own page cache spares a copy of every page that a large shop's reads touch.
  database.exec(
    `PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 5000;
     PRAGMA mmap_size = 1073741824; PRAGMA cache_size = -16000;`,
  );
  const cached = new LRUCache<string, Prepared>({ max: CACHED_STATEMENTS });

  function prepare(sql: string): Prepared {
    // A transaction that reads before it writes could not wait for another process: SQLite refuses at once when
    // what it has read has changed. Taking the writer's place at the beginning waits for up to the busy timeout.
    const statement = database.prepare(sql === 'begin' ? 'begin immediate' : sql);
    return { statement, reader: statement.columns().length > 0 };
  }

  function preparedOnce(sql: string) {
    // What a statement answers may be another thing once a table has changed.
    if (/^\s*(create|alter|drop)\b/i.test(sql)) cached.clear();
    const known = cached.get(sql) ?? prepare(sql);
    cached.set(sql, known);
    return known;
  }

  const bind = (parameters: readonly unknown[]) => parameters as BindValue[];
  return new SqliteDialect({
    database: {
      close: () => {
        cached.clear();
        database.close();
      },
      prepare: (sql) => {
        const prepared = preparedOnce(sql);
        return {
          reader: prepared.reader,
          all: (parameters) => prepared.statement.all(...bind(parameters)),
          run: (parameters) => prepared.statement.run(...bind(parameters)),
          // Rows that are taken one by one need a statement to themselves. Kysely does so with reads alone.
          iterate: (parameters) => prepare(sql).statement.iterate(...bind(parameters)),
        };
      },
    },
  });
}
