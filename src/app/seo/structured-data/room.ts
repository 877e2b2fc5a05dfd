import type { Blocks, ContentType } from '#blocks/registry/schemas.ts';
import { related, type StoryOf } from '#blocks/stories/stories.ts';
import { defaultCurrency } from '#protocol/money.ts';
import { hotelReference } from './hotel-reference.ts';
import { type Node, node } from './node.ts';
import { publisher } from './organization.ts';
import { pictures } from './pictures.ts';

const bedNames = {
  king: 'King bed',
  queen: 'Queen bed',
  double: 'Double bed',
  twin: 'Twin bed',
  bunk: 'Bunk bed',
  sofa: 'Sofa bed',
  crib: 'Crib',
} as const;

/** UN/CEFACT codes for a floor's size. */
const areaCodes = { sqft: 'FTK', sqm: 'MTK' } as const;

/** A room as its hotel's page names it: what it is stands on its own page, under the same `@id`. */
export function roomInHotel({ full_slug, content }: StoryOf<'room'>, publicUrl: string): Node {
  const url = `${publicUrl}/${full_slug}`;
  return node({ '@type': 'HotelRoom', '@id': `${url}#room`, name: content.name, url });
}

/**
 * A room's own page: the room, inside the offer of it (docs/reference/sections.md#structured-data). Without a price
 * there is no offer, and the room is no product: search engines refuse a product without either.
 */
export function roomOffer(room: StoryOf<'room'>, publicUrl: string): Node {
  const { from_price, from_price_currency } = room.content;
  const hotel = related(room.content.hotel, 'hotel');
  const place = hotel && { containedInPlace: hotelReference(hotel, publicUrl) };
  if (!from_price || hotel?.content.status === 'coming_soon') {
    return node({ ...roomFacts(room, publicUrl), ...place, '@type': 'HotelRoom' });
  }
  const url = `${publicUrl}/${room.full_slug}`;
  const currency = from_price_currency || defaultCurrency;
  const offer = {
    '@type': 'Offer',
    '@id': `${url}#offer`,
    price: from_price,
    priceCurrency: currency,
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: from_price,
      priceCurrency: currency,
      unitCode: 'DAY',
    },
    availability: 'https://schema.org/InStock',
    businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
    url,
    offeredBy: publisher(publicUrl),
  };
  const product = node({
    ...roomFacts(room, publicUrl),
    ...place,
    '@type': ['HotelRoom', 'Product'],
    offers: { '@id': offer['@id'] },
  });
  return node({ ...offer, itemOffered: product });
}

function roomFacts({ full_slug, content }: StoryOf<'room'>, publicUrl: string): Node {
  const { size_value, size_unit, max_guests } = content;
  return {
    '@type': 'HotelRoom',
    '@id': `${publicUrl}/${full_slug}#room`,
    name: content.name,
    description: content.summary,
    url: `${publicUrl}/${full_slug}`,
    image: pictures(content.photos, publicUrl),
    occupancy: max_guests ? { '@type': 'QuantitativeValue', maxValue: Number(max_guests), unitCode: 'C62' } : null,
    floorSize: size_value
      ? { '@type': 'QuantitativeValue', value: Number(size_value), unitCode: areaCodes[size_unit || 'sqft'] }
      : null,
    bed: (content.beds ?? []).flatMap(bed),
    amenityFeature: amenities(content.amenities),
  };
}

function bed({ type, count }: Blocks['bed_item']): Node[] {
  return type ? [{ '@type': 'BedDetails', typeOfBed: bedNames[type], numberOfBeds: Number(count || 1) }] : [];
}

/** What a room or hotel has, by the words of its list. */
export function amenities(values: ContentType<'room'>['amenities']): Node[] {
  return (values ?? []).map((value) => ({
    '@type': 'LocationFeatureSpecification',
    name: value.replaceAll('-', ' '),
    value: true,
  }));
}
