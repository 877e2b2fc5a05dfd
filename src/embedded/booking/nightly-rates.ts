import { isWeekend, nightsOf, weekday } from './calendar.ts';
import type { InventoryRoom } from './inventory.ts';

/** What a night costs more than the lowest one, in percent by month: January first. */
const seasonPercent = [0, 0, 6, 10, 18, 18, 12, 12, 18, 20, 8, 10];
const weekendPercent = 20;

/** Of a hundred nights so many are sold out. */
const soldOutOf100 = { weekday: 3, weekend: 8 };
const leastRooms = 4;
const moreRooms = 8;

/** Cents of one night, in whole dollars: a weekday in winter is the lowest. */
export function nightlyRate({ lowestNight }: InventoryRoom, date: string): number {
  const percent = (seasonPercent[Number(date.slice(5, 7)) - 1] ?? 0) + (isWeekend(date) ? weekendPercent : 0);
  return Math.round((lowestNight * (100 + percent)) / 10_000) * 100;
}

/** How many rooms of a kind, by its code, guests of this engine have booked for a night. */
export type TakenRooms = (code: string, date: string) => number;

export const nothingTaken: TakenRooms = () => 0;

/** Rooms of this kind that are left for every one of the nights. */
export function roomsLeft({ code }: InventoryRoom, arrive: string, nights: number, taken = nothingTaken): number {
  return Math.min(...nightsOf(arrive, nights).map((date) => Math.max(0, roomsOn(code, date) - taken(code, date))));
}

/**
 * The least nights of a stay that holds these: two with a Saturday, three with New Year's Eve. Who leaves on such a day is
 * not asked.
 */
export function minimumStay(arrive: string, nights: number): number {
  return Math.max(
    ...nightsOf(arrive, nights).map((date) => (date.endsWith('-12-31') ? 3 : weekday(date) === 6 ? 2 : 1)),
  );
}

/** Rooms of a kind that guests of this engine can book for a night: how it sells elsewhere follows from room and date alone. */
export function roomsOn(code: string, date: string): number {
  const chance = hash(`${code} ${date}`);
  const soldOut = isWeekend(date) ? soldOutOf100.weekend : soldOutOf100.weekday;
  if (chance % 100 < soldOut) return 0;
  const all = leastRooms + (hash(code) % moreRooms);
  return 1 + (Math.floor(chance / 100) % all);
}

/** FNV-1a, and a last mix: dates differ in their last character alone. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) value = Math.imul(value ^ character.charCodeAt(0), 0x01000193);
  value = Math.imul(value ^ (value >>> 15), 0x85ebca6b);
  return (value ^ (value >>> 13)) >>> 0;
}
