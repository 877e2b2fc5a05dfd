import { parseCookie, stringifySetCookie } from 'cookie';
import type { Actor } from '#protocol/editor-roles.ts';
import type { Editors } from './open-editors.ts';

const name = 'editor_session';

/** The token of the session that a request brings. */
export function sessionToken(request: Request): string | null {
  return parseCookie(request.headers.get('cookie') ?? '')[name] ?? null;
}

/** Gives a session to the browser, or with null takes it away; it ends with the browser, or at the server. */
export function sessionCookie(token: string | null, publicUrl: string): string {
  return stringifySetCookie({
    name,
    value: token ?? '',
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure: publicUrl.startsWith('https:'),
    ...(token === null && { maxAge: 0 }),
  });
}

/**
 * The editor whose session a request brings; null where it brings none that holds, or would change something and comes from
 * another site's page.
 */
export async function editorOf(
  request: Request,
  editors: Pick<Editors, 'actorOf'>,
  publicUrl: string,
): Promise<Actor | null> {
  const token = sessionToken(request);
  if (token === null || !(isRead(request) || isOwn(request, publicUrl))) return null;
  return editors.actorOf(token);
}

function isRead({ method }: Request): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** Browsers say where a request that changes something comes from. */
export function isOwn({ headers, url }: Request, publicUrl: string): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  const origin = headers.get('origin');
  return origin !== null && (origin === publicUrl || origin === new URL(url).origin);
}
