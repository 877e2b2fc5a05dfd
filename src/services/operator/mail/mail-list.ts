import { html } from 'hono/html';
import type { MailSummary } from '../../outbox/mail-summary.ts';
import type { Html } from '../../server-pages/page-shell.ts';
import { writePlace, writeQuery } from '../list-query.ts';
import { shownTime } from '../operator-page.ts';
import { searchForm } from '../search-form.ts';
import type { MailFilter } from './find-mails.ts';
import { mailStateWords, stateNames } from './mail-state-words.ts';

export type MailPage = {
  filter: MailFilter;
  mails: MailSummary[];
  /** Whether newer ones, and older ones, are on other pages. */
  hasNewer: boolean;
  hasOlder: boolean;
  now: Date;
};

/** A search, the mails that it finds, and what became of each. */
export function mailList({ filter, mails, hasNewer, hasOlder, now }: MailPage): Html {
  const last = mails.at(-1);
  const query = (before: string | null) => writeQuery({ q: filter.search, state: filter.state, before });
  const older = last && hasOlder ? query(writePlace({ at: last.created_at, id: last.id })) : null;
  const none = filter.search || filter.state ? 'Nothing was found.' : 'No mail has been written yet.';
  return html`<h1>Mail</h1>
${searchForm('/operator/mail', filter.search, [
  { name: 'state', label: 'State', value: filter.state ?? '', options: stateNames },
])}
${mails.length > 0 ? table(mails, now) : html`<p>${none}</p>`}
<p class="links">
${hasNewer ? html`<a href="/operator/mail${query(null)}">Newest mail</a>` : ''}
${older === null ? '' : html`<a href="/operator/mail${older}">Older mail</a>`}
</p>`;
}

function table(mails: MailSummary[], now: Date): Html {
  return html`<table class="rows">
<thead><tr><th scope="col">Subject</th><th scope="col">To</th><th scope="col">Written</th><th scope="col">State</th></tr></thead>
<tbody>${mails.map(
    (mail) => html`<tr>
<td><a href="/operator/mail/${mail.id}">${mail.subject}</a></td>
<td>${mail.recipient}</td>
<td>${shownTime(mail.created_at)}</td>
<td>${mailStateWords(mail, now)}</td>
</tr>`,
  )}</tbody>
</table>`;
}
