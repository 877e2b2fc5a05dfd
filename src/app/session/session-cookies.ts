import { stringifySetCookie } from 'cookie';
import { sessionKeys } from '#ui/constants.ts';
import type { Session } from './session.ts';

/**
 * The two cookies of a session (docs/reference/sessions.md#storage), as Set-Cookie values or for `document.cookie`.
 * They end with it. Scripts may read them, because auto-login does; they go to this host alone, and over https only
 * where the site is on https.
 */
export function sessionCookies(session: Session, secure: boolean): string[] {
  const expires = new Date(session.expiresAt);
  return [
    sessionCookie(sessionKeys.token, session.accessToken, expires, secure),
    sessionCookie(sessionKeys.expiresAt, session.expiresAt, expires, secure),
  ];
}

/** What deletes both cookies. */
export function endedSessionCookies(secure: boolean): string[] {
  return Object.values(sessionKeys).map((name) => sessionCookie(name, '', new Date(0), secure));
}

function sessionCookie(name: string, value: string, expires: Date, secure: boolean): string {
  return stringifySetCookie({ name, value, path: '/', expires, sameSite: 'lax', secure });
}
