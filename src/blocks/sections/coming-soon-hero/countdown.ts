import { storyDate } from '../../dates/dates.ts';
import { zonedClock } from '../../dates/zoned-clock.ts';

/** How far off the opening is. `days` count in the hotel's time zone; `null` when far away or unknown. */
export type Countdown = { state: 'date_unset' | 'before' | 'last_week' | 'open'; days: number | null };

const dayMs = 86_400_000;
/** An opening further away is told by its words alone. */
const maxCountdownDays = 365;

export function countdown(openingDate: string | null | undefined, now: Date, timeZone: string): Countdown {
  const opening = storyDate(openingDate);
  if (!opening) return { state: 'date_unset', days: null };
  if (opening <= now) return { state: 'open', days: null };
  const days = (midnight(opening, timeZone) - midnight(now, timeZone)) / dayMs;
  if (days > maxCountdownDays) return { state: 'before', days: null };
  return { state: days <= 7 ? 'last_week' : 'before', days };
}

/** `Opens in 12 days`, `Opens tomorrow`, `Opens today`. */
export function countdownText(days: number): string {
  if (days === 0) return 'Opens today';
  return days === 1 ? 'Opens tomorrow' : `Opens in ${days} days`;
}

function midnight(instant: Date, timeZone: string): number {
  const clock = zonedClock(instant, timeZone);
  return Date.UTC(clock.year, clock.month - 1, clock.day);
}
