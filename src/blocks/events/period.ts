import { zonedDay } from '../dates/zoned-clock.ts';
import type { EventTime } from './event-state.ts';

/** The days that a guest asks for by name. */
export const periodNames = {
  today: 'Today',
  tomorrow: 'Tomorrow',
  weekend: 'This weekend',
  week: 'The next 7 days',
} as const;

export type Period = keyof typeof periodNames;

export function isPeriod(name: string): name is Period {
  return Object.hasOwn(periodNames, name);
}

type Days = { first: string; last: string };

/**
 * The first and the last day of a period (`2026-12-04`), by the calendar of a place. A weekend begins on Friday, for its
 * evening; on Saturday and Sunday it is what is left of it.
 */
export function periodDays(period: Period, now: Date, timeZone: string): Days {
  const today = zonedDay(now, timeZone);
  switch (period) {
    case 'today':
      return { first: today, last: today };
    case 'tomorrow':
      return { first: shiftedDay(today, 1), last: shiftedDay(today, 1) };
    case 'week':
      return { first: today, last: shiftedDay(today, 6) };
    case 'weekend': {
      const weekday = weekdayOf(today);
      return {
        first: weekday < friday ? shiftedDay(today, friday - weekday) : today,
        last: shiftedDay(today, 7 - weekday),
      };
    }
  }
}

/** Whether an event takes place on one of the period's days; one that ends at midnight is not on the day that begins. */
export function isInPeriod({ start, end }: EventTime, period: Period, now: Date, timeZone: string): boolean {
  const { first, last } = periodDays(period, now, timeZone);
  const begins = zonedDay(new Date(start), timeZone);
  const ends = end ? zonedDay(new Date(Date.parse(end) - 1), timeZone) : begins;
  return begins <= last && ends >= first;
}

const friday = 5;

/** From Monday, 1, to Sunday, 7. */
function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
}

function shiftedDay(day: string, by: number): string {
  const shifted = new Date(`${day}T00:00:00Z`);
  shifted.setUTCDate(shifted.getUTCDate() + by);
  return shifted.toISOString().slice(0, 10);
}
