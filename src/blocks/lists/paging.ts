import { slugify } from '#ui/slug.ts';
import type { UncheckedBlock } from '../contract/unchecked-block.ts';

/**
 * A long list by pages, where page 2 shows the first two: the address `?page=2` works without scripts, and Back finds
 * what was on the screen. Several lists may stand on one page: `&list=` says whose it is, by its section's
 * anchor, else its kind.
 */
export function shownSoFar<Item>(
  items: readonly Item[],
  pageSize: number,
  query: URLSearchParams,
  { anchor_id, component }: Pick<UncheckedBlock, 'anchor_id' | 'component'>,
): { items: readonly Item[]; nextLink: string | null; left: number } {
  const list = slugify(anchor_id) || component;
  const isRequested = (query.get('list') ?? list) === list;
  const page = Math.max(1, (isRequested && Number.parseInt(query.get('page') ?? '', 10)) || 1);
  const shown = Math.min(items.length, page * pageSize);
  const left = Math.min(pageSize, items.length - shown);
  if (left === 0) return { items: items.slice(0, shown), nextLink: null, left };
  const next = new URLSearchParams(query);
  next.set('page', String(page + 1));
  next.set('list', list);
  return { items: items.slice(0, shown), nextLink: `?${next}`, left };
}
