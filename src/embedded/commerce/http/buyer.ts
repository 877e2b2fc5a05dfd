/**
 * The buyer of a request whose tokens are valid: the visitor that a trusted server names in the vendor's header
 * (from anyone else it is only a claim), or the address a browser asks from. What they try is counted together, and what
 * they ask is paid from one allowance (graphql/work-limit.ts). Null for a trusted server that names none: this site asks
 * for all its visitors, counts them itself, caches the answers, and must not be slowed by its own traffic.
 */
export function buyerOf(headers: Headers, address: string | null): string | null {
  if (headers.has('Shopify-Storefront-Private-Token')) return headers.get('Shopify-Storefront-Buyer-IP');
  return address ?? 'public';
}
