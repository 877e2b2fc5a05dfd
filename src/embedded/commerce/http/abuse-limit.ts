import type { MiddlewareHandler } from 'hono';
import { LRUCache } from 'lru-cache';
import type { CommerceEnv } from './commerce-env.ts';
import { problem } from './problem.ts';

const windowMs = 60_000;
/** Addresses that are counted; of more, those that asked longest ago begin again. */
const mostAddresses = 20_000;

/** Counts a request of an address; the refusal of one that asks too often, else null. */
export type AbuseLimit = (address: string | null | undefined) => Refusal | null;

export type Refusal = { status: 430; text: string; headers: Record<string, string> };

/**
 * Refuses an address that asks more than `limit` times a minute, whatever it asks and whether its token is right, with
 * the vendor's own status 430. 0 is no limit; calls within the process have no address, and are not counted.
 */
export function createAbuseLimit(limit: number, now: () => number = () => performance.now()): AbuseLimit {
  const windows = new LRUCache<string, { count: number; ends: number }>({ max: mostAddresses });
  return (address) => {
    if (limit <= 0 || !address) return null;
    const at = now();
    let window = windows.get(address);
    if (!window || window.ends <= at) {
      window = { count: 0, ends: at + windowMs };
      windows.set(address, window);
    }
    window.count += 1;
    return window.count > limit ? refusal(window.ends - at) : null;
  };
}

function refusal(waitMs: number): Refusal {
  return {
    status: 430,
    text: JSON.stringify(problem('Too many requests from this address.', 'SECURITY_REJECTION')),
    headers: {
      'Content-Type': 'application/json',
      'Retry-After': String(Math.ceil(waitMs / 1000)),
      'Access-Control-Allow-Origin': '*',
    },
  };
}

export function abuseLimit(limit: AbuseLimit): MiddlewareHandler<CommerceEnv> {
  return async (c, next) => {
    const refused = limit(c.env?.address);
    // 430 is the vendor's own number; Hono's types know the registered ones.
    return refused ? new Response(refused.text, refused) : next();
  };
}
