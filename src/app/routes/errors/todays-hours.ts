import { zonedClock } from '#blocks/dates/zoned-clock.ts';
import type { ContentType } from '#blocks/registry/schemas.ts';
import { daysName, hoursLines } from '#blocks/sections/eat-drink-section/opening-hours.ts';

const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

/** Today's lines of a venue's hours by the clock of its zone: `Fri: 7 am – 3 pm`, with the row's note behind a comma. */
export function todaysHours(hours: ContentType<'venue'>['hours'], now: Date, timeZone: string): string[] {
  const today = weekdays[zonedClock(now, timeZone).weekday];
  if (!today || !hours?.length) return [];
  const rows = hours.filter(({ days, open, close }) => days?.includes(today) && open && close);
  if (rows.length === 0) return [`${daysName([today])}: closed`];
  return hoursLines(rows).map(({ times, note }) => `${daysName([today])}: ${times}${note ? `, ${note}` : ''}`);
}
