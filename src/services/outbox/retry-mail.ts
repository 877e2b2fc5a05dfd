import type { Kysely } from 'kysely';
import type { OutboxTables } from './tables.ts';

/**
 * Makes a mail due at once that has failed or waits for its next attempt; its attempts are counted anew. False when it
 * is not there, has been sent, or is being sent.
 */
export async function retryMail(db: Kysely<OutboxTables>, id: string, now: Date): Promise<boolean> {
  const at = now.toISOString();
  const { numUpdatedRows } = await db
    .updateTable('outbox_mail')
    .set({ failed_at: null, attempts: 0, next_attempt_at: at, claimed_until: null })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .where((eb) => eb.or([eb('claimed_until', 'is', null), eb('claimed_until', '<=', at)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
