import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { openDatabase } from '../database/open-database.ts';

type Tables = { rate_limit: { key: string; count: number; ends_at: number } };

/** At most `points` tries of each key in a window of so many seconds, which begins with the key's first try. */
export type RateLimitRule = {
  /** Rules with different names count apart. */
  name: string;
  points: number;
  seconds: number;
};

/** Counts one more try of a key; seconds to wait when there were too many, else null. */
export type RateLimiter = (key: string) => Promise<number | null>;

/** Limits that are counted for all processes together. */
export type RateLimits = {
  limiter: (rule: RateLimitRule) => RateLimiter;
  close: () => Promise<void>;
};

const migrations: Record<string, Migration> = {
  '0001_rate_limit': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('rate_limit')
        .addColumn('key', 'varchar(255)', (c) => c.primaryKey())
        .addColumn('count', 'integer', (c) => c.notNull())
        .addColumn('ends_at', 'bigint', (c) => c.notNull())
        .execute();
      await db.schema.createIndex('rate_limit_ends').on('rate_limit').column('ends_at').execute();
    },
  },
};

/** Of this many tries, one also clears away the windows that have ended. */
const cleanupInterval = 200;
const longestKey = 255;

/** Opens the table; `database` is as in `openDatabase`. */
export async function openRateLimits(database: string): Promise<RateLimits> {
  const { db, close } = await openDatabase<Tables>(database, 'rate_limit', migrations);
  let tries = 0;
  async function count(key: string, windowMs: number): Promise<Counted> {
    const now = Date.now();
    tries += 1;
    if (tries % cleanupInterval === 0) await db.deleteFrom('rate_limit').where('ends_at', '<=', now).execute();
    const fresh = { count: 1, ends_at: now + windowMs };
    // One statement: two processes that count at the same moment count two.
    const row = await db
      .insertInto('rate_limit')
      .values({ key: key.slice(0, longestKey), ...fresh })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({
          count: sql`case when rate_limit.ends_at <= ${now} then 1 else rate_limit.count + 1 end`,
          ends_at: sql`case when rate_limit.ends_at <= ${now} then ${fresh.ends_at} else rate_limit.ends_at end`,
        }),
      )
      .returning(['count', 'ends_at'])
      .executeTakeFirstOrThrow();
    return { points: row.count, expire: Number(row.ends_at) };
  }
  return {
    limiter(rule) {
      const limiter = new TableRateLimiter(rule, count);
      return async (key) => {
        try {
          await limiter.consume(key);
          return null;
        } catch (reason) {
          if (!(reason instanceof RateLimiterRes)) throw reason;
          return Math.max(1, Math.ceil(reason.msBeforeNext / 1000));
        }
      };
    },
    close,
  };
}

/** Tries in the key's window, the newest one included, and when the window ends (ms since 1970). */
type Counted = { points: number; expire: number };

/**
 * The library's limiter over our table. Its own stores need a client of better-sqlite3 or pg: beside our one connection to
 * an SQLite file, theirs would write in the middle of somebody else's transaction. It exports no base class of its stores;
 * this one sends no query of its own but through `_upsert`.
 */
class TableRateLimiter extends RateLimiterPostgres {
  readonly #count: (key: string, windowMs: number) => Promise<Counted>;

  constructor({ name, points, seconds }: RateLimitRule, count: (key: string, windowMs: number) => Promise<Counted>) {
    super({
      keyPrefix: name,
      points,
      duration: seconds,
      // Who is over the limit costs no more writes.
      inMemoryBlockOnConsumed: points + 1,
      storeClient: {},
      storeType: 'client',
      tableCreated: true,
      clearExpiredByTimeout: false,
    });
    this.#count = count;
  }

  async _upsert(key: string, _points: number, windowMs: number): Promise<{ rows: Counted[] }> {
    return { rows: [await this.#count(key, windowMs)] };
  }
}
