import { html } from 'hono/html';
import type { SubmissionFilter } from '../../inbox/submission-filter.ts';
import type { Submission } from '../../inbox/submission-store.ts';
import type { Html } from '../../server-pages/page-shell.ts';
import { shownTime } from '../operator-page.ts';
import { searchForm } from '../search-form.ts';
import { challengeNames, filterFields, filterQuery, kindNames } from './inbox-query.ts';

export type SubmissionPage = {
  filter: SubmissionFilter;
  submissions: Submission[];
  /** Whether newer ones, and older ones, are on other pages. */
  hasNewer: boolean;
  hasOlder: boolean;
};

/** A search, the submissions that it finds, and what can be done with all of them. */
export function submissionList({ filter, submissions, hasNewer, hasOlder }: SubmissionPage): Html {
  const isSearch = Object.values(filterFields(filter)).some(Boolean);
  const last = submissions.at(-1);
  const older = last && hasOlder ? filterQuery(filter, { receivedAt: last.received_at, id: last.id }) : null;
  return html`<h1>Inbox</h1>
${searchForm('/operator/inbox', filter.search, [
  { name: 'kind', label: 'Form', value: filter.kind ?? '', options: kindNames },
  { name: 'challenge', label: 'Bot challenge', value: filter.challenge ?? '', options: challengeNames },
])}
${submissions.length > 0 ? table(submissions) : html`<p>${isSearch ? 'Nothing was found.' : 'Nothing has been sent yet.'}</p>`}
<p class="links">
${hasNewer ? html`<a href="/operator/inbox${filterQuery(filter)}">Newest</a>` : ''}
${older === null ? '' : html`<a href="/operator/inbox${older}">Older</a>`}
${submissions.length > 0 ? html`<a href="/operator/inbox/export.csv${filterQuery(filter)}">Export ${isSearch ? 'what was found' : 'all'} as CSV</a>` : ''}
${submissions.length > 0 ? html`<a href="/operator/inbox/delete${filterQuery(filter)}">Delete ${isSearch ? 'what was found' : 'all'} …</a>` : ''}
</p>`;
}

function table(submissions: Submission[]): Html {
  return html`<table class="rows">
<thead><tr><th scope="col">Reference</th><th scope="col">From</th><th scope="col">Form</th><th scope="col">Received</th></tr></thead>
<tbody>${submissions.map(
    (submission) => html`<tr>
<td class="whole"><a href="/operator/inbox/${submission.id}">${submission.reference}</a></td>
<td>${submission.name ?? ''}${submission.name ? html`<br>` : ''}<span class="quiet">${submission.email}</span></td>
<td>${submission.form}<br><span class="quiet">${kindNames[submission.kind]}${submission.challenge === 'solved' ? '' : ', challenge not solved'}</span></td>
<td>${shownTime(submission.received_at)}</td>
</tr>`,
  )}</tbody>
</table>`;
}
