import type { NearbyStay, RoomRate, RoomState, StayRates } from '#protocol/booking/rates.ts';
import { addDays, nightCount } from './calendar.ts';
import type { BookingSettings, HotelCharges, InventoryHotel, InventoryRoom, Promotion } from './inventory.ts';
import { minimumStay, nothingTaken, roomsLeft, type TakenRooms } from './nightly-rates.ts';
import { quoteStay } from './quote-stay.ts';

/** Other days of arrival are looked at so many days before and after. */
const nearbyDays = 7;
const mostNearby = 3;

export type WantedStay = { arrive: string; depart: string; guests: number; promo: string };

export type Terms = {
  hotel: InventoryHotel;
  charges: HotelCharges;
  promotion: Promotion | null;
  today: string;
  taken: TakenRooms;
};

const untaxed: HotelCharges = { taxes: [] };

/**
 * What every kind of room of a hotel costs for a stay, or why it cannot be booked, with the cheapest stays near by.
 *
 * @param today of the hotel's own calendar, `YYYY-MM-DD`: no stay begins before it.
 */
export function stayRates(
  hotel: InventoryHotel,
  settings: BookingSettings,
  stay: WantedStay,
  today: string,
  taken = nothingTaken,
): StayRates {
  const code = stay.promo.toUpperCase();
  const terms = termsOf(hotel, settings, { promo: stay.promo, today, taken });
  const { promotion } = terms;
  const nights = nightCount(stay.arrive, stay.depart);
  const rooms = hotel.rooms.map((room) => rateOf(room, { ...stay, nights }, terms));
  const isApplied = rooms.some(({ isReduced }) => isReduced);
  return {
    currency: hotel.currency,
    nights,
    promotion: code === '' ? null : promotion === null ? 'unknown' : isApplied ? 'applied' : 'not_these_nights',
    rooms: rooms.map(({ rate }) => rate),
  };
}

/** What holds for every room of a hotel. */
export function termsOf(
  hotel: InventoryHotel,
  settings: BookingSettings,
  { promo, ...rest }: { promo: string } & Pick<Terms, 'today' | 'taken'>,
): Terms {
  const promotion = settings.promotions.find(({ code }) => code === promo.toUpperCase()) ?? null;
  return { hotel, charges: settings.charges[hotel.slug] ?? untaxed, promotion, ...rest };
}

export type Nights = { arrive: string; nights: number };

function rateOf(room: InventoryRoom, wanted: Nights & { guests: number }, terms: Terms) {
  const state: RoomState = wanted.guests > room.sleeps ? 'too_many_guests' : stateOf(room, wanted, terms);
  const quote = state === 'available' ? quoteIn(terms, room, wanted) : null;
  const rate: RoomRate = {
    room: room.code,
    state,
    sleeps: room.sleeps,
    minimumStay: minimumStay(wanted.arrive, wanted.nights),
    left: roomsLeft(room, wanted.arrive, wanted.nights, terms.taken),
    cost: quote?.cost ?? null,
    nearby: state === 'too_many_guests' ? [] : nearbyStays(room, wanted, terms, quote?.total ?? null),
  };
  return { rate, isReduced: quote?.isReduced ?? false };
}

function stateOf(room: InventoryRoom, { arrive, nights }: Nights, { taken }: Pick<Terms, 'taken'>): RoomState {
  if (roomsLeft(room, arrive, nights, taken) === 0) return 'sold_out';
  return nights < minimumStay(arrive, nights) ? 'minimum_stay' : 'available';
}

/**
 * The cheapest stays that begin a few days before or after; where the stay is too short, one that is long enough and holds
 * the same nights comes first.
 */
function nearbyStays(room: InventoryRoom, wanted: Nights, terms: Terms, below: number | null): NearbyStay[] {
  const least = minimumStay(wanted.arrive, wanted.nights);
  const spare = Math.max(0, least - wanted.nights);
  const longer = range(0, spare).map((days) => ({ arrive: addDays(wanted.arrive, -days), nights: least }));
  const shifted = range(-nearbyDays, nearbyDays)
    .filter((days) => days !== 0)
    .map((days) => ({ arrive: addDays(wanted.arrive, days), nights: wanted.nights }));
  const cheapest = (stays: Nights[]) =>
    stays
      .filter((stay) => stay.arrive >= terms.today && stateOf(room, stay, terms) === 'available')
      .map((stay) => ({ stay, quote: quoteIn(terms, room, stay) }))
      .filter(({ quote }) => below === null || quote.total < below)
      .sort((a, b) => a.quote.total - b.quote.total || distance(a.stay, wanted) - distance(b.stay, wanted));
  const found = [...(spare > 0 ? cheapest(longer).slice(0, 1) : []), ...cheapest(shifted)].slice(0, mostNearby);
  return found.map(({ stay, quote }) => ({
    arrive: stay.arrive,
    depart: addDays(stay.arrive, stay.nights),
    total: quote.cost.total,
  }));
}

export function quoteIn({ hotel, charges, promotion }: Terms, room: InventoryRoom, stay: Nights) {
  return quoteStay(hotel, room, stay, charges, promotion);
}

function distance(stay: Nights, wanted: Nights): number {
  return Math.abs(nightCount(wanted.arrive, stay.arrive));
}

/** Whole numbers, both ends included. */
function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
