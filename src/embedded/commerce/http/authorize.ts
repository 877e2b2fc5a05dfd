import { sameToken } from '#services/same-token.ts';
import type { ReadHeader } from './buyer.ts';

/** Where a server gives its own token; a browser has only the public one. */
export const privateTokenHeader = 'Shopify-Storefront-Private-Token';

export type Tokens = { publicToken: string; privateToken: string; adminToken: string };

/**
 * What a request may read: with a token all there is, without one the products, collections, search, pages, blogs and
 * carts alone (docs/reference/commerce-protocol.md#access).
 */
export type Access = 'token' | 'tokenless';

/** What a request may read by its headers, or the status to refuse it with. */
export type Authorization = Access | 401 | 403;

/**
 * Checks the vendor's two token headers; either is enough, and without any the API is open in part. A token that is wrong
 * is refused: 401 for a public one, 403 for a private one.
 */
export function authorize(header: ReadHeader, tokens: Tokens): Authorization {
  const privateToken = header(privateTokenHeader);
  if (privateToken !== null) return sameToken(privateToken, tokens.privateToken) ? 'token' : 403;
  const publicToken = header('X-Shopify-Storefront-Access-Token');
  if (publicToken === null) return 'tokenless';
  return sameToken(publicToken, tokens.publicToken) ? 'token' : 401;
}

/** The same for the Admin API, which has one secret token, one header, and nothing to read without it. */
export function authorizeAdmin(header: ReadHeader, adminToken: string): Authorization {
  const token = header('X-Shopify-Access-Token');
  return token !== null && sameToken(token, adminToken) ? 'token' : 401;
}
