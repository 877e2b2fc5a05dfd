import { dateFormat } from '#protocol/date-format.ts';

/** A date and time in a time zone; `month` from 1, `weekday` from Monday = 0. */
export type ZonedClock = { year: number; month: number; day: number; hour: number; minute: number; weekday: number };

/** What the calendar and clock of `timeZone` (IANA name) show at an instant. */
export function zonedClock(instant: Date, timeZone: string): ZonedClock {
  const parts = dateFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(instant);
  const read = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value);
  const [year, month, day] = [read('year'), read('month'), read('day')];
  return { year, month, day, hour: read('hour'), minute: read('minute'), weekday: weekdayOf(year, month, day) };
}

/** The calendar day of an instant in a time zone: `2026-12-04`. */
export function zonedDay(instant: Date, timeZone: string): string {
  const { year, month, day } = zonedClock(instant, timeZone);
  return [year, String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
}

function weekdayOf(year: number, month: number, day: number): number {
  return (new Date(Date.UTC(year, month - 1, day)).getUTCDay() + 6) % 7;
}
