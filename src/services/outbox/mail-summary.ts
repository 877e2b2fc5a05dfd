import type { OutboxMailTable } from './tables.ts';

/** A mail without what it says, which is most of it. */
export type MailSummary = Omit<OutboxMailTable, 'text' | 'html' | 'calendar' | 'reply_to'>;

export const mailSummaryColumns = [
  'id',
  'kind',
  'recipient',
  'subject',
  'related_id',
  'created_at',
  'attempts',
  'next_attempt_at',
  'claimed_until',
  'tried_at',
  'sent_at',
  'failed_at',
  'error',
] as const satisfies (keyof OutboxMailTable)[];
