import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { secretHash } from '#services/secret.ts';
import { requestError } from '../graphql/errors.ts';

/** What is counted, each for itself. */
export type ThrottledAction = 'login' | 'register' | 'recover' | 'giftCard';

export type Throttle = {
  /** Counts one try; throws THROTTLED, like the vendor, when the address or the buyer has had enough of them. */
  take: (action: ThrottledAction, email: string, buyer: string | null) => Promise<void>;
  /** Forgets the tries of someone who has shown that they are the owner. */
  forgive: (action: ThrottledAction, email: string, buyer: string | null) => Promise<void>;
};

const WINDOW_SECONDS = 15 * 60;
/** An address from everywhere, and a buyer at all addresses, may try this many times as often as one at one. */
const WIDER = 10;

const messages: Record<ThrottledAction, string> = {
  login: 'Login attempt limit exceeded. Please try again later.',
  register: 'Creating Customer Limit exceeded. Please try again later.',
  recover: 'Resetting password limit exceeded. Please try again later.',
  giftCard: 'Gift card attempt limit exceeded. Please try again later.',
};

/**
 * At most `limit` tries in 15 minutes for one address by one buyer (`CommerceContext.buyer`); ten times as many for one
 * address by all, so that nobody can lock a guest out from elsewhere at will, and for one buyer at all addresses. 0 is no
 * limit. Counted in this process alone: a site that runs several counts its visitors itself. Addresses are stored as
 * digests, and a buyer who has had enough adds none: what is remembered cannot be made to grow.
 */
export function createThrottle(limit: number): Throttle {
  if (limit === 0) return { take: async () => {}, forgive: async () => {} };
  const one = new RateLimiterMemory({ points: limit, duration: WINDOW_SECONDS });
  const all = new RateLimiterMemory({ points: limit * WIDER, duration: WINDOW_SECONDS });

  return {
    async take(action, email, buyer) {
      const address = secretHash(email);
      try {
        if (buyer !== null) {
          await all.consume(`${action} by ${buyer}`);
          await one.consume(`${action} ${buyer} ${address}`);
        }
        await all.consume(`${action} for ${address}`);
      } catch (reason) {
        if (!(reason instanceof RateLimiterRes)) throw reason;
        throw requestError(messages[action], 'THROTTLED');
      }
    },
    async forgive(action, email, buyer) {
      const address = secretHash(email);
      if (buyer !== null) await one.delete(`${action} ${buyer} ${address}`);
      await all.delete(`${action} for ${address}`);
    },
  };
}
