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
import { pageById } from './page-record.ts';

type Arguments = PageArguments & { query?: string | null; sortKey: string };

/** The shop's pages, or those a query names by title or handle. */
export async function listPages(_root: unknown, args: Arguments, context: CommerceContext) {
  const page = readPage(args);
  const condition = anyAlternative(parseSearchTerms(args.query ?? ''), termCondition);
  const all = context.db.selectFrom('commerce_page as page');
  const rows = condition ? all.where(condition) : all;
  const pages = await readSortedPages(context.db, [ALL], () => rows, pageSort(context, args.sortKey), page);
  return idPageConnection(pages.get(ALL), (id) => pageById(context, id));
}

function pageSort(context: CommerceContext, key: string): SortedRows {
  const id = sql<number>`page.id`;
  if (key === 'TITLE') return { id, by: byBytes(context, sql<string>`page.title_key`), type: 'text' };
  if (key === 'UPDATED_AT') return { id, by: byBytes(context, sql<string>`page.updated_at`), type: 'text' };
  return { id, by: id, type: 'number' };
}

function termCondition({ field, value }: SearchTerm): RawBuilder<boolean> {
  if (field === 'handle') return sql<boolean>`page.handle = ${value}`;
  if (field !== null && field !== 'title') {
    throw requestError(`The embedded commerce service does not search pages by ${field}.`, 'NOT_IMPLEMENTED');
  }
  return titleContains(sql`page.title_key`, value);
}
