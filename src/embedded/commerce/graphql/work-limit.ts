import { LRUCache } from 'lru-cache';

export type WorkLimit = {
  /** Takes a query's work from what its payer has left; false when that is not enough, and then nothing is taken. */
  take: (payer: string, work: number) => boolean;
};

/** A bucket holds what comes back to it in so many seconds. */
const FULL_AFTER_SECONDS = 20;
const MOST_PAYERS = 10_000;

/**
 * A leaky bucket for each payer: `perSecond` points of work (query-size.ts) come back every second. Full, it holds the
 * largest query that may be asked at all, or twenty seconds' worth. Counted in this process alone.
 */
export function createWorkLimit(perSecond: number, largest: number, now: () => Date): WorkLimit {
  const full = Math.max(largest, perSecond * FULL_AFTER_SECONDS);
  const buckets = new LRUCache<string, { left: number; at: number }>({ max: MOST_PAYERS });
  return {
    take(payer, work) {
      const at = now().getTime();
      const bucket = buckets.get(payer) ?? { left: full, at };
      const restored = (Math.max(0, at - bucket.at) / 1000) * perSecond;
      const available = Math.min(full, bucket.left + restored);
      const isEnough = work <= available;
      buckets.set(payer, { left: isEnough ? available - work : available, at });
      return isEnough;
    },
  };
}
