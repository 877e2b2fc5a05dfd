import { data, redirect } from 'react-router';
import { readPlace } from '../../brands/place.server.ts';
import { storyStyle } from '../../brands/story-style.server.ts';
import type { RequestContext, Site } from '../../context.ts';
import { loadNotFound } from './load-not-found.server.ts';
import { movedPage } from './moved-page.server.ts';
import { preloadNotFoundLayout, withoutContent } from './NotFound.tsx';
import type { NotFoundData } from './not-found-page-data.ts';

/**
 * The answer to a path that leads nowhere (docs/reference/routes.md#not-found), to be thrown: status 404, with the path
 * as it was asked for and what its page shows; throws a permanent redirect where an editor moved the page. Logged with the page that led here. Never fails: without content, the
 * words alone are left, in the look of the hotel or venue where that is known.
 */
export async function notFound(pathname: string, site: Site, context: RequestContext) {
  const moved = await movedPage(pathname, site).catch(() => null);
  if (moved !== null) throw redirect(moved, 301);
  let page: NotFoundData;
  try {
    page = await loadNotFound(pathname, site, context);
  } catch (error) {
    site.log('warn', 'not_found_without_content', { path: pathname, error });
    const place = await readPlace(pathname, site, context).catch(() => null);
    page = { ...withoutContent(pathname), style: storyStyle(pathname, place, null) };
  }
  site.log('info', 'not_found', { path: pathname, layout: page.layout, referrer: context.referrer });
  await preloadNotFoundLayout(page.layout);
  return data(page, { status: 404, statusText: 'Not Found' });
}
