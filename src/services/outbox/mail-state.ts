import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { OutboxMailTable, OutboxTables } from './tables.ts';

export const mailStates = ['waiting', 'sending', 'retrying', 'sent', 'failed'] as const;
export type MailState = (typeof mailStates)[number];

type Times = Pick<OutboxMailTable, 'sent_at' | 'failed_at' | 'claimed_until' | 'attempts'>;

/** What is to be said of a mail now. 'retrying': an attempt failed, or its process died, and another one follows. */
export function mailState(mail: Times, now: Date): MailState {
  if (mail.sent_at !== null) return 'sent';
  if (mail.failed_at !== null) return 'failed';
  if (mail.claimed_until !== null && mail.claimed_until > now.toISOString()) return 'sending';
  return mail.attempts > 0 || mail.claimed_until !== null ? 'retrying' : 'waiting';
}

/** The same as a condition: the mails that are in a state. */
export function isInState(
  eb: ExpressionBuilder<OutboxTables, 'outbox_mail'>,
  state: MailState,
  now: Date,
): Expression<SqlBool> {
  const at = now.toISOString();
  switch (state) {
    case 'sent':
      return eb('sent_at', 'is not', null);
    case 'failed':
      return eb.and([eb('failed_at', 'is not', null), eb('sent_at', 'is', null)]);
    case 'sending':
      return eb.and([eb('next_attempt_at', 'is not', null), eb('claimed_until', '>', at)]);
    case 'retrying':
      return eb.and([
        eb('next_attempt_at', 'is not', null),
        eb.or([eb('claimed_until', '<=', at), eb.and([eb('claimed_until', 'is', null), eb('attempts', '>', 0)])]),
      ]);
    case 'waiting':
      return eb.and([eb('next_attempt_at', 'is not', null), eb('claimed_until', 'is', null), eb('attempts', '=', 0)]);
  }
}
