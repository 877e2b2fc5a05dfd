import type { RouteObject } from 'react-router';

/** What is asked of the routes of a build. */
export type BuildRoute = {
  id: string;
  parentId?: string;
  path?: string;
  index?: boolean;
  module: { action?: unknown; handle?: unknown };
};
export type BuildRoutes = Readonly<Record<string, BuildRoute | undefined>>;

/** The routes as React Router's `matchRoutes` takes them. */
export function routeTree(routes: BuildRoutes, parent?: string): RouteObject[] {
  return Object.values(routes)
    .filter((route) => route !== undefined)
    .filter(({ parentId }) => parentId === parent)
    .map(({ id, path = '', index }) =>
      index ? { id, path, index: true } : { id, path, children: routeTree(routes, id) },
    );
}

/** The path of the page that an address is of: where the browser's part of the router asks for data, it ends in `.data`. */
export function pagePath(pathname: string): string {
  return pathname.replace(/\/_(root)?\.data$/, '/').replace(/\.data$/, '');
}
