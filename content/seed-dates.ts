const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;
export type Weekday = (typeof weekdays)[number];

const DAY = 24 * 60 * 60 * 1000;

/**
 * The moment at `time` (HH:MM on the clock of `timezone`), `days` days after `today`, as an ISO date.
 *
 * Demonstration content counts its dates from the day it is seeded, so that nothing in it is ever over.
 */
export function daysAhead(today: Date, days: number, time: string, timezone: string): string {
  return atLocalTime(new Date(today.getTime() + days * DAY), time, timezone);
}

/** The next such weekday that is at least a day away, put off by `weeks` weeks; otherwise as `daysAhead`. */
export function nextWeekday(today: Date, day: Weekday, time: string, timezone: string, weeks = 0): string {
  const wanted = weekdays.indexOf(day);
  const ahead = (wanted - today.getUTCDay() + 6) % 7;
  return daysAhead(today, 1 + ahead + weeks * 7, time, timezone);
}

/** The day alone, `YYYY-MM-DD`, `days` days after `today`. */
export function dayAhead(today: Date, days: number): string {
  return new Date(today.getTime() + days * DAY).toISOString().slice(0, 10);
}

/** The clock of the zone is read once at noon; daylight saving time changes at night and leaves the afternoon alone. */
function atLocalTime(date: Date, time: string, timezone: string): string {
  const day = date.toISOString().slice(0, 10);
  const noon = new Date(`${day}T12:00:00Z`);
  const parts = new Intl.DateTimeFormat('en-US', { timeZone: timezone, timeZoneName: 'longOffset' }).formatToParts(
    noon,
  );
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value.replace('GMT', '') || 'Z';
  return new Date(`${day}T${time}:00${offset}`).toISOString();
}

/** The next such day of the calendar (`12-25`) that is not over, as `YYYY-MM-DD`. */
export function nextCalendarDay(today: Date, monthAndDay: string): string {
  const thisYear = `${today.getUTCFullYear()}-${monthAndDay}`;
  return thisYear >= dayAhead(today, 0) ? thisYear : `${today.getUTCFullYear() + 1}-${monthAndDay}`;
}
