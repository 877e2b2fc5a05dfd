import { type MiddlewareFunction, redirect } from 'react-router';

const formerHotel = '/hotels/the-dean';
const newHotel = '/hotels/neptune';

/**
 * One permanent redirect to a page's own address: The Dean became Neptune (docs/reference/routes.md#redirects), and no
 * address ends in a slash. The rest of the path and the query stay; both rules together still make one redirect.
 */
export const canonicalRedirect: MiddlewareFunction<Response> = async ({ url }, next) => {
  const target = canonicalPath(url.pathname);
  if (target !== url.pathname) throw redirect(target + url.search, 301);
  return next();
};

/** The address that a path should have had; the path itself when it is right. */
export function canonicalPath(pathname: string): string {
  const path = pathname.replace(/\/+$/, '') || '/';
  // Every path that starts with these letters, `/hotels/the-deanery` included: the rest stays as it is.
  if (path.toLowerCase().startsWith(formerHotel)) return newHotel + path.slice(formerHotel.length);
  // `//host` would send the visitor elsewhere.
  return path.replace(/^\/{2,}/, '/');
}
