import type { Site } from '#app/context.ts';
import type { ServicesHost } from '#services/host.ts';

/** The window in which tries are counted, in ms. */
const windowMs = 15 * 60_000;

/**
 * Allows `limit` tries in a quarter of an hour (`LOGIN_LIMIT`; 0: any number), for one visitor and for one address of
 * mail, known or not: neither guessing at one account from many places nor at many from one place goes on for long.
 */
export function createLoginLimit(rateLimits: ServicesHost['rateLimits'], limit: number): Site['countLogin'] {
  if (limit === 0) return async () => null;
  return async (kind, visitor, email, now) => {
    const keys = [`${kind}:from:${visitor}`, `${kind}:for:${email.trim().toLowerCase()}`].map((key) =>
      key.slice(0, 255),
    );
    const windows = await Promise.all(keys.map((key) => rateLimits.count(key, windowMs, now)));
    const waits = windows.filter(({ count }) => count > limit).map(({ endsAt }) => endsAt - now.getTime());
    return waits.length === 0 ? null : Math.max(1, Math.ceil(Math.max(...waits) / 1000));
  };
}
