import { html } from 'hono/html';
import { shownSize } from '../../inbox/shown-text.ts';
import type { StoredFile } from '../../inbox/stored-file.ts';
import type { Submission } from '../../inbox/submission-store.ts';
import type { MailSummary } from '../../outbox/mail-summary.ts';
import type { Html } from '../../server-pages/page-shell.ts';
import { mailStateWords } from '../mail/mail-state-words.ts';
import { shownTime } from '../operator-page.ts';
import { kindNames } from './inbox-query.ts';

/** One submission: everything that was filled in, its files, and what became of its mails. */
export function submissionView(submission: Submission, files: StoredFile[], mails: MailSummary[], now: Date): Html {
  const { id, reference, form, kind, path, fields, recipient_key } = submission;
  return html`<h1>${reference}</h1>
<dl class="facts">
<div><dt>Form</dt><dd>${form} (${kindNames[kind]})</dd></div>
<div><dt>Sent from</dt><dd>${isOurs(path) ? html`<a href="${path}">${path}</a>` : path}</dd></div>
<div><dt>Received</dt><dd>${shownTime(submission.received_at)}</dd></div>
<div><dt>From</dt><dd>${[submission.name, submission.email].filter(Boolean).join(', ')}</dd></div>
<div><dt>Recipients</dt><dd>${recipient_key}</dd></div>
<div><dt>Bot challenge</dt><dd>${submission.challenge === 'solved' ? 'Solved' : 'Not solved: sent without JavaScript, or by a program'}</dd></div>
</dl>
<h2>What was filled in</h2>
<dl class="facts">${fields.map(({ label, value }) => html`<div><dt>${label}</dt><dd class="typed">${value}</dd></div>`)}</dl>
${files.length > 0 ? html`<h2>Files</h2><ul class="files">${files.map((file) => fileItem(id, file))}</ul>` : ''}
<h2>Mails</h2>
${mails.length > 0 ? mailTable(mails, now) : html`<p>None. They are deleted once they are old.</p>`}
<p class="links"><a href="/operator/inbox">All submissions</a><a href="/operator/inbox/${id}/delete">Delete …</a></p>`;
}

/** Whether an address stays on this site. */
function isOurs(path: string): boolean {
  return /^\/(?![/\\])/.test(path);
}

function fileItem(submissionId: string, { id, name, size }: StoredFile): Html {
  return html`<li><a href="/operator/inbox/${submissionId}/files/${id}">${name}</a> <span class="quiet">${shownSize(size)}</span></li>`;
}

const mailNames: Record<string, string> = { submission_notice: 'Notice', submission_confirmation: 'Confirmation' };

function mailTable(mails: MailSummary[], now: Date): Html {
  return html`<table class="rows">
<thead><tr><th scope="col">Mail</th><th scope="col">To</th><th scope="col">State</th></tr></thead>
<tbody>${mails.map(
    (mail) => html`<tr>
<td class="whole"><a href="/operator/mail/${mail.id}">${mailNames[mail.kind] ?? mail.subject}</a></td>
<td>${mail.recipient}</td>
<td>${mailStateWords(mail, now)}</td>
</tr>`,
  )}</tbody>
</table>`;
}
