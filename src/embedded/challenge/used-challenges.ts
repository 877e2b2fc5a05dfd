import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { openDatabase } from '#services/database/open-database.ts';

type Tables = { used_challenge: { nonce: string; expires_at: number } };

/** Which challenges have been used, for all processes together. */
export type UsedChallenges = {
  /**
   * Marks a challenge as used; false when it has been already. Of several that try at once, one succeeds. `expiresAt` is
   * in milliseconds since 1970.
   */
  use: (nonce: string, expiresAt: number, now: Date) => Promise<boolean>;
  close: () => Promise<void>;
};

const migrations: Record<string, Migration> = {
  '0001_used_challenge': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('used_challenge')
        .addColumn('nonce', 'varchar(64)', (c) => c.primaryKey())
        .addColumn('expires_at', 'bigint', (c) => c.notNull())
        .execute();
      await db.schema.createIndex('used_challenge_expires').on('used_challenge').column('expires_at').execute();
    },
  },
};

/** Expired rows are deleted this often at most, in milliseconds. */
const cleanupIntervalMs = 60_000;
/** They are stored this long after they expired: another machine's clock may be late, and would accept them again. */
const clockToleranceMs = 300_000;

/** Opens the table; `database` is as in `openDatabase`. */
export async function openUsedChallenges(database: string): Promise<UsedChallenges> {
  const { db, close } = await openDatabase<Tables>(database, 'used_challenge', migrations);
  let cleanedUpAt = Number.NEGATIVE_INFINITY;
  return {
    async use(nonce, expiresAt, now) {
      if (now.getTime() - cleanedUpAt >= cleanupIntervalMs) {
        cleanedUpAt = now.getTime();
        await db
          .deleteFrom('used_challenge')
          .where('expires_at', '<', now.getTime() - clockToleranceMs)
          .execute();
      }
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('used_challenge')
        .values({ nonce, expires_at: expiresAt })
        .onConflict((conflict) => conflict.column('nonce').doNothing())
        .executeTakeFirstOrThrow();
      return numInsertedOrUpdatedRows === 1n;
    },
    close,
  };
}
