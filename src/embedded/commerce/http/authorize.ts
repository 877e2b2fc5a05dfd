import { sameToken } from '#services/same-token.ts';

export type Tokens = { publicToken: string; privateToken: string; adminToken: string };

/**
 * Checks the vendor's two token headers; either is enough. Answers the status to refuse with: 401 without a token
 * that could be meant, 403 for a private token that is wrong; null when the request may pass.
 */
export function refusalStatus(headers: Headers, tokens: Tokens): 401 | 403 | null {
  const privateToken = headers.get('Shopify-Storefront-Private-Token');
  if (privateToken !== null) return sameToken(privateToken, tokens.privateToken) ? null : 403;
  const publicToken = headers.get('X-Shopify-Storefront-Access-Token');
  return publicToken !== null && sameToken(publicToken, tokens.publicToken) ? null : 401;
}

/** The same for the Admin API, which has one secret token and one header. */
export function adminRefusalStatus(headers: Headers, adminToken: string): 401 | null {
  const token = headers.get('X-Shopify-Access-Token');
  return token !== null && sameToken(token, adminToken) ? null : 401;
}
