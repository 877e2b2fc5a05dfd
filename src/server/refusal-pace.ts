import { RateLimiterMemory, RateLimiterQueue, RateLimiterQueueError } from 'rate-limiter-flexible';

/** Refusals that leave in one interval, and its length in seconds: at most 500 a second, of all visitors. */
const points = 10;
const duration = 0.02;
/** Refusals that wait at most, each with its connection: four seconds. */
const maxWaiting = 2_000;

/** Resolves to true once a refusal may leave; to false when too many wait already. */
export type RefusalPace = () => Promise<boolean>;

/**
 * Lets refusals leave at an even pace. Who sends as quickly as they are answered is slowed down by it, and everything else
 * that the site does is not; a single refusal leaves at once.
 */
export function createRefusalPace(): RefusalPace {
  const queue = new RateLimiterQueue(new RateLimiterMemory({ points, duration }), { maxQueueSize: maxWaiting });
  return async () => {
    try {
      await queue.removeTokens(1);
      return true;
    } catch (reason) {
      if (reason instanceof RateLimiterQueueError) return false;
      throw reason;
    }
  };
}
