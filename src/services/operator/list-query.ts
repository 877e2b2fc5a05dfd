/** Longest search that is looked at. */
const LONGEST_SEARCH = 200;

/** A place in a list that is sorted by an instant and, for equal ones, by an id. */
export type Place = { at: string; id: string };

/** The words that a list is searched for. */
export function readSearch(query: URLSearchParams): string {
  return (query.get('q') ?? '').trim().slice(0, LONGEST_SEARCH);
}

/** A value that is one of those there are; else null. */
export function readChoice<Value extends string>(query: URLSearchParams, name: string, values: readonly Value[]) {
  return values.find((value) => value === query.get(name)) ?? null;
}

/** `2026-05-01T10:00:00.000Z_<id>`; null where it is missing or says nothing. */
export function readPlace(query: URLSearchParams, name: string): Place | null {
  const [, at, id] = /^(\d{4}-\d\d-\d\dT[\d:.]+Z)_([\w-]{1,80})$/.exec(query.get(name) ?? '') ?? [];
  return at && id ? { at, id } : null;
}

export function writePlace({ at, id }: Place): string {
  return `${at}_${id}`;
}

/** `?q=June&kind=events`, without what is empty; nothing when all is. */
export function writeQuery(values: Record<string, string | null>): string {
  const query = new URLSearchParams(Object.entries(values).filter((entry): entry is [string, string] => !!entry[1]));
  return query.size > 0 ? `?${query}` : '';
}
