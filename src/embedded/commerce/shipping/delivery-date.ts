import { addDays, dayAndHour } from './working-days.ts';

/** How far ahead a parcel may be asked for, in days. */
const maxDaysAhead = 90;

/** The days that may be named as the first on which a parcel may arrive: from tomorrow on. */
export function deliveryDays(now: Date): { first: string; last: string } {
  const { day } = dayAndHour(now);
  return { first: addDays(day, 1), last: addDays(day, maxDaysAhead) };
}

/** What is wrong with such a day; null for a good one, and for none. */
export function deliveryDateError(day: string, now: Date): string | null {
  if (day === '') return null;
  const { first, last } = deliveryDays(now);
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day)) && addDays(day, 0) === day;
  if (!isDay) return 'Enter a day of the calendar, such as 2026-12-24, or leave it empty.';
  if (day < first) return 'Choose a day from tomorrow on, or leave it empty.';
  return day > last ? `Choose a day within ${maxDaysAhead} days, or leave it empty.` : null;
}
