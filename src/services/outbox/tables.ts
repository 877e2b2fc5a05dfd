/** Mail that is to leave, and mail that has: written in the transaction of what it is about, so that neither is lost. */
export type OutboxTables = { outbox_mail: OutboxMailTable };

/** All times are ISO 8601, UTC, as `Date.toISOString` writes them: they sort as text. */
export type OutboxMailTable = {
  /** A random UUID. `<id@ash>` is the mail's Message-ID at every attempt. */
  id: string;
  /** What the mail is about, to search by: `order_confirmation`, `password_reset` … */
  kind: string;
  recipient: string;
  /** Where an answer goes; null: to the sender. */
  reply_to: string | null;
  subject: string;
  text: string;
  html: string | null;
  /** A calendar entry (RFC 5545) that goes with the mail as a file; null for none. */
  calendar?: string | null | undefined;
  /** The id of the record that the mail belongs to and is deleted with (a submission); null for none. */
  related_id: string | null;
  created_at: string;
  /** Attempts that ended, with success or without. An attempt whose process died is not counted. */
  attempts: number;
  /** When the mail is due; while it is being sent, the end of the lease. Null once it is sent or has failed for good. */
  next_attempt_at: string | null;
  /** Until when one process alone may send it (the lease); null when no process has claimed it. */
  claimed_until: string | null;
  /** When the last attempt began; null before the first. */
  tried_at: string | null;
  /** When a mail server took it; null until then. */
  sent_at: string | null;
  /** When it was given up; null unless it was. */
  failed_at: string | null;
  /** Why the last attempt failed; null when none did. */
  error: string | null;
};
