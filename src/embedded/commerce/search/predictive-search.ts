import { articleById } from '../blogs/article-record.ts';
import { collectionById } from '../collections/collection-record.ts';
import type { CommerceContext } from '../context.ts';
import { requestError } from '../graphql/errors.ts';
import { pageById } from '../pages/page-record.ts';
import { productById } from '../product-catalogue/product-record.ts';
import type { Search, Unavailable } from './find-documents.ts';
import { corrections, readQuery, wordsBeginningWith } from './read-query.ts';
import { searchSession } from './search.ts';
import { SEARCH_FIELDS, type SearchField } from './search-document.ts';
import { readByRelevance } from './search-page.ts';
import type { DocumentKind } from './tables.ts';
import { wordsOf } from './words.ts';

type PredictiveType = DocumentKind | 'QUERY';
type Arguments = {
  query: string;
  limit?: number | null;
  limitScope?: 'ALL' | 'EACH' | null;
  searchableFields?: string[] | null;
  types?: PredictiveType[] | null;
  unavailableProducts?: Unavailable | null;
};

const maxSuggestions = 10;
const DEFAULT_FIELDS: SearchField[] = ['title', 'product_type', 'variants_title', 'vendor'];
const EVERY_TYPE: PredictiveType[] = ['PRODUCT', 'COLLECTION', 'PAGE', 'ARTICLE', 'QUERY'];

/** The schema's `predictiveSearch`: what a shopper may mean who is still typing. */
export async function resolvePredictiveSearch(_root: unknown, args: Arguments, context: CommerceContext) {
  const limit = args.limit ?? maxSuggestions;
  if (limit < 1 || limit > maxSuggestions)
    throw requestError(`limit must be within 1..${maxSuggestions}`, 'INVALID_FIELD_ARGUMENTS');
  const types = args.types ?? EVERY_TYPE;
  const groups = args.query.trim() === '' ? null : await readQuery(context, args.query, true);
  const fields = args.searchableFields?.map((field) => field.toLowerCase()) ?? DEFAULT_FIELDS;

  const find = async <Node>(
    kind: DocumentKind,
    recordOf: (context: CommerceContext, id: number) => Promise<Node | null>,
  ): Promise<Node[]> => {
    if (!groups || !types.includes(kind)) return [];
    const search: Search = {
      wanted: [{ kinds: [kind], groups }],
      fields: SEARCH_FIELDS.filter((field) => fields.includes(field)),
      unavailable: args.unavailableProducts ?? 'LAST',
      filters: [],
    };
    const page = { size: limit, from: 'start' as const, after: null, before: null, reverse: false };
    const found = (await readByRelevance(context, search, page)).slice(0, limit);
    const records = await Promise.all(found.map(({ document }) => recordOf(context, document.record_id)));
    return records.filter((record) => record !== null);
  };

  const [products, collections, pages, articles, queries] = await Promise.all([
    find('PRODUCT', productById),
    find('COLLECTION', collectionById),
    find('PAGE', pageById),
    find('ARTICLE', articleById),
    types.includes('QUERY') ? suggestQueries(context, args.query, limit) : [],
  ]);
  const lists = args.limitScope === 'ALL' ? shareOut([products, collections, pages, articles, queries], limit) : null;
  const session = searchSession(args.query);
  const tracked = <Node extends object>(nodes: Node[]) =>
    nodes.map((node, index) => ({
      ...node,
      trackingParameters: `_pos=${index + 1}&_psid=${session}&_psq=${encodeURIComponent(args.query)}&_ss=e&_v=1.0`,
    }));
  return {
    products: tracked(products.slice(0, lists?.[0])),
    collections: tracked(collections.slice(0, lists?.[1])),
    pages: tracked(pages.slice(0, lists?.[2])),
    articles: tracked(articles.slice(0, lists?.[3])),
    queries: tracked(queries.slice(0, lists?.[4])),
  };
}

/** How many of each list are shown when `limit` is for all of them: one of each in turn, while there are any. */
function shareOut(lists: unknown[][], limit: number): number[] {
  const shares = lists.map(() => 0);
  for (let left = limit, before = -1; left > 0 && left !== before; ) {
    before = left;
    for (const [index, list] of lists.entries()) {
      if (left === 0 || (shares[index] ?? 0) >= list.length) continue;
      shares[index] = (shares[index] ?? 0) + 1;
      left -= 1;
    }
  }
  return shares;
}

/** A query to offer; `styledText` marks what was typed already, like the vendor's. */
type Suggestion = { __typename: 'SearchQuerySuggestion'; text: string; styledText: string };

/** Ways to finish a query: its last word completed or put right with a word of what is sold, the words before it as they are. */
async function suggestQueries(context: CommerceContext, query: string, limit: number): Promise<Suggestion[]> {
  const words = wordsOf(query);
  const last = words.at(-1);
  if (last === undefined) return [];
  const before = words.slice(0, -1).map((word) => `${word} `);
  const begun = await wordsBeginningWith(context, last, limit);
  const ends = begun.length > 0 ? begun : await corrections(context, last, true);
  return ends.slice(0, limit).map((end) => {
    const typed = before.join('') + (end.startsWith(last) ? last : '');
    const text = before.join('') + end;
    // Words are letters and digits alone: nothing in them needs escaping.
    const rest = text.slice(typed.length);
    const styledText = `${typed && `<mark>${typed}</mark>`}${rest && `<span>${rest}</span>`}`;
    return { __typename: 'SearchQuerySuggestion', text, styledText };
  });
}
