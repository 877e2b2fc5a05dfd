/**
 * A long list by pages, where page 2 shows the first two: the address `?page=2` works without scripts, and Back finds
 * what was on the screen.
 */
export function shownSoFar<Item>(
  items: readonly Item[],
  pageSize: number,
  query: URLSearchParams,
): { items: readonly Item[]; nextLink: string | null; left: number } {
  const page = Math.max(1, Number.parseInt(query.get('page') ?? '', 10) || 1);
  const shown = Math.min(items.length, page * pageSize);
  const left = Math.min(pageSize, items.length - shown);
  if (left === 0) return { items: items.slice(0, shown), nextLink: null, left };
  const next = new URLSearchParams(query);
  next.set('page', String(page + 1));
  return { items: items.slice(0, shown), nextLink: `?${next}`, left };
}
