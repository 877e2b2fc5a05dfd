import { matchRoutes } from 'react-router';
import { type BuildRoutes, pagePath, routeTree } from './build-routes.ts';
import type { PageHandler } from './web-server.ts';

/**
 * The one rule of what methods an address takes: GET and HEAD always, POST where its route has an action that takes what
 * was sent. Any other request is answered 404 with the page that says so where nothing lives at the address, else 405
 * with `Allow`. An address that cannot be read, like those of some APIs, says itself which methods it takes.
 */
export function onlyAllowedMethods(routes: BuildRoutes, handle: PageHandler): PageHandler {
  return async (request, address) => {
    const { method, url } = request;
    if (method === 'GET' || method === 'HEAD') return handle(request, address);
    const hasAction = actionAt(routes, new URL(url));
    const sent = method === 'POST' && hasAction ? await handle(request, address) : null;
    if (sent && sent.status !== 404) return sent;
    const read = await handle(new Request(url, { headers: readingHeaders(request), signal: request.signal }), address);
    if (read.status === 404 || read.status === 405) return sent ?? read;
    await read.body?.cancel();
    const allowed = hasAction && !sent ? 'GET, HEAD, POST' : 'GET, HEAD';
    return new Response(`This address does not take ${method}.\n`, {
      status: 405,
      headers: { Allow: allowed, 'Cache-Control': 'no-store', 'Content-Type': 'text/plain; charset=utf-8' },
    });
  };
}

/** The headers of the same question without a body. */
function readingHeaders({ headers }: Request): Headers {
  const remaining = new Headers(headers);
  for (const name of [...remaining.keys()])
    if (name.startsWith('content-') || name === 'transfer-encoding') remaining.delete(name);
  return remaining;
}

/**
 * Whether React Router finds an action for a form that is sent to `url`: that of an index route only where the query has
 * `index`, else that of the route around it (https://reactrouter.com/how-to/index-query-param).
 */
function actionAt(routes: BuildRoutes, { pathname, searchParams }: URL): boolean {
  const matches = matchRoutes(routeTree(routes), pagePath(pathname)) ?? [];
  const target = searchParams.has('index')
    ? matches.at(-1)
    : matches.findLast(({ route }, index) => index === 0 || route.path);
  return target?.route.id !== undefined && routes[target.route.id]?.module.action !== undefined;
}
