import { Temporal } from 'temporal-polyfill';
import { formatTime, part, zoneName } from '../dates/dates.ts';
import { zonedDay } from '../dates/zoned-clock.ts';
import { dayName } from '../events/date-path.ts';
import type { ContentType } from '../registry/schemas.ts';
import type { ReservableTime } from './reservable-time.ts';

type Venue = Pick<ContentType<'venue'>, 'hours' | 'closures' | 'seats' | 'reserve_every' | 'stay_minutes'>;

const minuteMs = 60_000;
/** What seats are counted by. Fixed, so that counts hold when an editor changes the times that are offered. */
const slotMs = 15 * minuteMs;
/** The last table is offered so long before closing. */
const lastTableMs = 60 * minuteMs;
/** A table is offered until so long before. */
const noticeMs = 30 * minuteMs;
const defaultStayMinutes = 120;
const defaultEveryMinutes = 30;
const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

type Interval = { start: number; end: number };

/**
 * The times at which tables are reserved on a day of the venue's calendar, from its opening hours by the clock of `timeZone`
 * (IANA name). Hours that run past midnight belong to the day on which they begin; a closure takes the whole day. What has
 * begun, or begins within half an hour of `now`, is left out.
 */
export function tableTimes(venue: Venue, day: string, timeZone: string, now: Date): ReservableTime[] {
  const every = (Number(venue.reserve_every) || defaultEveryMinutes) * minuteMs;
  const stay = (Number(venue.stay_minutes) || defaultStayMinutes) * minuteMs;
  return openingTimes(venue, day, timeZone).flatMap(({ start, end }) =>
    starts(start, end - lastTableMs, every)
      .filter((at) => at >= now.getTime() + noticeMs)
      .map((at) => tableTime(at, Math.min(at + stay, end), { day, timeZone, seats: Number(venue.seats) })),
  );
}

/** Why a venue is closed on a day, in the words of an editor; null where no closure names the day. */
export function closureOn({ closures }: Pick<Venue, 'closures'>, day: string): string | null {
  const closure = (closures ?? []).find(({ date }) => date?.slice(0, 10) === day);
  return closure ? (closure.reason ?? '') : null;
}

/** When a venue opens and closes on a day, as instants in ms; times that touch or overlap are one. */
function openingTimes(venue: Venue, day: string, timeZone: string): Interval[] {
  if (closureOn(venue, day) !== null) return [];
  const date = Temporal.PlainDate.from(day);
  const weekday = weekdays[date.dayOfWeek - 1];
  const instant = (on: Temporal.PlainDate, time: string) =>
    on.toZonedDateTime({ timeZone, plainTime: Temporal.PlainTime.from(time) }).epochMilliseconds;
  const result: Interval[] = [];
  const rows = (venue.hours ?? [])
    .filter(({ days }) => weekday && days?.includes(weekday))
    .flatMap(({ open, close }) =>
      isTime(open) && isTime(close)
        ? [{ start: instant(date, open), end: instant(close <= open ? date.add({ days: 1 }) : date, close) }]
        : [],
    )
    .sort((a, b) => a.start - b.start);
  for (const row of rows) {
    const last = result.at(-1);
    if (last && row.start <= last.end) last.end = Math.max(last.end, row.end);
    else result.push(row);
  }
  return result;
}

function isTime(text: string | null | undefined): text is string {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text ?? '');
}

/** Instants from the first to the last one, a step apart. */
function starts(first: number, last: number, step: number): number[] {
  return Array.from({ length: Math.max(0, Math.floor((last - first) / step) + 1) }, (_, index) => first + index * step);
}

function tableTime(
  start: number,
  end: number,
  { day, timeZone, seats }: { day: string; timeZone: string; seats: number },
): ReservableTime {
  const firstSlot = Math.floor(start / slotMs) * slotMs;
  const iso = (at: number) => new Date(at).toISOString();
  return {
    day,
    start: iso(start),
    end: iso(end),
    ...shownTime(new Date(start), timeZone, day),
    slots: starts(firstSlot, end - 1, slotMs).map(iso),
    capacity: seats,
  };
}

/** After midnight a time says which evening it belongs to. */
function shownTime(start: Date, timeZone: string, day: string): Pick<ReservableTime, 'shown' | 'clock'> {
  const ownDay = zonedDay(start, timeZone);
  const clock = formatTime(start, timeZone);
  const shown = `${dayName(ownDay)}, ${clock} ${zoneName(start, timeZone)}`;
  if (ownDay === day) return { shown, clock };
  const evening = part(new Date(`${day}T12:00:00Z`), 'UTC', { weekday: 'long' });
  return {
    shown: `${shown} (the night of ${evening})`,
    clock: clock === 'midnight' ? clock : `${clock}, after midnight`,
  };
}
