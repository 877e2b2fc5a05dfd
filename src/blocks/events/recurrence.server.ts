import { Temporal } from 'temporal-polyfill';
import { storyDate } from '../dates/dates.ts';
import type { ContentType } from '../registry/schemas.ts';
import { isDay } from './date-path.ts';

/** What of an event says when it happens. */
export type EventTimes = Pick<
  ContentType<'event'>,
  'start' | 'end' | 'all_day' | 'timezone' | 'repeat' | 'repeat_days' | 'repeat_until' | 'skip_dates'
>;

export type Weekday = 'MO' | 'TU' | 'WE' | 'TH' | 'FR' | 'SA' | 'SU';

/** The parts of a recurrence rule (RFC 5545 §3.3.10) that an event's fields can say. */
export type Recurrence = {
  freq: 'DAILY' | 'WEEKLY' | 'MONTHLY';
  byDay?: Weekday[];
  /** Which of those weekdays in its month, from 1; -1 is the last. */
  bySetPos?: number;
  byMonthDay?: number;
  /** The last instant at which an occurrence may begin. */
  until?: Date;
};

const weekdays: Record<NonNullable<EventTimes['repeat_days']>[number], Weekday> = {
  mon: 'MO',
  tue: 'TU',
  wed: 'WE',
  thu: 'TH',
  fri: 'FR',
  sat: 'SA',
  sun: 'SU',
};
const weekOrder = Object.values(weekdays);

/** The start in the event's own time zone; `null` for an invalid date or time zone. */
export function zonedStart({ start, timezone }: Pick<EventTimes, 'start' | 'timezone'>): Temporal.ZonedDateTime | null {
  const at = storyDate(start);
  if (!at) return null;
  try {
    return Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timezone);
  } catch {
    return null;
  }
}

/**
 * How an event repeats; `null` for one that does not. Monthly is the day of the month it starts on, or, where
 * `repeat_days` is set, the same weekday of the month (the first Sunday; a fifth one is the last).
 */
export function recurrence(event: EventTimes, start: Temporal.ZonedDateTime): Recurrence | null {
  const until = storyDate(event.repeat_until);
  const limit = until ? { until } : {};
  const ownDay = weekOrder[start.dayOfWeek - 1] ?? 'MO';
  switch (event.repeat) {
    case 'daily':
      return { freq: 'DAILY', ...limit };
    case 'weekly': {
      const days = (event.repeat_days ?? []).map((day) => weekdays[day]);
      return { freq: 'WEEKLY', byDay: days.length > 0 ? days : [ownDay], ...limit };
    }
    case 'monthly': {
      if (!event.repeat_days?.length) return { freq: 'MONTHLY', byMonthDay: start.day, ...limit };
      const nth = Math.ceil(start.day / 7);
      return { freq: 'MONTHLY', byDay: [ownDay], bySetPos: nth === 5 ? -1 : nth, ...limit };
    }
    default:
      return null;
  }
}

/** The starts that `skip_dates` leaves out: those days at the hour of the event. */
export function skippedStarts({ skip_dates }: EventTimes, start: Temporal.ZonedDateTime): Temporal.ZonedDateTime[] {
  return listedDays(skip_dates).map((day) =>
    Temporal.PlainDate.from(day).toZonedDateTime({ timeZone: start.timeZoneId, plainTime: start.toPlainTime() }),
  );
}

/** The days of a field that takes one a line, `2026-12-04`; lines that are no date are passed over. */
export function listedDays(lines: string | null | undefined): string[] {
  return (lines ?? '').split(/[\s,]+/).filter(isDay);
}
