import type { InboxData } from '#server-pages/operator/operator-pages.ts';
import type { SubmissionFilter } from '../../inbox/submission-filter.ts';
import type { Submission } from '../../inbox/submission-store.ts';
import { challengeNames, filterFields, filterQuery, kindNames } from './inbox-query.ts';

export type FoundSubmissions = {
  filter: SubmissionFilter;
  submissions: Submission[];
  /** Whether newer ones, and older ones, are on other pages. */
  hasNewer: boolean;
  hasOlder: boolean;
};

/**
 * The list of submissions: of a row reference, sender, form, time, `isChallengeSolved`. It is given no files: inbox-routes.ts would
 * have to ask `submissions.files(ids)`. InboxPage.tsx draws it.
 */
export function inboxData({ filter, submissions, hasNewer, hasOlder }: FoundSubmissions): InboxData {
  const last = submissions.at(-1);
  return {
    search: {
      action: '/operator/inbox',
      search: filter.search,
      selects: [
        { name: 'kind', label: 'Form', value: filter.kind ?? '', options: kindNames },
        { name: 'challenge', label: 'Bot challenge', value: filter.challenge ?? '', options: challengeNames },
      ],
    },
    isSearch: Object.values(filterFields(filter)).some(Boolean),
    submissions: submissions.map(({ id, reference, name, email, form, kind, challenge, received_at }) => ({
      ...{ id, reference, name: name ?? '', email, form, kind: kindNames[kind] },
      ...{ isChallengeSolved: challenge === 'solved', receivedAt: received_at },
    })),
    newest: hasNewer ? `/operator/inbox${filterQuery(filter)}` : null,
    older:
      last && hasOlder ? `/operator/inbox${filterQuery(filter, { receivedAt: last.received_at, id: last.id })}` : null,
    exportPath: `/operator/inbox/export.csv${filterQuery(filter)}`,
    deletePath: `/operator/inbox/delete${filterQuery(filter)}`,
  };
}
