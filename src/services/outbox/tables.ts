/** Mail that is to leave, and mail that has: written in the transaction of what it tells of, so that neither is lost. */
export type OutboxTables = { outbox_mail: OutboxMailTable };

export type OutboxMailTable = {
  /** A random UUID. */
  id: string;
  /** What the mail is about, for whoever looks for it: `order_confirmation`, `password_reset` … */
  kind: string;
  recipient: string;
  subject: string;
  text: string;
  html: string | null;
  /** ISO 8601, UTC. */
  created_at: string;
  /** When it was taken up for sending; null while it waits. */
  tried_at: string | null;
  /** When a mail server took it; null until then. */
  sent_at: string | null;
  /** Why the last try failed; null when none did. */
  error: string | null;
};
