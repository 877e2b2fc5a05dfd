import { formatTime, zoneName } from '../dates/dates.ts';
import type { EventTime } from './event-state.ts';

/** `7:30 pm – 8:15 pm CST`, by the clock of the place. */
export function hoursText({ start, end }: EventTime, timezone: string): string {
  const from = new Date(start);
  const until = end ? ` – ${formatTime(new Date(end), timezone)}` : '';
  return `${formatTime(from, timezone)}${until} ${zoneName(from, timezone)}`;
}
