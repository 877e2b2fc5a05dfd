import type { FoundCollection, FoundProduct } from '#clients/commerce/commerce-client.ts';
import type { RequestContext, Site } from '../../context.ts';
import { type FoundStory, findStories } from './find-stories.server.ts';
import { productWords, searchIntent } from './search-intent.server.ts';
import { type SearchQuery, searchError } from './search-query.ts';
import { wordsOf } from './search-words.ts';

/** One kind of result: those on this page, and how many there are; null when their service did not answer. */
export type Found<Item> = { items: Item[]; total: number; earlier: string | null; later: string | null };
export type FoundEverything = {
  query: SearchQuery;
  things: Found<FoundProduct> | null;
  collections: FoundCollection[];
  pages: Found<FoundStory> | null;
  /** The words that the pages were found by, where the visitor's own found none. */
  corrected: string[] | null;
  /** The words to mark in what was found. */
  marked: string[];
  /** What of the shop may cost no more than this, where the search says so; whole units of the market's currency. */
  under: number | null;
};
export type SearchPage =
  | { query: SearchQuery; fieldError: 'empty' | 'short' }
  | (FoundEverything & { fieldError: null });

/** Results of a kind beside the other kind. */
const A_FEW = 6;
/** Results on a page where one kind is looked through alone. */
const A_PAGE = 24;

/** Searches the shop and the stories together; one of them may fail without the other. */
export async function loadSearch(query: SearchQuery, site: Site, requestInfo: RequestContext): Promise<SearchPage> {
  const fieldError = searchError(query);
  if (fieldError) return { query, fieldError };
  const [shop, stories] = await Promise.all([
    findThings(query, site, requestInfo).catch((error: unknown) => failed(site, 'shop', error)),
    findStories(query.text, site, requestInfo).catch((error: unknown) => failed(site, 'stories', error)),
  ]);
  return {
    query,
    fieldError,
    things: shop?.things ?? null,
    collections: shop?.collections ?? [],
    pages: stories && storiesOfPage(query, stories.stories),
    corrected: stories?.words ?? null,
    marked: stories?.marked ?? wordsOf(query.text),
    under: searchIntent(query.text).under,
  };
}

async function findThings({ text, kind, after, before }: SearchQuery, { commerce }: Site, { market }: RequestContext) {
  const size = kind === 'things' ? A_PAGE : A_FEW;
  const place = kind !== 'things' ? {} : before ? { before } : after ? { after } : {};
  const options = 'before' in place ? { ...place, last: size } : { ...place, first: size };
  const { under } = searchIntent(text);
  const filters = under === null ? [] : [{ price: { max: under } }];
  const { products, collections } = await commerce.search(market, productWords(text), { ...options, filters });
  const { hasPreviousPage, hasNextPage, startCursor, endCursor } = products.pageInfo;
  const things: Found<FoundProduct> = {
    items: products.nodes.filter((node): node is FoundProduct => 'handle' in node),
    total: products.totalCount,
    earlier: hasPreviousPage ? (startCursor ?? null) : null,
    later: hasNextPage ? (endCursor ?? null) : null,
  };
  return { things, collections };
}

function storiesOfPage({ kind, page }: SearchQuery, stories: FoundStory[]): Found<FoundStory> {
  const size = kind === 'pages' ? A_PAGE : A_FEW;
  const place = kind === 'pages' ? Math.min(page, Math.max(1, Math.ceil(stories.length / size))) : 1;
  return {
    items: stories.slice((place - 1) * size, place * size),
    total: stories.length,
    earlier: place > 1 ? String(place - 1) : null,
    later: place * size < stories.length ? String(place + 1) : null,
  };
}

function failed(site: Site, part: 'shop' | 'stories', error: unknown): null {
  site.log('error', 'search_failed', { part, message: String(error) });
  return null;
}
