import { html } from 'hono/html';
import { type MailState, mailState } from '../../outbox/mail-state.ts';
import type { MailSummary } from '../../outbox/mail-summary.ts';
import type { Html } from '../../server-pages/page-shell.ts';
import { shownTime } from '../operator-page.ts';

export const stateNames: Record<MailState, string> = {
  waiting: 'Waiting',
  sending: 'Being sent',
  retrying: 'Will be tried again',
  sent: 'Sent',
  failed: 'Failed',
};

type Times = Pick<MailSummary, 'sent_at' | 'failed_at' | 'claimed_until' | 'attempts' | 'next_attempt_at' | 'error'>;

/** What became of a mail: its state, since or until when, and the last error. */
export function mailStateWords(mail: Times, now: Date): Html {
  const state = mailState(mail, now);
  const isDue = mail.next_attempt_at === null || mail.next_attempt_at <= now.toISOString();
  const times = { sent: mail.sent_at, failed: mail.failed_at, retrying: isDue ? null : mail.next_attempt_at };
  const time = state === 'waiting' || state === 'sending' ? null : times[state];
  const at = time === null ? '' : html` ${state === 'retrying' ? 'at ' : ''}${shownTime(time)}`;
  return html`${stateNames[state]}${at}${mail.error === null ? '' : html`<br><span class="quiet">${mail.error}</span>`}`;
}
