import { html } from 'hono/html';
import { shortPage } from '../outbox/mail-page.ts';
import type { Mail } from '../outbox/queue-mail.ts';
import type { NewSubmission } from './new-submission.ts';
import { oneLine, shownInstant, shownSize } from './shown-text.ts';
import type { StoredFile } from './stored-file.ts';

export type ReceivedSubmission = {
  id: string;
  reference: string;
  submission: NewSubmission;
  files: StoredFile[];
  receivedAt: Date;
  /** The site's origin. */
  publicUrl: string;
};

const LONGEST_SUBJECT = 150;

/** To the hotel: everything that was filled in. An answer goes to the sender. */
export async function noticeMail(received: ReceivedSubmission, recipient: string): Promise<Mail> {
  const { id, reference, submission, files, publicUrl } = received;
  const link = `${publicUrl}/operator/inbox/${id}`;
  const intro = [
    `Sent from ${publicUrl}${submission.path} on ${shownInstant(received.receivedAt)}.`,
    ...(submission.challenge === 'solved'
      ? []
      : ['The bot challenge was not solved: the form was sent without JavaScript, or by a program.']),
  ];
  const fileLines = files.map((file) => `${file.name} (${shownSize(file.size)})`);
  const text = [
    `${submission.form}, ${reference}`,
    ...intro,
    ...submission.fields.map(({ label, value }) => `${label}:\n${value}`),
    ...(fileLines.length > 0 ? [`Files:\n${fileLines.join('\n')}`] : []),
    `In the inbox, with its files:\n${link}`,
    'Answer this mail to write to the sender.',
  ];
  const body = html`<h1>${submission.form}</h1>
<p>${reference}</p>
${intro.map((sentence) => html`<p>${sentence}</p>`)}
<table cellpadding="6"><tbody>
${submission.fields.map(({ label, value }) => html`<tr><th scope="row" align="left">${label}</th><td style="white-space: pre-line">${value}</td></tr>`)}
${fileLines.map((line) => html`<tr><th scope="row" align="left">File</th><td>${line}</td></tr>`)}
</tbody></table>
<p><a href="${link}">Open it in the inbox</a></p>
<p>Answer this mail to write to the sender.</p>`;
  const from = submission.name ?? submission.email;
  return {
    kind: 'submission_notice',
    recipient,
    replyTo: submission.email,
    relatedId: id,
    subject: oneLine(`${submission.form}: ${from} (${reference})`, LONGEST_SUBJECT),
    text: `${text.join('\n\n')}\n`,
    html: await shortPage(submission.form, body),
  };
}

/**
 * To the sender. It holds nothing that was typed into the form, not even a name: anybody can type any address, and the
 * words of a stranger would arrive as ours.
 */
export async function confirmationMail(received: ReceivedSubmission): Promise<Mail> {
  const { id, reference, submission, receivedAt } = received;
  const { form, phone, contactEmail } = submission;
  const ways = [phone && `by telephone at ${phone}`, contactEmail && `by mail at ${contactEmail}`].filter(Boolean);
  const paragraphs = [
    'Hello,',
    `Thank you for writing to us. What you sent with our form “${form}” arrived on ${shownInstant(receivedAt)}.`,
    `Your reference is ${reference}. Name it when you write or call again, and we know at once what it is about.`,
    ...(ways.length > 0 ? [`You can also reach us ${ways.join(' or ')}.`] : []),
    'If it was not you who wrote to us, someone typed your address by mistake. There is nothing to do.',
    'ash',
  ];
  return {
    kind: 'submission_confirmation',
    recipient: submission.email,
    replyTo: contactEmail,
    relatedId: id,
    subject: oneLine(`We have received your message: ${reference}`, LONGEST_SUBJECT),
    text: `${paragraphs.join('\n\n')}\n`,
    html: await shortPage('Thank you', html`${paragraphs.map((paragraph) => html`<p>${paragraph}</p>`)}`),
  };
}
