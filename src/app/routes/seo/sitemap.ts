import { Readable } from 'node:stream';
import type { LoaderFunctionArgs } from 'react-router';
import { SitemapStream, streamToPromise } from 'sitemap';
import { cacheControl } from '#protocol/cache-times.ts';
import { requestContext, siteContext } from '../../context.ts';
import { readSitemap } from '../../seo/read-sitemap.server.ts';
import { sitemapEntries } from '../../seo/sitemap-entries.ts';

/** `/sitemap.xml`: every page that search engines may list. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const site = context.get(siteContext);
  const entries = sitemapEntries(await readSitemap(site, context.get(requestContext)));
  const xmlns = { news: false, video: false, xhtml: false, image: false };
  const stream = new SitemapStream({ hostname: site.publicUrl, xmlns });
  const xml = await streamToPromise(Readable.from(entries).pipe(stream));
  return new Response(new Uint8Array(xml), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': cacheControl.sitemap },
  });
}
