import { setImmediate } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { deleteOldMail } from '../outbox/delete-old-mail.ts';
import { repeatJob } from '../repeat-job.ts';
import { removeSubmissions } from './submission-store.ts';
import type { InboxTables } from './tables.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Soon after the start, but not while everything else starts, in ms. */
const FIRST_AFTER = 10_000;
/** Submissions deleted in one transaction; between two, others have their turn. */
const batchSize = 100;

/** How many of each were deleted. */
export type Cleanup = { submissions: number; files: number; mails: number };

/**
 * Deletes what is past its time: submissions with their files and mails, and any mail that is sent or has failed, once
 * they are older than `retentionDays` (null: never); files that have waited for their submission for a day.
 */
export async function cleanUp(db: Kysely<InboxTables>, retentionDays: number | null, now: Date): Promise<Cleanup> {
  const files = await deletePendingFiles(db, new Date(now.getTime() - DAY_MS));
  if (retentionDays === null) return { submissions: 0, files, mails: 0 };
  const before = new Date(now.getTime() - retentionDays * DAY_MS);
  return { submissions: await deleteSubmissions(db, before), files, mails: await deleteOldMail(db, before) };
}

async function deleteSubmissions(db: Kysely<InboxTables>, before: Date): Promise<number> {
  for (let deleted = 0; ; ) {
    const batch = await db
      .selectFrom('inbox_submission')
      .select('id')
      .where('received_at', '<', before.toISOString())
      .orderBy('received_at')
      .limit(batchSize)
      .execute();
    deleted += await removeSubmissions(
      db,
      batch.map(({ id }) => id),
    );
    if (batch.length < batchSize) return deleted;
    await setImmediate();
  }
}

async function deletePendingFiles(db: Kysely<InboxTables>, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('inbox_file')
    .where('submission_id', 'is', null)
    .where('created_at', '<', before.toISOString())
    .executeTakeFirst();
  return Number(numDeletedRows);
}

export type CleanupOptions = {
  report: (message: string, error: unknown) => void;
  now?: () => Date;
  /** In ms: until the first cleanup, and from one to the next. */
  firstAfter?: number;
  every?: number;
};

/** Cleans up soon after the start and then every hour. `close` stops that, once a cleanup that is under way has ended. */
export function startCleanup(
  inbox: { cleanup: (now: Date) => Promise<Cleanup> },
  { report, now = () => new Date(), firstAfter = FIRST_AFTER, every = HOUR_MS }: CleanupOptions,
): { close: () => Promise<void> } {
  return repeatJob(() => inbox.cleanup(now()), {
    firstAfter,
    every,
    onError: (error) => report('The inbox could not be cleaned up.', error),
  });
}
