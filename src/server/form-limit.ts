import { LRUCache } from 'lru-cache';
import type { Site } from '#app/context.ts';
import type { RateLimits } from '#services/rate-limits/rate-limits.ts';

/** The window in which forms are counted, in seconds. */
const seconds = 10 * 60;
/** Visitors whose refused forms are counted at once; the least recent ones are forgotten first. */
const maxVisitors = 50_000;

/**
 * Allows `limit` accepted forms of one visitor in ten minutes (`FORM_LIMIT`; 0: any number), for all processes together,
 * and as many refused ones until they are no longer looked at. Refused ones are counted by this process alone, in memory:
 * a refused form costs no write.
 */
export function createFormLimit(rateLimits: RateLimits, limit: number): Site['forms']['limit'] {
  if (limit === 0) return { accept: async () => null, noteRefusal() {}, isFlooding: () => false };
  // Not a limiter of the library: this must answer at once, before a request is read, and its memory must have a bound.
  const refusals = new LRUCache<string, number>({ max: maxVisitors, ttl: seconds * 1000, noUpdateTTL: true });
  return {
    accept: rateLimits.limiter({ name: 'form', points: limit, seconds }),
    noteRefusal(visitor) {
      refusals.set(visitor, (refusals.get(visitor) ?? 0) + 1);
    },
    isFlooding: (visitor) => (refusals.get(visitor) ?? 0) > limit,
  };
}
