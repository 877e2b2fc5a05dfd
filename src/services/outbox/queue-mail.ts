import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { OutboxTables } from './tables.ts';

export type Mail = { kind: string; recipient: string; subject: string; text: string; html?: string };

/**
 * Puts a mail into the outbox. Give it the transaction of what the mail tells of: it then leaves when, and only when,
 * that has happened.
 */
export async function queueMail(db: Kysely<OutboxTables>, mail: Mail, now: Date): Promise<void> {
  await db
    .insertInto('outbox_mail')
    .values({
      id: randomUUID(),
      ...mail,
      html: mail.html ?? null,
      created_at: now.toISOString(),
      tried_at: null,
      sent_at: null,
      error: null,
    })
    .execute();
}
