const FNV_OFFSET = 0x6c62272e07bb014262b821756295c58dn;
const FNV_PRIME = 0x1000000000000000000013bn;

/**
 * A UUID that is always the same for the same name: version 8 of RFC 9562 over the 128-bit FNV-1a hash.
 *
 * Pure and without dependencies, so that content, examples and services agree on ids without asking each other.
 */
export function nameUuid(name: string): string {
  let hash = FNV_OFFSET;
  for (const byte of new TextEncoder().encode(name)) hash = BigInt.asUintN(128, (hash ^ BigInt(byte)) * FNV_PRIME);
  const hex = hash.toString(16).padStart(32, '0');
  const variant = (Number.parseInt(hex.charAt(16), 16) & 0x3) | 0x8;
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    variant.toString(16) + hex.slice(17, 20),
    hex.slice(20),
  ].join('-');
}

/** The uuid of the seeded story with this full slug (`hotels/ulysses`), by which other stories may name it. */
export function storyUuid(fullSlug: string): string {
  return nameUuid(`story:${fullSlug.replace(/^\/+|\/+$/g, '')}`);
}
