import type { HotelsQuery } from './hotels-query.ts';
import type { HotelOffers, RoomOffer } from './room-offers.server.ts';
import type { RoomPair } from './room-pair.ts';

/** A hotel with the rooms that suit, those that are too small, and the ways to share two of them where one will not do. */
export type ChosenHotel = HotelOffers & { tooSmall: RoomOffer[]; pairs: RoomPair[] };

/**
 * The rooms that the guests fit in and that have what they need, hotel by hotel; hotels without one are left out, unless
 * theirs are too small. The room that a link named comes first, then those with a price, the cheapest first.
 *
 * @param guests 0 where nobody has said how many come
 */
export function chooseRooms(
  hotels: readonly HotelOffers[],
  { hotel, city, access, room, open }: HotelsQuery,
  guests: number,
): ChosenHotel[] {
  return hotels
    .filter((offers) => hotel === '' || offers.hotel.slug === hotel)
    .filter((offers) => city === '' || offers.citySlug === city)
    .map((offers) => {
      const suitable = offers.rooms.filter((offer) => access.every((kind) => offer.access.includes(kind)));
      const fitting = suitable.filter(({ sleeps, rate }) => sleeps >= guests && (!open || isFree(rate)));
      return {
        ...offers,
        rooms: fitting.sort((a, b) => Number(b.slug === room) - Number(a.slug === room) || byTotal(a, b) || 0),
        tooSmall: suitable.filter(({ sleeps }) => sleeps < guests),
        pairs: [],
      };
    })
    .filter(({ rooms, tooSmall }) => rooms.length + tooSmall.length > 0);
}

/** NaN where neither has a price: they stay in their own order. */
function byTotal(a: RoomOffer, b: RoomOffer): number {
  return totalOf(a) - totalOf(b);
}

function totalOf({ rate }: RoomOffer): number {
  return rate?.cost ? Number(rate.cost.total) : Number.POSITIVE_INFINITY;
}

/** A hotel that gives no rates may have rooms. */
function isFree(rate: RoomOffer['rate']): boolean {
  return rate === null || rate.state === 'available';
}

/** The rooms to compare, in the order asked for. */
export function comparedRooms(hotels: readonly HotelOffers[], shown: readonly ChosenHotel[], keys: readonly string[]) {
  const pairs = (from: readonly HotelOffers[]) =>
    from.flatMap((offers) => offers.rooms.map((room) => ({ room, offers })));
  if (keys.includes('all')) return pairs(shown);
  const all = pairs(hotels);
  return keys.flatMap((key) => all.find(({ room }) => room.key === key) ?? []);
}
