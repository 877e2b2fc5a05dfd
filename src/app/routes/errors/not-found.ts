import { data } from 'react-router';

/** The answer to a path that leads nowhere (spec §2, §8): status 404, with the path as it was asked for. */
export function notFound(pathname: string) {
  return data({ path: pathname }, { status: 404, statusText: `Page not found: ${pathname}` });
}
