import type { LoaderFunctionArgs } from 'react-router';
import { laterSections } from '#blocks/hydration/browser-data.server.ts';
import { requestContext, siteContext } from '../../context.ts';
import { findStory } from '../story/load-story.server.ts';
import { pageSections } from '../story/page-sections.ts';

/**
 * `GET /api/sections/{path of a page}`: the content of its sections that hydrate later, as JSON; 404 where there is no
 * such page.
 */
export async function loader({ params, context }: LoaderFunctionArgs): Promise<Response> {
  const pathname = `/${params['*'] ?? ''}`;
  const page = await findStory({ pathname, search: '' }, context.get(siteContext), context.get(requestContext));
  if (!page) return Response.json({ error: `There is no page at '${pathname}'` }, { status: 404 });
  return Response.json(laterSections(pageSections(page.story.content), page.blockData));
}
