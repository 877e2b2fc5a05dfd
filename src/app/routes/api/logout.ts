import { type ActionFunctionArgs, redirect } from 'react-router';
import { forgetCart } from '../../cart/cart-cookie.server.ts';
import { siteContext } from '../../context.ts';
import { isOwnRequest } from '../../session/csrf-check.server.ts';
import { readToken } from '../../session/session.ts';
import { endedSessionCookies } from '../../session/session-cookies.ts';

/** The address itself shows nothing: it is for sending to. */
export function loader() {
  return redirect('/auth/login', 302);
}

/**
 * Logs out (docs/reference/sessions.md#logout): ends the token at the service, clears the cookies, goes to the login
 * page.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const site = context.get(siteContext);
  // Another site's form cannot end a session.
  if (!isOwnRequest(request, site.publicUrl)) return new Response('Forbidden', { status: 403 });
  const token = readToken(request.headers.get('Cookie'));
  if (token) {
    await site.customers.logOut(token).catch((error: unknown) => site.log('warn', 'token_not_deleted', { error }));
  }
  const headers = new Headers({ 'Cache-Control': 'no-store' });
  // The cart is the customer's: it comes back with their next login.
  if (token) await forgetCart(headers, site);
  for (const cookie of endedSessionCookies(site.publicUrl.startsWith('https:'))) headers.append('Set-Cookie', cookie);
  return redirect('/auth/login', { status: 303, headers });
}
