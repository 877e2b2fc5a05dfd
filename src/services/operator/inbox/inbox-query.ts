import { challengeStates, submissionKinds } from '../../inbox/new-submission.ts';
import type { Cursor, SubmissionFilter } from '../../inbox/submission-filter.ts';
import { readChoice, readPlace, readSearch, writePlace, writeQuery } from '../list-query.ts';

export const kindNames: Record<(typeof submissionKinds)[number], string> = {
  contact: 'Contact',
  events: 'Events',
  careers: 'Careers',
  souvenirs: 'Souvenirs',
};
export const challengeNames: Record<(typeof challengeStates)[number], string> = {
  solved: 'Solved',
  unchallenged: 'Not solved',
};

/** What the address of a list, an export or a deletion asks for. */
export function readFilter(query: URLSearchParams): SubmissionFilter {
  return {
    search: readSearch(query),
    kind: readChoice(query, 'kind', submissionKinds),
    challenge: readChoice(query, 'challenge', challengeStates),
  };
}

export function readCursor(query: URLSearchParams, name: string): Cursor | null {
  const place = readPlace(query, name);
  return place && { receivedAt: place.at, id: place.id };
}

export function writeCursor({ receivedAt, id }: Cursor): string {
  return writePlace({ at: receivedAt, id });
}

/** The same as form fields, and as the query of an address. */
export function filterFields({ search, kind, challenge }: SubmissionFilter): Record<string, string> {
  return { q: search, kind: kind ?? '', challenge: challenge ?? '' };
}

export function filterQuery(filter: SubmissionFilter, before: Cursor | null = null): string {
  return writeQuery({ ...filterFields(filter), before: before && writeCursor(before) });
}
