import { LRUCache } from 'lru-cache';
import type { Site } from '#app/context.ts';
import type { ServicesHost } from '#services/host.ts';

/** The window in which forms are counted, in ms. */
const windowMs = 10 * 60_000;
/** Visitors whose refused forms are counted at once; the least recent ones are forgotten first. */
const mostVisitors = 50_000;

/**
 * Allows `limit` accepted forms of one visitor in ten minutes (`FORM_LIMIT`; 0: any number), for all processes together,
 * and as many refused ones until they are no longer looked at. Refused ones are counted by this process alone, in memory:
 * a refused form costs no write.
 */
export function createFormLimit(rateLimits: ServicesHost['rateLimits'], limit: number): Site['forms']['limit'] {
  if (limit === 0) return { accept: async () => null, noteRefusal() {}, isFlooding: () => false };
  const refusals = new LRUCache<string, number>({ max: mostVisitors, ttl: windowMs, noUpdateTTL: true });
  const blockedUntil = new LRUCache<string, number>({ max: mostVisitors, ttl: windowMs });
  const seconds = (ms: number) => Math.max(1, Math.ceil(ms / 1000));
  return {
    async accept(visitor, now) {
      const until = blockedUntil.get(visitor);
      if (until !== undefined && until > now.getTime()) return seconds(until - now.getTime());
      const { count, endsAt } = await rateLimits.count(`form:${visitor}`.slice(0, 255), windowMs, now);
      if (count <= limit) return null;
      blockedUntil.set(visitor, endsAt);
      return seconds(endsAt - now.getTime());
    },
    noteRefusal(visitor) {
      refusals.set(visitor, (refusals.get(visitor) ?? 0) + 1);
    },
    isFlooding: (visitor) => (refusals.get(visitor) ?? 0) > limit,
  };
}
