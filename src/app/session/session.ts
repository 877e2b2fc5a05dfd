import { parseCookie } from 'cookie';
import { autoLogoutWithinMs, sessionKeys, sessionSpentMs } from '#ui/constants.ts';

/**
 * A customer's session (docs/reference/sessions.md#storage): the commerce service's token, and when it ends, ISO 8601.
 */
export type Session = { accessToken: string; expiresAt: string };

/**
 * Reads the session from cookies: a request's Cookie header, or `document.cookie`. Null when either of the two is not
 * there, or the end is no date. Whether the session still holds is the commerce service's to say.
 */
export function readSession(cookies: string | null): Session | null {
  const { [sessionKeys.token]: accessToken, [sessionKeys.expiresAt]: expiresAt } = readCookies(cookies);
  return accessToken && expiresAt && !Number.isNaN(Date.parse(expiresAt)) ? { accessToken, expiresAt } : null;
}

/**
 * The token of a session alone, for ending it: that it has lost its end, or has a strange one, keeps nobody logged in.
 */
export function readToken(cookies: string | null): string | null {
  return readCookies(cookies)[sessionKeys.token] ?? null;
}

function readCookies(cookies: string | null) {
  return parseCookie(cookies ?? '', { decode });
}

/** A value that is not valid percent-encoding counts as missing; the library would return it as it is. */
function decode(value: string): string | undefined {
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined;
  }
}

/** How long a session has left, in ms; less than nothing once it has ended. */
export function msLeft({ expiresAt }: Session, now: number): number {
  return Date.parse(expiresAt) - now;
}

/**
 * Whether it is worth asking the commerce service about (docs/reference/sessions.md#lifetime: more than 600 ms remain).
 */
export function isLive(session: Session, now: number): boolean {
  return msLeft(session, now) > sessionSpentMs;
}

/**
 * Whether its end is near enough for a logout to be set for it (docs/reference/sessions.md#lifetime: under 24 minutes
 * remain).
 */
export function endsSoon(session: Session, now: number): boolean {
  return msLeft(session, now) < autoLogoutWithinMs;
}
