import type { MailStateData } from '#server-pages/operator/operator-pages.ts';
import { type MailState, mailState } from '../../outbox/mail-state.ts';
import type { MailSummary } from '../../outbox/mail-summary.ts';

export const stateNames: Record<MailState, string> = {
  waiting: 'Waiting',
  sending: 'Being sent',
  retrying: 'Will be tried again',
  sent: 'Sent',
  failed: 'Failed',
};

type Times = Pick<MailSummary, 'sent_at' | 'failed_at' | 'claimed_until' | 'attempts' | 'next_attempt_at' | 'error'>;

/** What became of a mail: its state, since or until when, and the last error. */
export function mailStateData(mail: Times, now: Date): MailStateData {
  const state = mailState(mail, now);
  const isDue = mail.next_attempt_at === null || mail.next_attempt_at <= now.toISOString();
  const times = { sent: mail.sent_at, failed: mail.failed_at, retrying: isDue ? null : mail.next_attempt_at };
  return {
    name: stateNames[state],
    preposition: state === 'retrying' ? 'at ' : '',
    at: state === 'waiting' || state === 'sending' ? null : times[state],
    error: mail.error,
  };
}
