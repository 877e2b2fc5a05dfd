import { dayName, isDay, shortDay } from '#blocks/events/date-path.ts';
import { stateWords } from '#blocks/events/event-state.ts';
import { leftWords } from '#blocks/reservations/places-left.ts';
import type { ReservableTime } from '#blocks/reservations/reservable-time.ts';
import type { Site } from '../../context.ts';
import type { Offer } from './find-offer.server.ts';
import type { ReserveTime, ReserveView } from './reserve-view.ts';
import type { Wish } from './reserve-wish.ts';

/** Days after the one that is asked for in which room is looked for. */
const nearbyDays = 14;
/** Days with room that are offered in place of one without. */
const offeredDays = 4;
const defaultParty = 2;
const dayMs = 86_400_000;

/** Places that the guest has already, where a reservation is changed: they count as free. */
export type OwnPlaces = { slots: readonly string[]; party: number };

type Reads = { reservations: Pick<Site['reservations'], 'taken'>; now: Date };

/** The times of a day, with how many places are left; without a day, of the first one with room. */
export async function reserveView(
  offer: Offer,
  wish: Wish,
  { reservations, now }: Reads,
  own: OwnPlaces | null = null,
): Promise<ReserveView> {
  const party = readParty(wish.party, offer);
  const asked = wish.date !== null && isDay(wish.date) ? wish.date : null;
  const from = asked ?? offer.range.first;
  const days = offer.dates ? offer.dates.map(({ time }) => time.day) : daysFrom(from, offer);
  const offered = days.map((day) => ({ day, times: offer.timesOn(day) }));
  const slots = new Set(offered.flatMap(({ times }) => times.flatMap((time) => time.slots)));
  const taken = await reservations.taken(offer.story, [...slots]);
  const shownDays = offered.map(({ day, times }) => ({
    day,
    times: times.map((time) => shownTime(time, placesLeft(time, taken, own), party)),
  }));
  const withRoom = shownDays.filter(({ times }) => times.some(({ isFree }) => isFree));
  const day = asked ?? withRoom[0]?.day ?? from;
  const times = shownDays.find((one) => one.day === day)?.times ?? [];
  const isFree = times.some((time) => time.isFree);
  const { kind, title, path, place, phone, email, ticket, age, notice, maxParty, range } = offer;
  return {
    ...{ kind, title, path, place, phone, email, ticket, age, notice, maxParty, party, day, range },
    dayName: dayName(day),
    dates:
      offer.dates?.map(({ time, state, isOpen }) => {
        const left = shownDays.find((one) => one.day === time.day)?.times[0]?.left ?? 0;
        return { day: time.day, shown: time.shown, words: isOpen ? leftWords(left) : stateWords[state] };
      }) ?? null,
    times,
    none: isFree ? '' : whyNone(offer, day, times, party),
    nearby: isFree
      ? []
      : withRoom
          .filter((one) => one.day !== day)
          .slice(0, offeredDays)
          .map((one) => ({ day: one.day, name: `${weekdayName(one.day)}, ${shortDay(one.day, now)}` })),
  };
}

/** The number of guests that an address asks for, within what is offered. */
export function readParty(text: string | null, { maxParty, kind }: Pick<Offer, 'maxParty' | 'kind'>): number {
  const party = /^\d{1,3}$/.test(text ?? '') ? Number(text) : kind === 'table' ? defaultParty : 1;
  return Math.min(Math.max(party, 1), maxParty);
}

function placesLeft(
  { slots, capacity }: ReservableTime,
  taken: ReadonlyMap<string, number>,
  own: OwnPlaces | null,
): number {
  const lefts = slots.map((slot) => {
    const mine = own?.slots.includes(slot) ? own.party : 0;
    return capacity - (taken.get(slot) ?? 0) + mine;
  });
  return Math.max(0, Math.min(...lefts));
}

function shownTime({ start, shown, clock }: ReservableTime, left: number, party: number): ReserveTime {
  return { value: start, label: clock || shown, shown, left, isFree: left >= party };
}

/** The days from one on that a table can be reserved on, at most so many as are looked at. */
function daysFrom(day: string, { range }: Offer): string[] {
  const start = Date.parse(`${day}T12:00:00Z`);
  return Array.from({ length: nearbyDays }, (_, index) =>
    new Date(start + index * dayMs).toISOString().slice(0, 10),
  ).filter((one) => one >= range.first && one <= range.last);
}

function whyNone(offer: Offer, day: string, times: readonly ReserveTime[], party: number): string {
  if (offer.kind === 'ticket') {
    const date = offer.dates?.find(({ time }) => time.day === day);
    if (!date) return 'There are no tickets for this day.';
    return date.isOpen ? 'All tickets for this day are taken.' : `${stateWords[date.state]}.`;
  }
  if (day < offer.range.first) return 'This day is past.';
  if (day > offer.range.last) return 'This is too far ahead to reserve.';
  if (times.length > 0)
    return party === 1 ? 'No seat is free on this day.' : `No table for ${party} is free on this day.`;
  const reason = offer.closedOn(day);
  return reason ? `Closed on this day: ${reason}` : 'There are no tables to reserve on this day.';
}

function weekdayName(day: string): string {
  return dayName(day).split(',')[0] ?? '';
}
