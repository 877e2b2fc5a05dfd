import { type Node, node } from './node.ts';

export type AddressFields = {
  street?: string | null;
  locality?: string | null;
  region?: string | null;
  postal?: string | null;
  country?: string | null;
};

/** A postal address; null when neither street nor town is known. */
export function postalAddress({ street, locality, region, postal, country }: AddressFields): Node | null {
  if (!street && !locality) return null;
  return node({
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: locality,
    addressRegion: region,
    postalCode: postal,
    addressCountry: country || 'US',
  });
}
