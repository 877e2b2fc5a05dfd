import { dateFormat } from '#protocol/date-format.ts';
import { dayText } from '#protocol/date-words.ts';

/**
 * A datetime field as an instant. The content service stores `YYYY-MM-DD HH:MM` in UTC; full ISO 8601 is taken too.
 * `null` when it is empty or no date.
 */
export function storyDate(value: string | null | undefined): Date | null {
  if (!value) return null;
  const iso = value.trim().replace(' ', 'T');
  const date = new Date(/(?:Z|[+-]\d\d:?\d\d)$/.test(iso) || !iso.includes('T') ? iso : `${iso}Z`);
  return Number.isNaN(date.getTime()) ? null : date;
}

/** `31 May`, or `31 May 2027` where the year is another than that of `now`. */
export function formatDay(date: Date, timeZone: string, now?: Date): string {
  const sameYear = now !== undefined && yearOf(date, timeZone) === yearOf(now, timeZone);
  return dayText(date, timeZone, { year: !sameYear });
}

/** One part of a date, such as `Friday` or `04`; whole days are written by `dayText`. */
export function part(date: Date, timeZone: string, options: Intl.DateTimeFormatOptions): string {
  return dateFormat('en-US', { timeZone, ...options }).format(date);
}

/** `8 pm` or `8:30 pm`; `noon` and `midnight` by name. */
export function formatTime(date: Date, timeZone: string): string {
  const [hour = 0, minute = 0] = part(date, timeZone, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
    .split(':')
    .map(Number);
  return formatClock(hour * 60 + minute);
}

/** The same for minutes since midnight; 1440 and more are of the next day. */
export function formatClock(minutes: number): string {
  const ofDay = minutes % 1440;
  if (ofDay === 0) return 'midnight';
  if (ofDay === 720) return 'noon';
  const hour = Math.floor(ofDay / 60);
  const minute = ofDay % 60;
  const shown = `${hour % 12 || 12}${minute ? `:${String(minute).padStart(2, '0')}` : ''}`;
  return `${shown} ${hour < 12 ? 'am' : 'pm'}`;
}

/** The short name of the time zone, `EDT` or `CST`. */
export function zoneName(date: Date, timeZone: string): string {
  const parts = dateFormat('en-US', { timeZone, timeZoneName: 'short' }).formatToParts(date);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

function yearOf(date: Date, timeZone: string): string {
  return part(date, timeZone, { year: 'numeric' });
}
