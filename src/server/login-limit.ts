import type { Site } from '#app/context.ts';
import type { RateLimits } from '#services/rate-limits/rate-limits.ts';

/** The window in which tries are counted, in seconds. */
const seconds = 15 * 60;

/** A visitor at all addresses of mail, and an address from all visitors, may try this many times as often as the pair. */
const addressFactor = 10;

/**
 * Allows `limit` tries in a quarter of an hour (`LOGIN_LIMIT`; 0: any number) of one visitor with one address of mail,
 * known or not, and ten times as many of a visitor with all addresses and of all visitors with one: guessing does not go
 * on for long either way, and nobody can lock a guest out from elsewhere with a handful of tries.
 */
export function createLoginLimit(rateLimits: RateLimits, limit: number): Site['countLogin'] {
  if (limit === 0) return async () => null;
  const pair = rateLimits.limiter({ name: 'login_pair', points: limit, seconds });
  const from = rateLimits.limiter({ name: 'login_from', points: limit * addressFactor, seconds });
  const to = rateLimits.limiter({ name: 'login_for', points: limit * addressFactor, seconds });
  return async (kind, visitor, email) => {
    const address = email.trim().toLowerCase();
    const waits = await Promise.all([
      pair(`${kind}:${visitor}:${address}`),
      from(`${kind}:${visitor}`),
      to(`${kind}:${address}`),
    ]);
    const longest = Math.max(...waits.map((wait) => wait ?? 0));
    return longest > 0 ? longest : null;
  };
}
