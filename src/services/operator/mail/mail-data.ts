import type { MailData } from '#server-pages/operator/operator-pages.ts';
import { mailState } from '../../outbox/mail-state.ts';
import type { OutboxMailTable } from '../../outbox/tables.ts';
import { mailStateData } from './mail-state-data.ts';

/** What the page of one mail shows. */
export function mailData(mail: OutboxMailTable, now: Date): MailData {
  const state = mailState(mail, now);
  return {
    id: mail.id,
    subject: mail.subject,
    recipient: mail.recipient,
    replyTo: mail.reply_to,
    createdAt: mail.created_at,
    state: mailStateData(mail, now),
    attempts: mail.attempts,
    triedAt: mail.tried_at,
    canRetry: state === 'failed' || state === 'retrying',
    text: mail.text,
    hasHtml: Boolean(mail.html),
    submissionId: mail.kind.startsWith('submission_') ? mail.related_id : null,
  };
}
