import type { UncheckedBlock } from '../contract/unchecked-block.ts';
import { productQuery, productQueryText } from './product-sort-order.ts';

/** How a grid of products is named among the lists of a page, in `?page=2&list=grid-brass`: see `paging.ts`. */
export function gridList({ anchor_id }: Pick<UncheckedBlock, 'anchor_id'>): { component: string; anchor_id: string } {
  return { component: 'grid', anchor_id: anchor_id ? `grid ${anchor_id}` : '' };
}

/** Whether two addresses of one page ask for other products: the shop gives those, the page does not hold them. */
export function asksShopAgain(from: URLSearchParams, to: URLSearchParams): boolean {
  return products(from) !== products(to);
}

function products(query: URLSearchParams): string {
  const [list, page] = [query.get('list') ?? 'grid', query.get('page')];
  const shown = page && /^grid(-|$)/.test(list) ? `${list} ${page}` : '';
  return `${productQueryText(productQuery(query))} ${shown}`;
}
