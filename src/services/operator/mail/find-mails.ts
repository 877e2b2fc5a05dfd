import { type Kysely, type SqlBool, sql } from 'kysely';
import { isInState, type MailState } from '../../outbox/mail-state.ts';
import { type MailSummary, mailSummaryColumns } from '../../outbox/mail-summary.ts';
import type { OutboxTables } from '../../outbox/tables.ts';
import type { Place } from '../list-query.ts';

export type MailFilter = { search: string; state: MailState | null };

/** The mails of the outbox, newest first, from after `before` on. Every word must occur in the recipient or the subject. */
export async function findMails(
  db: Kysely<OutboxTables>,
  { search, state }: MailFilter,
  { before, limit, now }: { before: Place | null; limit: number; now: Date },
): Promise<MailSummary[]> {
  const patterns = search
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
  // First which they are, from an index alone where there is one, then what is shown of them.
  const found = db
    .selectFrom('outbox_mail')
    .select('id')
    .where((eb) =>
      eb.and([
        ...(state ? [isInState(eb, state, now)] : []),
        ...(before ? [eb(eb.refTuple('created_at', 'id'), '<', eb.tuple(before.at, before.id))] : []),
        ...patterns.map(
          (pattern) =>
            sql<SqlBool>`(lower(recipient) like lower(${pattern}) escape '\\' or lower(subject) like lower(${pattern}) escape '\\')`,
        ),
      ]),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit);
  return db
    .selectFrom('outbox_mail')
    .select(mailSummaryColumns)
    .where('id', 'in', found)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}
