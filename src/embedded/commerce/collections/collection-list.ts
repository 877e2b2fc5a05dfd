import { type RawBuilder, sql } from 'kysely';
import { idPageConnection } from '../connections/id-page-connection.ts';
import { type PageArguments, readPage } from '../connections/page-arguments.ts';
import { ALL, readSortedPages, type SortedRows } from '../connections/sorted-pages.ts';
import type { CommerceContext } from '../context.ts';
import { requestError } from '../graphql/errors.ts';
import { titleContains } from '../product-catalogue/fold-title.ts';
import { byBytes } from '../product-catalogue/product-source.ts';
import { anyAlternative } from '../product-catalogue/search-condition.ts';
import { parseSearchTerms, type SearchTerm } from '../product-catalogue/search-terms.ts';
import { collectionById } from './collection-record.ts';

type Arguments = PageArguments & { query?: string | null; sortKey: string };

/** All collections, or those whose title matches, as one page. */
export async function listCollections(_root: unknown, args: Arguments, context: CommerceContext) {
  const page = readPage(args);
  const condition = anyAlternative(parseSearchTerms(args.query ?? ''), titleCondition);
  const all = context.db.selectFrom('commerce_collection as collection');
  const rows = condition ? all.where(condition) : all;
  const pages = await readSortedPages(context.db, [ALL], () => rows, collectionSort(context, args.sortKey), page);
  return {
    ...(await idPageConnection(pages.get(ALL), (id) => collectionById(context, id))),
    totalCount: async () => {
      const { count } = await rows.select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow();
      return String(count);
    },
  };
}

function collectionSort(context: CommerceContext, key: string): SortedRows {
  const id = sql<number>`collection.id`;
  const sorted = (by: RawBuilder<string | number>, type: 'text' | 'number') => ({ id, by, type });
  if (key === 'TITLE') return sorted(byBytes(context, sql<string>`collection.title_key`), 'text');
  if (key === 'UPDATED_AT') return sorted(byBytes(context, sql<string>`collection.updated_at`), 'text');
  return sorted(id, 'number');
}

function titleCondition({ field, value }: SearchTerm): RawBuilder<boolean> {
  if (field !== null && field !== 'title') {
    throw requestError(`The embedded commerce service does not search collections by ${field}.`, 'NOT_IMPLEMENTED');
  }
  return titleContains(sql`collection.title_key`, value);
}
