import type { UncheckedBlock } from '../contract/unchecked-block.ts';
import { productQuery, productQueryText } from './product-sort-order.ts';

/** How a grid of products is named among the lists of a page, in `?page=2&list=shelf-brass`: see `paging.ts`. */
export function shelfList({ anchor_id }: Pick<UncheckedBlock, 'anchor_id'>): { component: string; anchor_id: string } {
  return { component: 'shelf', anchor_id: anchor_id ? `shelf ${anchor_id}` : '' };
}

/** Whether two addresses of one page ask for other products: the shop gives those, the page does not hold them. */
export function asksShopAgain(from: URLSearchParams, to: URLSearchParams): boolean {
  return products(from) !== products(to);
}

function products(query: URLSearchParams): string {
  const [list, page] = [query.get('list') ?? 'shelf', query.get('page')];
  const shown = page && /^shelf(-|$)/.test(list) ? `${list} ${page}` : '';
  return `${productQueryText(productQuery(query))} ${shown}`;
}
