import type { MiddlewareHandler } from 'hono';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { CommerceEnv } from './commerce-env.ts';
import { problem } from './problem.ts';

const WINDOW_SECONDS = 60;

/**
 * Refuses an address that asks more than `limit` times a minute, whatever it asks and whether its token is right, with
 * the vendor's own status 430. 0 is no limit; calls within the process have no address, and are not counted.
 */
export function abuseLimit(limit: number): MiddlewareHandler<CommerceEnv> {
  const limiter = limit > 0 ? new RateLimiterMemory({ points: limit, duration: WINDOW_SECONDS }) : null;
  return async (c, next) => {
    const address = c.env?.address;
    if (!limiter || !address) return next();
    try {
      await limiter.consume(address);
    } catch (reason) {
      if (!(reason instanceof RateLimiterRes)) throw reason;
      const wait = String(Math.ceil(reason.msBeforeNext / 1000));
      // 430 is the vendor's own number; Hono's types know the registered ones.
      return new Response(JSON.stringify(problem('Too many requests from this address.', 'SECURITY_REJECTION')), {
        status: 430,
        headers: { 'Content-Type': 'application/json', 'Retry-After': wait, 'Access-Control-Allow-Origin': '*' },
      });
    }
    return next();
  };
}
