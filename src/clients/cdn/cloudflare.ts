import { type Cdn, type CdnConnection, joinTags, lifetime, purgeInBatches } from './cdn.ts';

/** Most tags that one call takes (https://developers.cloudflare.com/cache/how-to/purge-cache/purge-by-tags/). */
const mostTags = 30;

/** Cloudflare, which purges by `Cache-Tag` and takes these headers off before a visitor sees them. */
export function createCloudflare(connection: CdnConnection): Cdn {
  const { baseUrl = 'https://api.cloudflare.com/client/v4', id, token } = connection;
  return {
    headers(tags, seconds) {
      const joined = joinTags(tags, ',');
      if (joined === null) return [];
      return [
        ['cache-tag', joined],
        ['cloudflare-cdn-cache-control', lifetime(seconds)],
      ];
    },
    purge: (tags) =>
      purgeInBatches(tags, mostTags, connection, (batch) => ({
        url: `${baseUrl}/zones/${encodeURIComponent(id)}/purge_cache`,
        init: {
          headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
          body: JSON.stringify({ tags: batch }),
        },
      })),
  };
}
