import { createHash } from 'node:crypto';
import { connectionOf, emptyConnection } from '../connections/connection.ts';
import { type PageArguments, readPage } from '../connections/page-arguments.ts';
import type { CommerceContext } from '../context.ts';
import { pageById } from '../pages/page-record.ts';
import type { ProductFilter } from '../product-catalogue/product-filter.ts';
import { productById } from '../product-catalogue/product-record.ts';
import { countDocuments, searchFacets } from './count-documents.ts';
import type { FoundDocument, Search, Unavailable } from './find-documents.ts';
import { readQuery } from './read-query.ts';
import { SEARCH_FIELDS } from './search-document.ts';
import { readByRelevance } from './search-page.ts';
import { readByPrice } from './search-page-by-price.ts';

type Arguments = PageArguments & {
  query: string;
  types?: ('PRODUCT' | 'PAGE' | 'ARTICLE')[] | null;
  productFilters?: ProductFilter[] | null;
  prefix?: 'LAST' | 'NONE' | null;
  sortKey: 'PRICE' | 'RELEVANCE';
  unavailableProducts?: Unavailable | null;
};

/** The schema's `search`: products and pages with all the words, typing mistakes forgiven; there are no articles. */
export async function resolveSearch(_root: unknown, args: Arguments, context: CommerceContext) {
  const page = readPage(args);
  const query = await readQuery(context, args.query, args.prefix === 'LAST');
  const kinds = (args.types ?? ['PRODUCT', 'PAGE']).filter((type) => type !== 'ARTICLE');
  if (!query || kinds.length === 0) return { ...emptyConnection, totalCount: 0, productFilters: [] };
  const search: Search = {
    query,
    kinds,
    fields: SEARCH_FIELDS,
    unavailable: args.unavailableProducts ?? 'LAST',
    filters: args.productFilters ?? [],
  };
  const found = await (args.sortKey === 'PRICE' ? readByPrice : readByRelevance)(context, search, page);
  const forwards = page.from === 'start';
  const items = found.slice(0, page.size);
  const more = found.length > page.size;
  const records = await Promise.all(items.map(({ document }) => recordOf(context, document)));
  const session = createHash('sha256').update(args.query).digest('hex').slice(0, 9);
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

/** The record a document stands for; null when it is gone. */
function recordOf(context: CommerceContext, { kind, record_id }: FoundDocument) {
  return kind === 'PRODUCT' ? productById(context, record_id) : pageById(context, record_id);
}
