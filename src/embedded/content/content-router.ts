import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { ApiError, notFound } from './api-error.ts';
import { receiveUploads } from './assets/receive-upload.ts';
import { listDatasourceEntries, listDatasources, showDatasource } from './cdn-datasources.ts';
import { listLinks, showLink } from './cdn-links.ts';
import { listTags, showSpace } from './cdn-space.ts';
import { listStories, showStory } from './cdn-stories.ts';
import type { ContentContext } from './content-context.ts';
import { manageContent } from './management/management-router.ts';

type List = (context: ContentContext, url: URL) => Promise<Response>;
type Show = (context: ContentContext, url: URL, reference: string) => Promise<Response>;

/** The delivery API, `/v2/cdn/…`, and the management API, `/v1/…`. Addresses may end in a slash; a story's may come with its slashes encoded. */
export function contentRouter(context: ContentContext): Hono {
  const router = new Hono();
  router.use('/v2/*', cors({ origin: '*', exposeHeaders: ['total', 'per-page'] }));
  collection(router, context, '/v2/cdn/stories', listStories, showStory);
  collection(router, context, '/v2/cdn/links', listLinks, showLink);
  collection(router, context, '/v2/cdn/datasources', listDatasources, showDatasource);
  collection(router, context, '/v2/cdn/datasource_entries', listDatasourceEntries);
  collection(router, context, '/v2/cdn/tags', listTags);
  collection(router, context, '/v2/cdn/spaces/me', showSpace);
  receiveUploads(router, context);
  manageContent(router, context);
  router.notFound(() => notFound().response());
  router.onError((error) => {
    if (error instanceof ApiError) return error.response();
    throw error;
  });
  return router;
}

function collection(router: Hono, context: ContentContext, base: string, list: List, show?: Show): void {
  router.get(`${base}/*`, (c) => {
    const url = new URL(c.req.url);
    const reference = decodePath(url.pathname.slice(base.length));
    if (reference === '') return list(context, url);
    if (!show) throw notFound();
    return show(context, url, reference);
  });
}

/** The rest of a path, decoded once and without slashes around it. */
function decodePath(path: string): string {
  try {
    return decodeURIComponent(path).replace(/^\/+|\/+$/g, '');
  } catch {
    throw new ApiError(400, 'The address is not encoded correctly');
  }
}
