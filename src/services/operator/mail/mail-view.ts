import { html } from 'hono/html';
import { mailState } from '../../outbox/mail-state.ts';
import type { OutboxMailTable } from '../../outbox/tables.ts';
import type { Html } from '../../server-pages/page-shell.ts';
import { shownTime } from '../operator-page.ts';
import { mailStateWords } from './mail-state-words.ts';

/** One mail, and what can be done with it. */
export function mailView(mail: OutboxMailTable, now: Date): Html {
  const { id, related_id } = mail;
  const state = mailState(mail, now);
  return html`<h1>${mail.subject}</h1>
<dl class="facts">
<div><dt>To</dt><dd>${mail.recipient}</dd></div>
${mail.reply_to === null ? '' : html`<div><dt>Answers go to</dt><dd>${mail.reply_to}</dd></div>`}
<div><dt>Written</dt><dd>${shownTime(mail.created_at)}</dd></div>
<div><dt>State</dt><dd>${mailStateWords(mail, now)}</dd></div>
<div><dt>Attempts</dt><dd>${mail.attempts}${mail.tried_at === null ? '' : html`, the last one ${shownTime(mail.tried_at)}`}</dd></div>
</dl>
${
  state === 'failed' || state === 'retrying'
    ? html`<form method="post" action="/operator/mail/${id}/retry"><p><button class="button">Try again now</button></p></form>`
    : ''
}
<pre class="mailtext" tabindex="0" role="region" aria-label="Text of the mail">${mail.text}</pre>
<p class="links">
${mail.html ? html`<a href="/operator/mail/${id}/html">As it looks in HTML</a>` : ''}
${mail.kind.startsWith('submission_') && related_id ? html`<a href="/operator/inbox/${related_id}">Its submission</a>` : ''}
<a href="/operator/mail/${id}/delete">Delete …</a>
</p>`;
}
