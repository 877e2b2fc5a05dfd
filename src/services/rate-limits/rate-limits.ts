import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { openDatabase } from '../database/open-database.ts';

type Tables = { rate_limit: { key: string; count: number; ends_at: number } };

/** How often something was tried within a window of time, counted for all processes together. */
export type RateLimits = {
  /**
   * Counts one more try. Answers how many there were in the window, this one included, and when the window ends (ms since
   * 1970). A window begins with its first try and is `windowMs` long.
   */
  count: (key: string, windowMs: number, now: Date) => Promise<{ count: number; endsAt: number }>;
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
const clearEvery = 200;

/** Opens the table; `database` is as in `openDatabase`. */
export async function openRateLimits(database: string): Promise<RateLimits> {
  const { db, close } = await openDatabase<Tables>(database, 'rate_limit', migrations);
  let tries = 0;
  return {
    async count(key, windowMs, now) {
      tries += 1;
      if (tries % clearEvery === 0) await db.deleteFrom('rate_limit').where('ends_at', '<=', now.getTime()).execute();
      const fresh = { count: 1, ends_at: now.getTime() + windowMs };
      // One statement: two processes that count at the same moment count two.
      const row = await db
        .insertInto('rate_limit')
        .values({ key, ...fresh })
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet({
            count: sql`case when rate_limit.ends_at <= ${now.getTime()} then 1 else rate_limit.count + 1 end`,
            ends_at: sql`case when rate_limit.ends_at <= ${now.getTime()} then ${fresh.ends_at} else rate_limit.ends_at end`,
          }),
        )
        .returning(['count', 'ends_at'])
        .executeTakeFirstOrThrow();
      return { count: row.count, endsAt: Number(row.ends_at) };
    },
    close,
  };
}
