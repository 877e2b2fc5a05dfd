import type { Kysely, Transaction } from 'kysely';
import PQueue from 'p-queue';
import type { ContentTables } from './tables.ts';

export type SpaceState = { cv: number; revision: number };

/** A write under way. */
export type SpaceWrite = {
  tx: Transaction<ContentTables>;
  /** Every row that the write touches must carry it. */
  revision: number;
  now: string;
  takeId: () => number;
  /** To be called when the public sees a change: moves cv. */
  publishes: () => void;
};

export type SpaceStore = {
  now: () => Date;
  state: () => Promise<SpaceState>;
  /** Runs one write in a transaction of its own. Resolves after the commit, and rejects with nothing written. */
  write: <Result>(work: (write: SpaceWrite) => Promise<Result>) => Promise<Result>;
};

/** Writes that may hold a connection: less than half of a process's, and more than one, so that one may hang. */
const writesAtOnce = 4;

/**
 * The one row that counts: cv, revision and the next id.
 *
 * Every write begins by updating it, so writes of all processes happen one after another, and what has a higher
 * revision was committed later. cv is the Unix time in seconds, or one more than before if that is not later; an
 * emptied database therefore never goes back either, while the clock goes forward.
 *
 * Most of this process's wait here for each other, not each on a connection to the database: many of them, such as a push
 * of the vendor's CLI, would take all connections, and what waits longer for one than the pool allows would fail.
 */
export async function openSpace(db: Kysely<ContentTables>, spaceId: number, now: () => Date): Promise<SpaceStore> {
  const seconds = () => Math.floor(now().getTime() / 1000);
  await db
    .insertInto('content_space')
    .values({ id: spaceId, cv: seconds(), revision: 0, next_id: 1001 })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  const read = (executor: Kysely<ContentTables>) =>
    executor
      .selectFrom('content_space')
      .select(['cv', 'revision', 'next_id'])
      .where('id', '=', spaceId)
      .executeTakeFirstOrThrow();

  const writes = new PQueue({ concurrency: writesAtOnce });
  const inTransaction: SpaceStore['write'] = (work) =>
    db.transaction().execute(async (tx) => {
      await tx
        .updateTable('content_space')
        .set((row) => ({ revision: row('revision', '+', 1) }))
        .where('id', '=', spaceId)
        .execute();
      const space = await read(tx);
      let nextId = space.next_id;
      let published = false;
      const result = await work({
        tx,
        revision: space.revision,
        now: now().toISOString(),
        takeId: () => nextId++,
        publishes: () => {
          published = true;
        },
      });
      const cv = published ? Math.max(space.cv + 1, seconds()) : space.cv;
      await tx.updateTable('content_space').set({ cv, next_id: nextId }).where('id', '=', spaceId).execute();
      return result;
    });
  return {
    now,
    state: () => read(db),
    write: (work) => writes.add(() => inTransaction(work)),
  };
}
