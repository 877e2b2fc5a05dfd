import type { LoaderFunctionArgs } from 'react-router';
import { cacheControl } from '#protocol/cache-times.ts';
import { siteContext } from '../../context.ts';

/** Addresses that hold nothing for a search engine: they belong to one visitor, or to those who work on the site. */
const closed = ['/auth', '/cart', '/checkout', '/orders', '/book', '/search', '/_services', '/operator', '/editor'];

/** `/robots.txt`. */
export function loader({ context }: LoaderFunctionArgs): Response {
  const { publicUrl } = context.get(siteContext);
  const lines = [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
  ];
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': cacheControl.sitemap },
  });
}
