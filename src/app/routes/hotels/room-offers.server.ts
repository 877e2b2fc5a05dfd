import { type BookingHotel, bookingHotel } from '#blocks/booking/booking-hotel.ts';
import { bathroomLine } from '#blocks/rooms/feature-names.ts';
import { bedsText, sizeText } from '#blocks/rooms/room-facts.ts';
import type { StoryOf } from '#blocks/stories/stories.ts';
import type { RoomRate, StayRates } from '#protocol/booking/rates.ts';
import { defaultCurrency, type Money } from '#protocol/money.ts';
import { capitalized } from '#ui/capitalized.ts';
import { storyPath } from '#ui/link-target.ts';
import type { Asset } from '#ui/Picture.tsx';
import { slugify } from '#ui/slug.ts';
import { type AccessKind, accessOf } from './access-kinds.ts';

/** A kind of room, as the page shows it. */
export type RoomOffer = {
  /** `hotel/room`, the slugs. */
  key: string;
  slug: string;
  name: string;
  /** What the booking engine calls it; `''` where it does not know it. */
  code: string;
  path: string;
  picture: Asset | null;
  sleeps: number;
  beds: string;
  size: string;
  view: string;
  bath: string;
  access: AccessKind[];
  /** The 'from' price of a night, and what is in it. */
  from: Money | null;
  fromNote: string;
  /** `null` without a stay, and where the hotel's engine gives no rates. */
  rate: RoomRate | null;
};

export type HotelOffers = {
  hotel: BookingHotel;
  /** `detroit` */
  citySlug: string;
  picture: Asset | null;
  /** Stands in for `picture` on a dark screen. */
  night: Asset | null;
  currency: string;
  promotion: StayRates['promotion'];
  /** The engine was asked, and did not answer. */
  isUnanswered: boolean;
  rooms: RoomOffer[];
};

/** One hotel with all its rooms, in their own order; with `rates`, each with its price for the stay. */
export function hotelOffers(
  hotel: StoryOf<'hotel'>,
  rooms: readonly StoryOf<'room'>[],
  rates: StayRates | 'unanswered' | null,
): HotelOffers {
  const known = rates === 'unanswered' ? null : rates;
  const { locality, photos, photo_night } = hotel.content;
  return {
    hotel: bookingHotel(hotel),
    citySlug: slugify(locality),
    picture: pictureOf(photos?.[0]) ?? pictureOf(rooms[0]?.content.photos?.[0]),
    night: photos?.[0] ? pictureOf(photo_night) : null,
    currency: known?.currency ?? defaultCurrency,
    promotion: known?.promotion ?? null,
    isUnanswered: rates === 'unanswered',
    rooms: rooms.map((room) => roomOffer(hotel, room, known)),
  };
}

function roomOffer(hotel: StoryOf<'hotel'>, { slug, full_slug, content }: StoryOf<'room'>, rates: StayRates | null) {
  const code = content.booking_room_code;
  return {
    key: `${hotel.slug}/${slug}`,
    slug,
    name: content.name,
    code: code ?? '',
    path: storyPath(full_slug),
    picture: pictureOf(content.photos?.[0]),
    sleeps: Number(content.max_guests) || 0,
    beds: capitalized(bedsText(content.beds)),
    size: sizeText(content),
    view: content.view ?? '',
    bath: bathroomLine(content.bathroom),
    access: accessOf(content, hotel.content),
    from: content.from_price
      ? { amount: content.from_price, currencyCode: content.from_price_currency || defaultCurrency }
      : null,
    fromNote: content.price_note || (content.from_price ? 'fees included, taxes extra' : ''),
    rate: (code && rates?.rooms.find(({ room }) => room === code)) || null,
  } satisfies RoomOffer;
}

/** Of an asset what a picture needs. */
function pictureOf(asset: Asset | null | undefined): Asset | null {
  if (!asset?.filename) return null;
  const { filename, alt, focus } = asset;
  return { filename, ...(alt ? { alt } : {}), ...(focus ? { focus } : {}) };
}
