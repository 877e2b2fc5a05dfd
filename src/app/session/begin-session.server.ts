import type { CustomerToken } from '#clients/commerce/customer-answer.ts';
import type { RequestContext, Site } from '../context.ts';
import { mergeCarts } from './merge-carts.server.ts';
import { sessionCookies } from './session-cookies.ts';

/** Adds a session's cookies to the answer that begins it. */
export function beginSession(headers: Headers, token: CustomerToken, { publicUrl }: Pick<Site, 'publicUrl'>): void {
  for (const cookie of sessionCookies(token, publicUrl.startsWith('https:'))) headers.append('Set-Cookie', cookie);
}

/** Lets a visitor in: the headers of the answer, with the session's cookies and those of the one cart that is theirs now. */
export async function letIn(
  site: Site,
  context: RequestContext,
  token: CustomerToken,
  request: Request,
): Promise<Headers> {
  const headers = new Headers();
  beginSession(headers, token, site);
  const customerId = await site.customers.idOf(token.accessToken).catch(() => null);
  if (customerId !== null) await mergeCarts(site, context, { ...token, customerId }, request, headers);
  return headers;
}
