/**
 * The part of the page that a route's own file is, by the route's id: `routes/search/search-page` is `search-page`. Null for
 * pages of content, whose route has an id of its own: their styles are those of the shell and of their sections.
 */
export function routePart(id: string | undefined): string | null {
  return /^routes\/.*?([^/]+)$/.exec(id ?? '')?.[1] ?? null;
}
