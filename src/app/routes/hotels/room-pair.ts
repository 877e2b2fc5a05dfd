import type { StayRates } from '#protocol/booking/rates.ts';
import type { RoomOffer } from './room-offers.server.ts';
import { countGuests, type Guests } from './split-guests.ts';

/** A room of two, and who sleeps in it. */
type RoomOfPair = { slug: string; name: string; code: string; party: Guests; total: string };

/** Two rooms of one hotel for guests who share none, and what both cost together. */
export type RoomPair = {
  rooms: [RoomOfPair, RoomOfPair];
  total: string;
  /** Where both are booked together; `null` where the hotel's engine takes one room a link. */
  link: string | null;
};

type PartyRates = { party: Guests; rates: StayRates };

/**
 * The two rooms that cost least together, one for each party; twice the same kind only where two of it are left. `null` where there are
 * no two. Each party was asked for by itself: what a room costs may depend on who is in it.
 *
 * @param rooms those that have what the guests need
 */
export function cheapestPair(
  rooms: readonly Pick<RoomOffer, 'slug' | 'name' | 'code' | 'sleeps'>[],
  [first, second]: readonly [PartyRates, PartyRates],
): Omit<RoomPair, 'link'> | null {
  const pairs = freeFor(first, rooms).flatMap((one) =>
    freeFor(second, rooms)
      .filter((other) => one.slug !== other.slug || one.left > 1)
      .map((other) => ({ rooms: [one, other] as const, cents: toCents(one.total) + toCents(other.total) })),
  );
  const [cheapest] = pairs.sort((a, b) => a.cents - b.cents);
  if (!cheapest) return null;
  const [one, other] = cheapest.rooms;
  return {
    rooms: [withoutLeft(one), withoutLeft(other)],
    total: (cheapest.cents / 100).toFixed(2),
  };
}

type FreeRoom = RoomOfPair & { left: number };

function freeFor({ party, rates }: PartyRates, rooms: Parameters<typeof cheapestPair>[0]): FreeRoom[] {
  const guests = countGuests(party);
  return rooms.flatMap(({ slug, name, code, sleeps }) => {
    const rate = code && sleeps >= guests ? rates.rooms.find(({ room }) => room === code) : undefined;
    return code && rate?.cost && rate.state === 'available'
      ? [{ slug, name, code, party, total: rate.cost.total, left: rate.left }]
      : [];
  });
}

function withoutLeft({ left: _, ...room }: FreeRoom): RoomOfPair {
  return room;
}

/** Sums are of whole cents: fractions of a dollar do not add up in binary. */
export function toCents(amount: string): number {
  return Math.round(Number(amount) * 100);
}
