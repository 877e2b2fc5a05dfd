import type { LoaderFunctionArgs } from 'react-router';
import { laterSections } from '#blocks/hydration/browser-data.server.ts';
import type { LaterAnswer } from '#blocks/hydration/later-sections.ts';
import { laterProductParts } from '#blocks/sections/souvenir-product/product-browser-data.ts';
import { type RequestContext, requestContext, type Site, siteContext } from '../../context.ts';
import { publicPages } from '../../public-page.ts';
import { findStory } from '../story/load-story.server.ts';
import { pageSections } from '../story/page-sections.ts';

/**
 * `GET /api/sections/{path of a page}`: the content of its sections that hydrate later, as JSON; 404 where there is no
 * such page.
 */
export async function loader({ params, context }: LoaderFunctionArgs): Promise<Response> {
  const pathname = `/${params['*'] ?? ''}`;
  const answer = await laterParts(pathname, context.get(siteContext), context.get(requestContext));
  if (!answer) return Response.json({ error: `There is no page at '${pathname}'` }, { status: 404 });
  return Response.json(answer);
}

export const handle = publicPages.plain;

async function laterParts(pathname: string, site: Site, requestInfo: RequestContext): Promise<LaterAnswer | null> {
  const [, product] = /^\/souvenirs\/product\/([^/]+)$/.exec(pathname) ?? [];
  if (product) {
    const found = await site.commerce.product(requestInfo.market, product);
    return found && laterProductParts(found.recommendations);
  }
  const found = await findStory({ pathname, search: '' }, site, requestInfo);
  return found && laterSections(pageSections(found.story.content), found.blockData);
}
