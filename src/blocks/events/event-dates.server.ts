import { nextQuarter } from '../dates/next-quarter.ts';
import { zonedDay } from '../dates/zoned-clock.ts';
import type { ContentType } from '../registry/schemas.ts';
import { aheadMs, eventMoment, eventTime, stateOf } from './event-moment.server.ts';
import { type EventDates, type ListedTime, stateWords } from './event-state.ts';
import { occurrences } from './occurrences.server.ts';
import { repeatText } from './repeat-text.server.ts';

type Event = ContentType<'event'>;

/** Dates that a page of an event offers beside its own. */
const offeredDates = 6;

const dayMs = 86_400_000;

/**
 * The dates of each event's own page as they were worked out last: every page with a card of the event asks for them.
 * They hold from `from` until one of the dates is over, at `until` (both in ms since 1970), and no longer than to
 * the next quarter of an hour, at which a day may end.
 */
const lastDates = new WeakMap<Event, { dates: EventDates; from: number; until: number }>();

/**
 * What an event's page shows of its dates; `day` (`2026-12-04`, by the calendar of its place) is the one that the
 * address names, `null` on the event's own page.
 */
export function eventDates(event: Event, day: string | null, now: Date): EventDates {
  if (day !== null) return workOut(event, day, now);
  const from = now.getTime();
  const known = lastDates.get(event);
  if (known && known.from <= from && from < known.until) return known.dates;
  const dates = workOut(event, null, now);
  const ends = [dates.moment, ...dates.next].map((time) => Date.parse(time?.end ?? time?.start ?? ''));
  lastDates.set(event, { dates, from, until: Math.min(nextQuarter(from), ...ends.filter((end) => end > from)) });
  return dates;
}

function workOut(event: Event, day: string | null, now: Date): EventDates {
  const moment = day === null ? eventMoment(event, now) : dateOn(event, day, now);
  const next = repeats(event) ? nextDates(event, now) : [];
  return datesOf(event, { day, moment, next });
}

export function datesOf(
  { capacity_note }: Event,
  { day, moment, next }: Pick<EventDates, 'day' | 'moment' | 'next'>,
): EventDates {
  const meant = day === null && next.length > 0 ? next : [moment];
  const soldOut = meant.every((time) => time?.state === 'sold_out');
  const isOn = day === null || moment !== null;
  const note = isOn ? [moment?.left, capacity_note].filter(Boolean).join(' · ') : '';
  return { day, moment, soldOut, places: soldOut ? stateWords.sold_out : note, next };
}

/** Whether each of its dates has an address of its own. */
export function repeats({ repeat }: Pick<Event, 'repeat'>): boolean {
  return Boolean(repeat) && repeat !== 'none';
}

/** The time at which an event begins on a day; null where it does not, and for days too far off to be planned. */
export function timeOn(event: Event, day: string, now: Date): { start: Date; end: Date | null } | null {
  const midday = Date.parse(`${day}T12:00:00Z`);
  if (!(midday < now.getTime() + aheadMs)) return null;
  // No time zone is further from Greenwich than fourteen hours.
  const nearby = occurrences(event, new Date(midday - 2 * dayMs), new Date(midday + 2 * dayMs));
  return nearby.find(({ start }) => zonedDay(start, event.timezone) === day) ?? null;
}

function dateOn(event: Event, day: string, now: Date): EventDates['moment'] {
  const time = timeOn(event, day, now);
  if (!time) return null;
  const isOver = (time.end ?? time.start) <= now;
  return { ...eventTime(time), state: stateOf(event, isOver ? null : time, now), repeated: repeatText(event) };
}

function nextDates(event: Event, now: Date): ListedTime[] {
  return occurrences(event, now, new Date(now.getTime() + aheadMs))
    .slice(0, offeredDates)
    .map((time) => ({ ...eventTime(time), state: stateOf(event, time, now) }));
}
