import type { MailchimpStatus } from '#protocol/newsletter/mailchimp.ts';
import type { OutboxTables } from '#services/outbox/tables.ts';

/** The tables of the embedded Mailchimp. Times are ISO 8601, UTC. */
export type MailchimpTables = OutboxTables & {
  newsletter_list: ListRow;
  newsletter_member: MemberRow;
};

export type ListRow = {
  id: string;
  name: string;
  /** 1 when new members are to confirm by mail. */
  double_optin: number;
  created_at: string;
};

export type MemberRow = {
  list_id: string;
  /** MD5 of the lower-cased address, in hexadecimal: with the list, the key. */
  subscriber_hash: string;
  email_address: string;
  status: MailchimpStatus;
  /** 1 once the address unsubscribed or bounced; only its owner's own confirmation makes it 0 again. */
  opted_out: number;
  email_type: 'html' | 'text';
  /** JSON: values by merge tag. */
  merge_fields: string;
  language: string;
  created_at: string;
  /** When the member became `subscribed` last; null when never. */
  opted_in_at: string | null;
  last_changed: string;
  /** SHA-256 of the token in the last confirmation mail; null when none was written. */
  confirmation_hash: string | null;
  confirmation_expires_at: string | null;
};
