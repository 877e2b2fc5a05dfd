import { createHash } from 'node:crypto';
import { articleById } from '../blogs/article-record.ts';
import { connectionOf, emptyConnection } from '../connections/connection.ts';
import { type PageArguments, readPage } from '../connections/page-arguments.ts';
import type { CommerceContext } from '../context.ts';
import { pageById } from '../pages/page-record.ts';
import type { ProductFilter } from '../product-catalogue/product-filter.ts';
import { productById } from '../product-catalogue/product-record.ts';
import { countDocuments, facetsOfNothing, searchFacets } from './count-documents.ts';
import type { FoundDocument, Search, Unavailable } from './find-documents.ts';
import type { Wanted } from './match-expression.ts';
import { readQuery } from './read-query.ts';
import { SEARCH_FIELDS } from './search-document.ts';
import { readByRelevance } from './search-page.ts';
import { readByPrice } from './search-page-by-price.ts';
import type { DocumentKind } from './tables.ts';

type SearchType = 'PRODUCT' | 'PAGE' | 'ARTICLE';
const EVERY_TYPE: SearchType[] = ['PRODUCT', 'PAGE', 'ARTICLE'];

type Arguments = PageArguments & {
  query: string;
  types?: SearchType[] | null;
  productFilters?: ProductFilter[] | null;
  prefix?: 'LAST' | 'NONE' | null;
  sortKey: 'PRICE' | 'RELEVANCE';
  unavailableProducts?: Unavailable | null;
};

/** The schema's `search`: products, pages and articles with all the words, typing mistakes forgiven. */
export async function resolveSearch(_root: unknown, args: Arguments, context: CommerceContext) {
  const page = readPage(args);
  const kinds = args.types ?? EVERY_TYPE;
  const wanted = await readWanted(context, args, kinds);
  if (wanted.length === 0) {
    const productFilters = kinds.includes('PRODUCT') ? facetsOfNothing : [];
    return { ...emptyConnection, totalCount: 0, productFilters };
  }
  const search: Search = {
    wanted,
    fields: SEARCH_FIELDS,
    unavailable: args.unavailableProducts ?? 'LAST',
    filters: args.productFilters ?? [],
  };
  const found = await (args.sortKey === 'PRICE' ? readByPrice : readByRelevance)(context, search, page);
  const forwards = page.from === 'start';
  const items = found.slice(0, page.size);
  const more = found.length > page.size;
  const records = await Promise.all(items.map(({ document }) => recordOf(context, document)));
  const session = searchSession(args.query);
  const nodes = items.flatMap(({ cursor }, index) => {
    const record = records[index];
    const trackingParameters = `_pos=${index + 1}&_sid=${session}&_ss=r`;
    return record ? [{ cursor, node: { ...record, trackingParameters } }] : [];
  });
  return {
    ...connectionOf(forwards ? nodes : nodes.reverse(), {
      hasNextPage: forwards ? more : page.before !== null,
      hasPreviousPage: forwards ? page.after !== null : more,
    }),
    totalCount: () => countDocuments(context, search),
    productFilters: () => searchFacets(context, search),
  };
}

/**
 * What a search is for, kind by kind. Products are found by the beginning of the last word whatever `prefix` says, as at
 * the vendor; all else with `prefix: LAST` only.
 */
async function readWanted(
  context: CommerceContext,
  { query, prefix }: Arguments,
  kinds: DocumentKind[],
): Promise<Wanted[]> {
  const others = kinds.filter((kind) => kind !== 'PRODUCT');
  const [begun, whole] = await Promise.all([
    readQuery(context, query, true),
    prefix === 'LAST' || others.length === 0 ? null : readQuery(context, query, false),
  ]);
  const parts =
    prefix === 'LAST'
      ? [{ kinds, groups: begun }]
      : [
          { kinds: kinds.filter((kind) => kind === 'PRODUCT'), groups: begun },
          { kinds: others, groups: whole },
        ];
  return parts.flatMap(({ kinds: some, groups }) => (groups && some.length > 0 ? [{ kinds: some, groups }] : []));
}

/** What the vendor's tracking parameters call the session of a search: the same for the same words. */
export function searchSession(query: string): string {
  return createHash('sha256').update(query).digest('hex').slice(0, 9);
}

/** The record a document stands for; null when it is gone. */
function recordOf(context: CommerceContext, { kind, record_id }: FoundDocument) {
  if (kind === 'PRODUCT') return productById(context, record_id);
  return kind === 'ARTICLE' ? articleById(context, record_id) : pageById(context, record_id);
}
