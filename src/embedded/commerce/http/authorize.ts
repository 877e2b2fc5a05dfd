import { tokenCheck } from '#services/same-token.ts';
import type { ReadHeader } from './buyer.ts';

/** Where a server gives its own token; a browser has only the public one. */
export const privateTokenHeader = 'Shopify-Storefront-Private-Token';

type CheckToken = (given: string) => boolean;

/** Says of a token whether it is the right one. */
export type Tokens = { isPublic: CheckToken; isPrivate: CheckToken; isAdmin: CheckToken };

/** Prepares the tokens of a service for what requests bring. */
export function tokensOf(right: { publicToken: string; privateToken: string; adminToken: string }): Tokens {
  return {
    isPublic: tokenCheck(right.publicToken),
    isPrivate: tokenCheck(right.privateToken),
    isAdmin: tokenCheck(right.adminToken),
  };
}

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
  if (privateToken !== null) return tokens.isPrivate(privateToken) ? 'token' : 403;
  const publicToken = header('X-Shopify-Storefront-Access-Token');
  if (publicToken === null) return 'tokenless';
  return tokens.isPublic(publicToken) ? 'token' : 401;
}

/** The same for the Admin API, which has one secret token, one header, and nothing to read without it. */
export function authorizeAdmin(header: ReadHeader, { isAdmin }: Tokens): Authorization {
  const token = header('X-Shopify-Access-Token');
  return token !== null && isAdmin(token) ? 'token' : 401;
}
