import { LRUCache } from 'lru-cache';

/** What is left of a payer's allowance, in the vendor's words. */
export type ThrottleStatus = { maximumAvailable: number; currentlyAvailable: number; restoreRate: number };

export type CostLimit = {
  /** Takes a query's cost from what its payer has left; `isThrottled` when that is not enough, and nothing is taken. */
  take: (payer: string, cost: number) => { isThrottled: boolean; status: ThrottleStatus };
};

/** A bucket holds what comes back to it in so many seconds. */
const FULL_AFTER_SECONDS = 20;
const MOST_PAYERS = 10_000;

/**
 * A leaky bucket for each payer: `perSecond` points of query cost come back every second. Full, it holds the dearest
 * query that may be asked at all, or twenty seconds' worth. Counted in this process alone.
 */
export function createCostLimit(perSecond: number, dearest: number, now: () => Date): CostLimit {
  const maximumAvailable = Math.max(dearest, perSecond * FULL_AFTER_SECONDS);
  const buckets = new LRUCache<string, { left: number; at: number }>({ max: MOST_PAYERS });
  return {
    take(payer, cost) {
      const at = now().getTime();
      const bucket = buckets.get(payer) ?? { left: maximumAvailable, at };
      const restored = (Math.max(0, at - bucket.at) / 1000) * perSecond;
      const available = Math.min(maximumAvailable, bucket.left + restored);
      const isThrottled = cost > available;
      const left = isThrottled ? available : available - cost;
      buckets.set(payer, { left, at });
      return {
        isThrottled,
        status: { maximumAvailable, currentlyAvailable: Math.floor(left), restoreRate: perSecond },
      };
    },
  };
}
