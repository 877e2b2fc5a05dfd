import type { SubmissionData } from '#server-pages/operator/operator-pages.ts';
import { shownSize } from '../../inbox/shown-text.ts';
import type { StoredFile } from '../../inbox/stored-file.ts';
import type { Submission } from '../../inbox/submission-store.ts';
import type { MailSummary } from '../../outbox/mail-summary.ts';
import { mailStateData } from '../mail/mail-state-data.ts';
import { kindNames } from './inbox-query.ts';

const mailNames: Record<string, string> = {
  submission_notice: 'Notice',
  submission_confirmation: 'Confirmation',
  back_in_stock: 'Back in stock',
};

/** What the page of one submission shows. */
export function submissionData(
  submission: Submission,
  files: StoredFile[],
  mails: MailSummary[],
  now: Date,
): SubmissionData {
  const { id, reference, form, kind, path, fields, recipient_key, name, email } = submission;
  return {
    ...{ id, reference, form, kind: kindNames[kind], path, isPathOurs: isOurs(path) },
    receivedAt: submission.received_at,
    from: [name, email].filter(Boolean).join(', '),
    recipients: recipient_key,
    isChallengeSolved: submission.challenge === 'solved',
    fields: fields.map(({ label, value }) => ({ label, value })),
    files: files.map((file) => ({ id: file.id, name: file.name, size: shownSize(file.size) })),
    mails: mails.map((mail) => ({
      id: mail.id,
      name: mailNames[mail.kind] ?? mail.subject,
      recipient: mail.recipient,
      state: mailStateData(mail, now),
    })),
  };
}

/** Whether an address stays on this site. */
function isOurs(path: string): boolean {
  return /^\/(?![/\\])/.test(path);
}
