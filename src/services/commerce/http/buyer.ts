/**
 * Whose tries are counted together (CommerceContext.buyer), of a request whose tokens were found right. The vendor's
 * header names the visitor behind a site's server; from anyone but a server with the private token it is only a claim.
 */
export function buyerOf(headers: Headers): string | null {
  if (!headers.has('Shopify-Storefront-Private-Token')) return 'public';
  return headers.get('Shopify-Storefront-Buyer-IP');
}

/**
 * Who pays for a request's cost (graphql/cost-limit.ts): the buyer whom a trusted server names, or else the address a
 * browser asks from. Null for a trusted server that names none: this site asks for all its visitors, keeps what it
 * was told, and must not be held up by its own traffic.
 */
export function payerOf(headers: Headers, address: string | null): string | null {
  const buyer = buyerOf(headers);
  return buyer === 'public' ? (address ?? buyer) : buyer;
}
