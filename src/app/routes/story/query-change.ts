import { asksShopAgain } from '#blocks/products/product-grid.ts';

/**
 * Whether two addresses are of one page and differ in what is shown of it: its filters, how much of a list, what is
 * open over it. Sections choose that from what they hold already; a draft is another page than what is published, and
 * other products come from the shop.
 */
export function isQueryChange(from: URL, to: URL): boolean {
  if (from.pathname !== to.pathname || from.search === to.search || isDraft(from) !== isDraft(to)) return false;
  return !asksShopAgain(from.searchParams, to.searchParams);
}

function isDraft({ searchParams }: URL): boolean {
  return searchParams.has('_storyblok');
}
