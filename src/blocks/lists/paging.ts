import { slugify } from '#ui/slug.ts';
import type { UncheckedBlock } from '../contract/unchecked-block.ts';

type PagedBlock = Pick<UncheckedBlock, 'anchor_id' | 'component'>;

/**
 * A long list by pages, where page 2 shows the first two: the address `?page=2` works without scripts, and Back finds
 * what was on the screen. Several lists may stand on one page: `&list=` says whose it is, by its section's
 * anchor, else its kind.
 */
export function shownSoFar<Item>(
  items: readonly Item[],
  pageSize: number,
  query: URLSearchParams,
  block: PagedBlock,
): { items: readonly Item[]; nextLink: string | null; left: number } {
  const page = askedPage(query, block);
  const shown = Math.min(items.length, page * pageSize);
  const left = Math.min(pageSize, items.length - shown);
  return { items: items.slice(0, shown), nextLink: left === 0 ? null : nextPageLink(query, block), left };
}

/** How many pages of the list the address asks for. */
export function askedPage(query: URLSearchParams, block: PagedBlock): number {
  const list = listName(block);
  const isRequested = (query.get('list') ?? list) === list;
  return Math.max(1, (isRequested && Number.parseInt(query.get('page') ?? '', 10)) || 1);
}

/** The address with one page more of the list. */
export function nextPageLink(query: URLSearchParams, block: PagedBlock): string {
  const next = new URLSearchParams(query);
  next.set('page', String(askedPage(query, block) + 1));
  next.set('list', listName(block));
  return `?${next}`;
}

function listName({ anchor_id, component }: PagedBlock): string {
  return slugify(anchor_id) || component;
}
