import type { MiddlewareHandler } from 'hono';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { CommerceEnv } from './commerce-env.ts';
import { problem } from './problem.ts';

const WINDOW_SECONDS = 60;

/** Counts a request of an address; the refusal of one that asks too often, else null. */
export type AbuseLimit = (address: string | null | undefined) => Promise<Refusal | null>;

export type Refusal = { status: 430; text: string; headers: Record<string, string> };

/**
 * Refuses an address that asks more than `limit` times a minute, whatever it asks and whether its token is right, with
 * the vendor's own status 430. 0 is no limit; calls within the process have no address, and are not counted.
 */
export function createAbuseLimit(limit: number): AbuseLimit {
  const limiter = limit > 0 ? new RateLimiterMemory({ points: limit, duration: WINDOW_SECONDS }) : null;
  return async (address) => {
    if (!limiter || !address) return null;
    try {
      await limiter.consume(address);
      return null;
    } catch (reason) {
      if (!(reason instanceof RateLimiterRes)) throw reason;
      const wait = String(Math.ceil(reason.msBeforeNext / 1000));
      return {
        status: 430,
        text: JSON.stringify(problem('Too many requests from this address.', 'SECURITY_REJECTION')),
        headers: { 'Content-Type': 'application/json', 'Retry-After': wait, 'Access-Control-Allow-Origin': '*' },
      };
    }
  };
}

export function abuseLimit(limit: AbuseLimit): MiddlewareHandler<CommerceEnv> {
  return async (c, next) => {
    const refused = await limit(c.env?.address);
    // 430 is the vendor's own number; Hono's types know the registered ones.
    return refused ? new Response(refused.text, refused) : next();
  };
}
