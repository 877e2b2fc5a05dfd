/**
 * The page of this site that a form stood on, by the browser's Referer header; the home page where it says nothing or
 * names another site. `origins` are the names that this site goes by.
 */
export function pageBefore(referrer: string | null, origins: readonly string[]): string {
  if (referrer === null || !URL.canParse(referrer)) return '/';
  const { origin, pathname, search } = new URL(referrer);
  // `//host` would lead to another one.
  return origins.includes(origin) ? pathname.replace(/^\/{2,}/, '/') + search : '/';
}
