import type { StayRates } from '#protocol/booking/rates.ts';
import type { RoomOffer } from './room-offers.server.ts';
import { cheapestPair, type RoomPair, toCents } from './room-pair.ts';
import { fitsRooms, type Guests, guestSplits } from './split-guests.ts';

/** Most ways to share two rooms of a hotel that are shown. */
const mostPairs = 4;

/**
 * For each way to put the guests into two rooms of a hotel, the two that cost least; the cheapest of these first.
 *
 * @param rooms those that have what the guests need
 * @param linkOf where two rooms are booked together
 * @param rates asks what a party of the guests would pay, once for each party; `null` where nobody says
 */
export async function roomPairs(
  guests: Guests,
  rooms: readonly RoomOffer[],
  rates: (party: Guests) => Promise<StayRates | null>,
  linkOf: (rooms: RoomPair['rooms']) => RoomPair['link'],
): Promise<RoomPair[]> {
  const asked = new Map<string, Promise<StayRates | null>>();
  const ratesOf = async (party: Guests) => {
    const key = `${party.adults} ${party.children}`;
    const answer = asked.get(key) ?? rates(party);
    asked.set(key, answer);
    const known = await answer;
    return known && { party, rates: known };
  };
  const pairs = await Promise.all(
    guestSplits(guests)
      .filter((split) => fitsRooms(split, rooms))
      .slice(0, mostPairs)
      .map(async ([larger, smaller]) => {
        const [one, other] = await Promise.all([ratesOf(larger), ratesOf(smaller)]);
        const pair = one && other && cheapestPair(rooms, [one, other]);
        return pair && { ...pair, link: linkOf(pair.rooms) };
      }),
  );
  return pairs.filter((pair) => pair !== null).sort((a, b) => toCents(a.total) - toCents(b.total));
}
