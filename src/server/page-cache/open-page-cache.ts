import type { Hono } from 'hono';
import type { Logger } from 'pino';
import { plainBody } from '#cache/compress-page.ts';
import { createPageCache, type PageCache, type ShareStore } from '#cache/page-cache.ts';
import type { Cdn } from '#clients/cdn/cdn.ts';
import { cacheControl, cdnSeconds, pageSeconds } from '#protocol/cache-times.ts';
import { megabyteBytes } from '#protocol/input-limits.ts';
import { marketCookie } from '#protocol/shopify/market.ts';
import { storySlug } from '#protocol/storyblok/story-slug.ts';
import { pagePath } from '../build-routes.ts';
import { pathTags } from './cache-tags.ts';
import { isOffered, plainPageKey } from './offered-query.ts';
import { readKey } from './page-key.ts';
import { noteReadsOf } from './page-notes.ts';

/** Most bytes of pages in the memory of one process: thousands of the site's, with both bodies. */
const mostBytes = 96 * megabyteBytes;

type PageCacheParts = {
  publicUrl: string;
  /** Whether changes are told by webhooks; without them a page is rendered anew every few seconds. */
  hasWebhooks: boolean;
  logger: Logger;
  onPurge: (tags: readonly string[]) => void;
  share: ShareStore | null;
  /** Tells the other processes of this machine of a purge; null where `share` does, or there are none. */
  tellPeers: ((tags: readonly string[]) => void) | null;
  cdn: Cdn | null;
  /** The whole web server, which renders a page as it would for a visitor without cookies. */
  app: () => Pick<Hono, 'fetch'>;
};

/** The cache of the site's public pages. */
export function openPageCache(parts: PageCacheParts): PageCache {
  const { publicUrl, logger, share, tellPeers, hasWebhooks } = parts;
  const { fresh, freshWithoutWebhooks, stale, ...others } = pageSeconds;
  const cache = createPageCache({
    lifetimes: hasWebhooks ? { fresh, stale, ...others } : { fresh: freshWithoutWebhooks, stale: 0, ...others },
    maxBytes: mostBytes,
    onPurge: parts.onPurge,
    report: (event, details) => logger.warn({ event, ...details }),
    ...(share && { share }),
    ...(tellPeers && { tellPeers }),
    mayStore,
    async render(key, referrer) {
      const { country, address } = readKey(key);
      const request = new Request(publicUrl + address, {
        // Nothing else of the visitor who happens to ask first: the page is everybody's.
        headers: { Cookie: `${marketCookie}=${country}`, ...(referrer !== null && { Referer: referrer }) },
      });
      const notes = noteReadsOf(request);
      for (const tag of pathTags(storySlug(pagePath(new URL(request.url).pathname)))) notes.tags.add(tag);
      const response = await parts.app().fetch(request);
      if (!response.headers.has('Cache-Control')) {
        response.headers.set('Cache-Control', cacheControl.page);
        if (parts.cdn && response.status === 200) {
          for (const [name, value] of parts.cdn.headers([...notes.tags], cdnSeconds)) response.headers.set(name, value);
        }
      }
      return { response, notes };
    },
  });
  return cache;

  /** A page with a query is stored where the page without it leads there. */
  async function mayStore(key: string): Promise<boolean> {
    const plain = plainPageKey(key);
    if (plain === null) return true;
    const page = cache.find(plain) ?? (await cache.load(plain, null).catch(() => null));
    return page?.status === 200 && isOffered(key, Buffer.from(await plainBody(page)).toString());
  }
}
