import type { MiddlewareFunction } from 'react-router';
import { siteContext, visitContext } from '../context.ts';

/**
 * Says which version of the content this request sees: the draft in the visual editor and in development (spec §6).
 * Drafts, and every page of a rehearsal, are never kept and never indexed.
 */
export const startVisit: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
  const { development, environment, mayShowDraft } = context.get(siteContext);
  const version = development || mayShowDraft(url) ? 'draft' : 'published';
  context.set(visitContext, {
    version,
    market: { country: 'US', language: 'EN' },
    now: new Date(),
    referrer: request.headers.get('referer'),
  });
  const response = await next();
  if (version === 'draft' || environment !== 'production') {
    response.headers.set('Cache-Control', 'private, no-store');
    response.headers.set('X-Robots-Tag', 'noindex');
  }
  return response;
};
