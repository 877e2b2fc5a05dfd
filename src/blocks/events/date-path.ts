import { calendarDayText } from '#protocol/date-words.ts';
import { formatDay } from '../dates/dates.ts';
import { zonedDay } from '../dates/zoned-clock.ts';

/** The page of one date of an event that repeats, below the event's own: `/…/organ-night/2026-12-03`. */
export function datePath(eventPath: string, start: string, timezone: string): string {
  return `${eventPath}/${zonedDay(new Date(start), timezone)}`;
}

/** Such an address taken apart, with or without a slash before it; null where it names no day of the calendar. */
export function splitDate(path: string): { event: string; day: string } | null {
  const [, event = '', day = ''] = /^(.+)\/(\d{4}-\d{2}-\d{2})$/.exec(path) ?? [];
  return isDay(day) ? { event, day } : null;
}

/** Whether a text is a day of the calendar: `2026-12-03`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** `3 December`, with the year where it is another than that of `now`. */
export function shortDay(day: string, now: Date): string {
  return formatDay(midday(day), 'UTC', now);
}

/** `Thursday, 3 December 2026`, for a day of a calendar. */
export function dayName(day: string): string {
  return calendarDayText(day, { weekday: 'long', year: true });
}

function midday(day: string): Date {
  return new Date(`${day}T12:00:00Z`);
}
