import type { StoryOf } from '#blocks/stories/stories.ts';
import { linkTarget } from '#ui/link-target.ts';
import { plainText } from '#ui/rich-text-nodes.ts';
import { type Node, node } from './node.ts';
import { publisher } from './organization.ts';
import { pictures } from './pictures.ts';
import { postalAddress } from './postal-address.ts';
import { amenities, roomInHotel } from './room.ts';

/** A hotel with its rooms. One that has not opened names neither rooms nor a price range. */
export function hotel(story: StoryOf<'hotel'>, rooms: readonly StoryOf<'room'>[], publicUrl: string): Node {
  const { content, full_slug } = story;
  const url = `${publicUrl}/${full_slug}`;
  const isOpen = (content.status || 'open') === 'open';
  return node({
    '@type': 'Hotel',
    '@id': `${url}#hotel`,
    name: content.name,
    description: content.seo_description || plainText(content.description),
    url,
    image: pictures(content.photos, publicUrl),
    logo: pictures([content.logo], publicUrl)[0],
    address: postalAddress(content),
    geo:
      content.lat && content.lng
        ? { '@type': 'GeoCoordinates', latitude: Number(content.lat), longitude: Number(content.lng) }
        : null,
    telephone: content.phone,
    email: content.email,
    checkinTime: content.check_in,
    checkoutTime: content.check_out,
    numberOfRooms: content.room_count ? Number(content.room_count) : null,
    petsAllowed: pets(content),
    amenityFeature: amenities(content.amenities),
    priceRange: isOpen ? priceRange(rooms) : null,
    sameAs: (content.same_as ?? []).flatMap(({ link }) => {
      const target = linkTarget(link);
      return target?.external ? [target.href] : [];
    }),
    parentOrganization: publisher(publicUrl),
    containsPlace: isOpen ? rooms.map((room) => roomInHotel(room, publicUrl)) : [],
  });
}

function pets({ pets: allowed, pets_note }: StoryOf<'hotel'>['content']): boolean | string | null {
  if (allowed === 'ask') return pets_note || 'Ask first';
  return allowed ? allowed === 'yes' : null;
}

/** `$189–$420`, of the rooms' own prices a night. */
function priceRange(rooms: readonly StoryOf<'room'>[]): string | null {
  const prices = rooms.flatMap(({ content }) => (content.from_price ? [Number(content.from_price)] : []));
  if (prices.length === 0) return null;
  const ends = [...new Set([Math.min(...prices), Math.max(...prices)])];
  return ends.map((price) => `$${Math.round(price)}`).join('–');
}
