import type { ContentType } from '../registry/schemas.ts';

type Place = Pick<ContentType<'venue' | 'hotel'>, 'street' | 'locality' | 'region' | 'postal'>;

/** `124 Wire Street, Detroit, MI 48226`; what is not set is left out. */
export function addressLine(place: Place): string {
  const region = [place.region, place.postal].filter(Boolean).join(' ');
  return [place.street, place.locality, region].filter(Boolean).join(', ');
}

/** A map that looks the address up: a venue's story has no position of its own. */
export function directionsLink(place: Place): string {
  return `https://www.openstreetmap.org/search?${new URLSearchParams({ query: addressLine(place) })}`;
}
