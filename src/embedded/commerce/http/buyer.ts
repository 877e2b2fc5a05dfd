/** Reads a header of a request, by its name in any case; null where there is none. */
export type ReadHeader = (name: string) => string | null;

/**
 * The buyer of a request whose tokens are valid: the visitor that a trusted server names in the vendor's header
 * (from anyone else it is only a claim), or the address a browser asks from. What they try is counted together, and what
 * they ask is paid from one allowance (graphql/work-limit.ts). Null for a trusted server that names none: this site asks
 * for all its visitors, counts them itself, caches the answers, and must not be slowed by its own traffic.
 */
export function buyerOf(header: ReadHeader, address: string | null): string | null {
  if (header('Shopify-Storefront-Private-Token') !== null) return header('Shopify-Storefront-Buyer-IP');
  return address ?? 'public';
}
