/** What of the site is searched. */
export const searchKinds = ['all', 'things', 'pages'] as const;
export type SearchKind = (typeof searchKinds)[number];

/** A search as its address asks for it. */
export type SearchQuery = {
  /** As the visitor wrote it, without the blanks around it. */
  text: string;
  kind: SearchKind;
  /** Cursors of the shop's list; at most one of them. */
  after: string | null;
  before: string | null;
  /** The page of stories, from 1. */
  page: number;
};

/** Characters of a search: longer ones are cut, since every word costs the index a read. */
export const maxSearchLength = 100;

/** Letters and figures that a search needs: one alone finds nearly everything. In words: search-page.tsx. */
export const minSearchLength = 2;

/** Reads a search from an address; whatever makes no sense counts as not said. */
export function readSearchQuery(params: URLSearchParams): SearchQuery {
  const kind = searchKinds.find((one) => one === params.get('kind')) ?? 'all';
  const before = params.get('before');
  return {
    text: (params.get('q') ?? '').trim().replace(/\s+/g, ' ').slice(0, maxSearchLength),
    kind,
    after: before ? null : params.get('after'),
    before,
    page: Math.max(1, Number.parseInt(params.get('page') ?? '', 10) || 1),
  };
}

/** Why a search cannot be made; null when it can. What a visitor reads then: `fieldErrors` in search-page.tsx, with the number. */
export function searchError({ text }: SearchQuery): 'empty' | 'short' | null {
  if (text === '') return 'empty';
  const letters = text.match(/[\p{L}\p{N}]/gu) ?? [];
  return letters.length < minSearchLength ? 'short' : null;
}

/** The query of a search's address, with a leading question mark. */
export function searchAddress(text: string, more: Record<string, string | number | null> = {}): string {
  const params = new URLSearchParams({ q: text });
  for (const [name, value] of Object.entries(more)) {
    if (value !== null && value !== '' && value !== 'all') params.set(name, String(value));
  }
  return `?${params}`;
}
