/**
 * The `handle` of a route whose page is the same for everybody in one market, so that it may be stored whole, with the
 * query parameters that it reads: a new one has to be named here, or the page does not see it. A route without it is never
 * stored. Such a page sees no other cookie than the market's (docs/decisions/0021-page-cache.md).
 */
export type PublicPageHandle = {
  publicPage: {
    /** Every query parameter that changes the page; `option:*` stands for all that begin so. */
    query: readonly string[];
  };
};

/** What the sections of a story read of the query, by what it is for. */
const sectionQuery = [
  // Long lists: how much is shown, of which list.
  ...['page', 'list'],
  // Filters: rooms, city guides, menus, positions, events.
  ...['room', 'guests', 'bed', 'accessible', 'category', 'added', 'diet', 'hotel', 'department', 'type'],
  ...['venue', 'tag', 'month', 'view', 'city', 'when'],
  // Choices of forms that a link makes.
  ...['topic', 'event_type', 'space', 'budget', 'role'],
  // A booking window that a link opens.
  'booking',
];

/** How products are sorted and filtered. */
const productsQuery = ['sort', 'in_stock', 'kind', 'house', 'under'];

/** A page of a collection, by the shop's cursors. */
const cursorQuery = ['after', 'before'];

/** What each kind of public page declares. */
export const publicPages = {
  story: { publicPage: { query: [...sectionQuery, ...productsQuery] } },
  souvenirs: { publicPage: { query: [...sectionQuery, ...productsQuery, ...cursorQuery] } },
  collection: { publicPage: { query: [...productsQuery, ...cursorQuery] } },
  product: { publicPage: { query: ['variant', 'option:*'] } },
  /** The same whatever the query says. */
  plain: { publicPage: { query: [] } },
} as const satisfies Record<string, PublicPageHandle>;
