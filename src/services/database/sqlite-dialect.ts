import { DatabaseSync } from 'node:sqlite';
import { SqliteDialect } from 'kysely';

type BindValue = null | number | bigint | string | Uint8Array;

/**
 * Kysely's own SQLite dialect over Node's built-in `node:sqlite`.
 *
 * The dialect expects better-sqlite3's shape; `node:sqlite` differs only in how a statement says whether it
 * returns rows (`columns()`), so the adapter is this one function. `path` is a file path or `:memory:`.
 */
export function sqliteDialect(path: string): SqliteDialect {
  const database = new DatabaseSync(path);
  // WAL lets readers go on while one writer commits; FULL keeps "acknowledged only after it is durable" true.
  database.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 5000;',
  );
  return new SqliteDialect({
    database: {
      close: () => database.close(),
      prepare: (sql) => {
        // A transaction that reads before it writes could not wait for another process: SQLite refuses at once when
        // what it has read has changed. Taking the writer's place at the beginning waits for up to the busy timeout.
        const statement = database.prepare(sql === 'begin' ? 'begin immediate' : sql);
        const bind = (parameters: readonly unknown[]) => parameters as BindValue[];
        return {
          reader: statement.columns().length > 0,
          all: (parameters) => statement.all(...bind(parameters)),
          run: (parameters) => statement.run(...bind(parameters)),
          iterate: (parameters) => statement.iterate(...bind(parameters)),
        };
      },
    },
  });
}
