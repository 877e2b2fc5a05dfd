import { setImmediate } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { OutboxTables } from './tables.ts';

/** Mails deleted by one statement; between two, others have their turn. */
const batchSize = 500;

/**
 * Deletes mails that were written before an instant and were sent or have failed for good. What still waits stays.
 * Answers how many there were.
 */
export async function deleteOldMail(db: Kysely<OutboxTables>, before: Date): Promise<number> {
  for (let deleted = 0; ; ) {
    const { numDeletedRows } = await db
      .deleteFrom('outbox_mail')
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('outbox_mail')
          .select('id')
          .where('created_at', '<', before.toISOString())
          .where('next_attempt_at', 'is', null)
          .orderBy('created_at')
          .limit(batchSize),
      )
      .executeTakeFirst();
    deleted += Number(numDeletedRows);
    if (numDeletedRows < batchSize) return deleted;
    await setImmediate();
  }
}
