import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { OutboxTables } from './tables.ts';

export type Mail = {
  kind: string;
  recipient: string;
  /** An address that answers go to, where it is not the site's own. */
  replyTo?: string | null;
  subject: string;
  text: string;
  html?: string;
  /** A calendar entry (RFC 5545) that goes with it as a file. */
  calendar?: string;
  /** The id of the record that the mail belongs to and is deleted with. */
  relatedId?: string;
};

/**
 * Puts a mail into the outbox. Give it the transaction of what the mail is about: it then leaves when, and only when,
 * that has happened.
 */
export async function queueMail(db: Kysely<OutboxTables>, mail: Mail, now: Date): Promise<void> {
  const { kind, recipient, replyTo, subject, text, html, calendar, relatedId } = mail;
  await db
    .insertInto('outbox_mail')
    .values({
      id: randomUUID(),
      kind,
      recipient,
      reply_to: replyTo ?? null,
      subject,
      text,
      html: html ?? null,
      // Only where there is one: a database of before calendar entries may not have the column yet.
      ...(calendar === undefined ? {} : { calendar }),
      related_id: relatedId ?? null,
      created_at: now.toISOString(),
      attempts: 0,
      next_attempt_at: now.toISOString(),
      claimed_until: null,
      tried_at: null,
      sent_at: null,
      failed_at: null,
      error: null,
    })
    .execute();
}
