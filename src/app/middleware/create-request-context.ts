import type { MiddlewareFunction } from 'react-router';
import { defaultMarket } from '#protocol/shopify/market.ts';
import { requestContext, siteContext } from '../context.ts';
import { readMarket } from '../market/market-cookie.server.ts';

/**
 * Says which version of the content this request sees: the draft in the visual editor and in development
 * (docs/reference/routes.md#drafts), and which market's prices. Drafts, and every page of an environment that is not
 * production, are never stored and never indexed. Neither is a page that is not found stored: it may be there in a minute.
 */
export const setRequestContext: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
  const { development, environment, mayShowDraft } = context.get(siteContext);
  const version = development || mayShowDraft(url) ? 'draft' : 'published';
  const market = readMarket(request);
  context.set(requestContext, {
    version,
    market,
    now: new Date(),
    referrer: request.headers.get('referer'),
  });
  const response = await next();
  if (response.status === 404 && !response.headers.has('Cache-Control')) {
    response.headers.set('Cache-Control', 'no-store');
  }
  if (version === 'draft' || environment !== 'production') {
    response.headers.set('Cache-Control', 'private, no-store');
    response.headers.set('X-Robots-Tag', 'noindex');
  }
  // Other prices than those that a cache before us may store (docs/decisions/0008-one-page-a-market.md).
  else if (market.country !== defaultMarket.country && !response.headers.has('Cache-Control')) {
    response.headers.set('Cache-Control', 'private, no-cache');
  }
  return response;
};
