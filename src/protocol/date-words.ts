import { dateFormat } from './date-format.ts';

/** Which parts of a day are written beside its number and its month. */
export type DayParts = { weekday?: 'long' | 'short'; month?: 'long' | 'short'; year?: boolean };

/**
 * A day as every page, mail and print writes it: `Friday, 4 December 2026`, `Fri, 4 Dec`, `4 December 2026`, `4 December`. The
 * number comes before the month, as the specification has it ("Ends 31 May"). Put together from its parts, so that server and
 * browser write the same whatever their version.
 */
export function dayText(
  date: Date,
  timeZone: string,
  { weekday, month = 'long', year = false }: DayParts = {},
): string {
  const format = dateFormat('en-US', {
    ...{ timeZone, day: 'numeric', month },
    ...(weekday ? { weekday } : {}),
    ...(year ? { year: 'numeric' } : {}),
  });
  const parts = format.formatToParts(date);
  const read = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value;
  const numbers = [read('day'), read('month'), read('year')].filter(Boolean).join(' ');
  return [read('weekday'), numbers].filter(Boolean).join(', ');
}

/** The same for a day of a calendar, `2026-12-04`. */
export function calendarDayText(day: string, parts: DayParts = {}): string {
  return dayText(new Date(`${day}T12:00:00Z`), 'UTC', parts);
}
