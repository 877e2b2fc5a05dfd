import type { MiddlewareFunction } from 'react-router';
import { siteContext, visitContext } from '../context.ts';

/** Says which version of the content this request sees: the draft in the visual editor and in development (spec §6). */
export const startVisit: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const { development } = context.get(siteContext);
  const inEditor = new URL(request.url).searchParams.has('_storyblok');
  const version = development || inEditor ? 'draft' : 'published';
  context.set(visitContext, {
    version,
    market: { country: 'US', language: 'EN' },
    now: new Date(),
    referrer: request.headers.get('referer'),
  });
  const response = await next();
  if (inEditor) {
    response.headers.set('Cache-Control', 'private, no-store');
    response.headers.set('X-Robots-Tag', 'noindex');
  }
  return response;
};
