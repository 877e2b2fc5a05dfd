import type { Site } from '#app/context.ts';
import type { ServicesHost } from '#services/host.ts';

/** The window in which tries are counted, in ms. */
const windowMs = 15 * 60_000;

/** A visitor at all addresses of mail, and an address from all visitors, may try this many times as often as the pair. */
const wider = 10;

/**
 * Allows `limit` tries in a quarter of an hour (`LOGIN_LIMIT`; 0: any number) of one visitor with one address of mail,
 * known or not, and ten times as many of a visitor with all addresses and of all visitors with one: guessing does not go
 * on for long either way, and nobody can lock a guest out from elsewhere with a handful of tries.
 */
export function createLoginLimit(rateLimits: ServicesHost['rateLimits'], limit: number): Site['countLogin'] {
  if (limit === 0) return async () => null;
  return async (kind, visitor, email, now) => {
    const address = email.trim().toLowerCase();
    const counted: [key: string, most: number][] = [
      [`${kind}:pair:${visitor}:${address}`, limit],
      [`${kind}:from:${visitor}`, limit * wider],
      [`${kind}:for:${address}`, limit * wider],
    ];
    const waits = await Promise.all(
      counted.map(async ([key, most]) => {
        const { count, endsAt } = await rateLimits.count(key.slice(0, 255), windowMs, now);
        return count > most ? endsAt - now.getTime() : 0;
      }),
    );
    const longest = Math.max(...waits);
    return longest > 0 ? Math.ceil(longest / 1000) : null;
  };
}
