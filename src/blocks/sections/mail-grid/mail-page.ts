/** Articles on one page of the mail section unless its section says otherwise. */
export const defaultMailPageSize = 12;

/**
 * One page of a list.
 *
 * @param size how many a page has, as the field says it.
 * @param asked the page in the address, from 1; what is no page of the list is the nearest one.
 */
export function mailPage<Item>(items: readonly Item[], size: string | null | undefined, requested: string | null) {
  const wanted = Number.parseInt(size ?? '', 10);
  const perPage = wanted > 0 ? wanted : defaultMailPageSize;
  const pages = Math.max(1, Math.ceil(items.length / perPage));
  const page = Math.min(pages, Math.max(1, Number.parseInt(requested ?? '', 10) || 1));
  return { shown: items.slice((page - 1) * perPage, page * perPage), page, pages };
}
