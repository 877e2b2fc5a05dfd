import { sessionKeys } from '#ui/constants.ts';
import type { Session } from './session.ts';

/**
 * The two cookies of a session (docs/reference/sessions.md#storage), as Set-Cookie values or for `document.cookie`.
 * They end with it. Scripts may read them, because auto-login does; they go to this host alone, and over https only
 * where the site is on https.
 */
export function sessionCookies(session: Session, secure: boolean): string[] {
  const expires = new Date(session.expiresAt).toUTCString();
  return [
    cookie(sessionKeys.token, session.accessToken, expires, secure),
    cookie(sessionKeys.expiresAt, session.expiresAt, expires, secure),
  ];
}

/** What takes both cookies away. */
export function endedSessionCookies(secure: boolean): string[] {
  const past = new Date(0).toUTCString();
  return Object.values(sessionKeys).map((name) => cookie(name, '', past, secure));
}

function cookie(name: string, value: string, expires: string, secure: boolean): string {
  return `${name}=${encodeURIComponent(value)}; Path=/; Expires=${expires}; SameSite=Lax${secure ? '; Secure' : ''}`;
}
