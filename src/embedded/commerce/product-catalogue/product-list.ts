import { idPageConnection } from '../connections/id-page-connection.ts';
import { type PageArguments, readPage } from '../connections/page-arguments.ts';
import { ALL, type IdPage, readSortedPages } from '../connections/sorted-pages.ts';
import type { CommerceContext } from '../context.ts';
import { productById } from './product-record.ts';
import { allProducts, productSort } from './product-source.ts';
import { searchCondition } from './search-condition.ts';

export type ProductListArguments = PageArguments & { query?: string | null; sortKey: string };

/** All products, or those a search query finds, as one page. */
export async function listProducts(_root: unknown, args: ProductListArguments, context: CommerceContext) {
  const page = readPage(args);
  const condition = searchCondition(context, args.query);
  const all = allProducts(context, args.sortKey);
  const rows = () => (condition ? all.where(condition) : all);
  const pages = await readSortedPages(context.db, [ALL], rows, productSort(context, args.sortKey), page);
  return productConnection(context, pages.get(ALL));
}

/** The products of a page of ids, with the filters a list may offer. */
export async function productConnection(context: CommerceContext, page: IdPage | undefined, filters: object[] = []) {
  return { ...(await idPageConnection(page, (id) => productById(context, id))), filters };
}
