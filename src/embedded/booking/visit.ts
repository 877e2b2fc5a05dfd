import type { CostLine } from '#protocol/booking/rates.ts';
import { addDays, nightCount } from './calendar.ts';
import type { HotelContact } from './inventory.ts';
import { minimumStay, roomsLeft } from './nightly-rates.ts';
import { decimal } from './quote-stay.ts';
import { quoteIn, type Terms } from './stay-rates.ts';

/** A room that is asked for, and who sleeps in it. */
export type WantedRoom = { code: string; adults: number; children: number };

/** A room of a visit with what it costs. */
export type VisitRoom = WantedRoom & { name: string; lines: CostLine[]; total: string };

/** Rooms of one hotel that are booked together. */
export type Visit = {
  hotel: string;
  /** The hotel's name and what it says of itself; a visit of before has neither. */
  hotelName?: string;
  contact?: HotelContact;
  currency: string;
  arrive: string;
  depart: string;
  rooms: VisitRoom[];
  total: string;
};

/** Most rooms of one visit. */
const mostRooms = 4;

/** `TWS:2:1` of an address, the room's code and its guests; null for anything else. */
export function readWantedRooms(values: readonly string[]): WantedRoom[] | null {
  if (values.length === 0 || values.length > mostRooms) return null;
  const rooms = values.map((value) => {
    const [, code = '', adults, children] = /^(.{1,40}):(\d{1,2}):(\d{1,2})$/.exec(value) ?? [];
    return { code, adults: Number(adults), children: Number(children) };
  });
  return rooms.every(({ code, adults }) => code !== '' && adults > 0) ? rooms : null;
}

/** What the rooms cost together, or why they cannot be booked, in a sentence. */
export function priceVisit(
  terms: Terms,
  stay: { arrive: string; depart: string },
  wanted: readonly WantedRoom[],
): { visit: Visit } | { problem: string } {
  const { hotel, taken } = terms;
  const nights = { arrive: stay.arrive, nights: nightCount(stay.arrive, stay.depart) };
  const least = minimumStay(nights.arrive, nights.nights);
  if (nights.nights < least) return { problem: `These nights are part of a stay of at least ${least} nights.` };
  const rooms: VisitRoom[] = [];
  let cents = 0;
  for (const one of wanted) {
    const room = hotel.rooms.find(({ code }) => code === one.code);
    if (!room) return { problem: `There is no room ${one.code}.` };
    if (one.adults + one.children > room.sleeps) return { problem: `${room.name} sleeps ${room.sleeps}.` };
    const same = wanted.filter(({ code }) => code === one.code).length;
    if (roomsLeft(room, nights.arrive, nights.nights, taken) < same) return { problem: goneText(room.name, same) };
    const { cost, total } = quoteIn(terms, room, nights);
    rooms.push({ ...one, name: room.name, ...cost });
    cents += total;
  }
  return {
    visit: {
      ...stay,
      hotel: hotel.slug,
      hotelName: hotel.name,
      ...(hotel.contact && { contact: hotel.contact }),
      currency: hotel.currency,
      rooms,
      total: decimal(cents),
    },
  };
}

export function goneText(room: string, count: number): string {
  return count === 1
    ? `${room} is sold out on these nights.`
    : `There are not ${count} of ${room} left on these nights.`;
}

/** How many rooms of which kind each night takes, always in the same order. */
export function nightsTaken({
  arrive,
  depart,
  rooms,
}: Visit): { code: string; name: string; night: string; count: number }[] {
  const kinds = [...new Map(rooms.map(({ code, name }) => [code, name]))].sort(([a], [b]) => (a < b ? -1 : 1));
  return kinds.flatMap(([code, name]) =>
    Array.from({ length: nightCount(arrive, depart) }, (_, index) => ({
      ...{ code, name, night: addDays(arrive, index) },
      count: rooms.filter((room) => room.code === code).length,
    })),
  );
}
