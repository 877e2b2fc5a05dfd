import type { SelectQueryBuilder } from 'kysely';
import { idPageConnection } from '../connections/id-page-connection.ts';
import { type PageArguments, readPage } from '../connections/page-arguments.ts';
import { ALL, type IdPage, readSortedPages } from '../connections/sorted-pages.ts';
import type { CommerceContext } from '../context.ts';
import type { CommerceTables } from '../database/tables.ts';
import { productById } from './product-record.ts';
import { allListings, allProducts, productSort } from './product-source.ts';
import { searchCondition } from './search-condition.ts';

export type ProductListArguments = PageArguments & { query?: string | null; sortKey: string };

/** All products, or those a search query finds, as one page. */
export async function listProducts(_root: unknown, args: ProductListArguments, context: CommerceContext) {
  const page = readPage(args);
  const condition = searchCondition(context, args.query);
  const sorted = productSort(context, args.sortKey);
  const read = <Tables extends keyof DB, DB extends CommerceTables>(all: SelectQueryBuilder<DB, Tables, object>) =>
    readSortedPages(context.db, [ALL], () => (condition ? all.where(condition) : all), sorted, page);
  const pages = await (args.sortKey === 'PRICE' ? read(allListings(context)) : read(allProducts(context)));
  return productConnection(context, pages.get(ALL));
}

/** The products of a page of ids, with the filters a list may offer. */
export async function productConnection(context: CommerceContext, page: IdPage | undefined, filters: object[] = []) {
  return { ...(await idPageConnection(page, (id) => productById(context, id))), filters };
}
