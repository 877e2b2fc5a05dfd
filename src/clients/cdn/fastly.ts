import { type Cdn, type CdnConnection, joinTags, lifetime, purgeInBatches } from './cdn.ts';

/** Most keys that one call takes (https://www.fastly.com/documentation/reference/api/purging/). */
const mostKeys = 256;

/** Fastly, which purges by `Surrogate-Key` and takes these headers off before a visitor sees them. */
export function createFastly(connection: CdnConnection): Cdn {
  const { baseUrl = 'https://api.fastly.com', id, token } = connection;
  return {
    headers(tags, seconds) {
      const keys = joinTags(tags, ' ');
      if (keys === null) return [];
      return [
        ['surrogate-key', keys],
        ['surrogate-control', lifetime(seconds)],
      ];
    },
    purge: (tags) =>
      purgeInBatches(tags, mostKeys, connection, (keys) => ({
        url: `${baseUrl}/service/${encodeURIComponent(id)}/purge`,
        init: {
          headers: { 'Fastly-Key': token, 'Content-Type': 'application/json', Accept: 'application/json' },
          body: JSON.stringify({ surrogate_keys: keys }),
        },
      })),
  };
}
