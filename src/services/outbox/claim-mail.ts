import type { Kysely } from 'kysely';
import type { OutboxMailTable, OutboxTables } from './tables.ts';

type Db = Kysely<OutboxTables>;
export type DueMail = { id: string; next_attempt_at: string | null };

/** A mail that this process alone may send until `until`. */
export type Claim = { mail: OutboxMailTable; until: string };

/** The mails that are due, longest due first: new ones, ones to be tried again, ones whose process died. */
export function dueMails(db: Db, now: Date, limit: number): Promise<DueMail[]> {
  return db
    .selectFrom('outbox_mail')
    .select(['id', 'next_attempt_at'])
    .where('next_attempt_at', '<=', now.toISOString())
    .orderBy('next_attempt_at')
    .limit(limit)
    .execute();
}

/** When the next mail is due; null when none waits. */
export async function nextDue(db: Db): Promise<Date | null> {
  const row = await db
    .selectFrom('outbox_mail')
    .select('next_attempt_at')
    .where('next_attempt_at', 'is not', null)
    .orderBy('next_attempt_at')
    .limit(1)
    .executeTakeFirst();
  return row?.next_attempt_at ? new Date(row.next_attempt_at) : null;
}

/** Claims a mail for `leaseMs`. Null when another process was quicker, or when the mail is not there any more. */
export async function claimMail(db: Db, due: DueMail, now: Date, leaseMs: number): Promise<Claim | null> {
  const until = new Date(now.getTime() + leaseMs).toISOString();
  const mail = await db
    .updateTable('outbox_mail')
    .set({ claimed_until: until, next_attempt_at: until, tried_at: now.toISOString() })
    .where('id', '=', due.id)
    // Each claim changes this: of two processes, one finds it as it was.
    .where('next_attempt_at', '=', due.next_attempt_at)
    .returningAll()
    .executeTakeFirst();
  return mail ? { mail, until } : null;
}

/** Gives a claimed mail back that was not begun. */
export async function releaseMail(db: Db, { mail, until }: Claim, now: Date): Promise<void> {
  await db
    .updateTable('outbox_mail')
    .set({ claimed_until: null, next_attempt_at: now.toISOString() })
    .where('id', '=', mail.id)
    .where('claimed_until', '=', until)
    .execute();
}

/** Notes that a mail server took the mail: so it is, even if another process has claimed it since. */
export async function markSent(db: Db, { mail }: Claim, now: Date): Promise<void> {
  await db
    .updateTable('outbox_mail')
    .set((eb) => ({
      sent_at: now.toISOString(),
      attempts: eb('attempts', '+', 1),
      next_attempt_at: null,
      claimed_until: null,
      failed_at: null,
      error: null,
    }))
    .where('id', '=', mail.id)
    .execute();
}

/** Notes why an attempt failed, and when the next one is due; null: there is none, the mail has failed for good. */
export async function markFailed(
  db: Db,
  { mail, until }: Claim,
  failure: { reason: string; nextAttempt: Date | null },
  now: Date,
): Promise<void> {
  const { reason, nextAttempt } = failure;
  await db
    .updateTable('outbox_mail')
    .set((eb) => ({
      attempts: eb('attempts', '+', 1),
      next_attempt_at: nextAttempt?.toISOString() ?? null,
      claimed_until: null,
      failed_at: nextAttempt ? null : now.toISOString(),
      error: reason.slice(0, 500),
    }))
    .where('id', '=', mail.id)
    .where('claimed_until', '=', until)
    .execute();
}
