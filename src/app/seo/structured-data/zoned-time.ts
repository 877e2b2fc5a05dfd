import { zonedClock } from '#blocks/dates/zoned-clock.ts';

/** An instant by the clock of `timeZone` with its distance from UTC: `2026-06-02T20:00-04:00`. */
export function zonedTime(instant: Date, timeZone: string): string {
  const { year, month, day, hour, minute } = zonedClock(instant, timeZone);
  const minutes = Math.floor(instant.getTime() / 60_000);
  const ahead = Date.UTC(year, month - 1, day, hour, minute) / 60_000 - minutes;
  const sign = ahead < 0 ? '-' : '+';
  const offset = `${sign}${two(Math.floor(Math.abs(ahead) / 60))}:${two(Math.abs(ahead) % 60)}`;
  return `${zonedDay(instant, timeZone)}T${two(hour)}:${two(minute)}${offset}`;
}

/** The day by the calendar of `timeZone`: `2026-06-02`. */
export function zonedDay(instant: Date, timeZone: string): string {
  const { year, month, day } = zonedClock(instant, timeZone);
  return `${year}-${two(month)}-${two(day)}`;
}

function two(value: number): string {
  return String(value).padStart(2, '0');
}
