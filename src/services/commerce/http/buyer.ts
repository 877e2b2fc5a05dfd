/**
 * Whose tries are counted together (CommerceContext.buyer), of a request whose tokens were found right. The vendor's
 * header names the visitor behind a site's server; from anyone but a server with the private token it is only a claim.
 */
export function buyerOf(headers: Headers): string | null {
  if (!headers.has('Shopify-Storefront-Private-Token')) return 'public';
  return headers.get('Shopify-Storefront-Buyer-IP');
}
