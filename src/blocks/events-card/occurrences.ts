import { storyDate } from '../dates.ts';
import type { ContentType } from '../schemas.ts';
import { instantOf, type ZonedClock, zonedClock } from '../zoned-clock.ts';

type EventTimes = Pick<
  ContentType<'event'>,
  'start' | 'end' | 'timezone' | 'repeat' | 'repeat_days' | 'repeat_until' | 'skip_dates'
>;

export type Occurrence = { start: Date; end: Date | null };

const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
const dayMs = 86_400_000;

/**
 * The times of an event that end after `from` and begin before `until`, in order (blocks.md §4.3). A repeated event
 * keeps its hour by the clock of its zone, through changes of summer time too.
 */
export function occurrences(event: EventTimes, from: Date, until: Date): Occurrence[] {
  const start = storyDate(event.start);
  if (!start) return [];
  const end = storyDate(event.end);
  const length = end && end > start ? end.getTime() - start.getTime() : null;
  const occurrence = (at: Date): Occurrence => ({
    start: at,
    end: length === null ? null : new Date(at.getTime() + length),
  });
  const isWanted = ({ start: begins, end: ends }: Occurrence) => (ends ?? begins) > from && begins < until;
  if (!event.repeat || event.repeat === 'none') return [occurrence(start)].filter(isWanted);

  const first = zonedClock(start, event.timezone);
  const last = Math.min(until.getTime(), storyDate(event.repeat_until)?.getTime() ?? Number.POSITIVE_INFINITY);
  const skipped = new Set((event.skip_dates ?? '').split(/\s+/));
  const found: Occurrence[] = [];
  const from0 = Math.max(start.getTime(), from.getTime() - (length ?? 0) - dayMs);
  for (let time = from0; time <= last + dayMs; time += dayMs) {
    const day = zonedClock(new Date(time), event.timezone);
    if (!fallsOn(event, first, day) || skipped.has(dateText(day))) continue;
    const at = instantOf({ ...day, hour: first.hour, minute: first.minute }, event.timezone);
    const candidate = occurrence(at);
    if (at >= start && at.getTime() <= last && isWanted(candidate)) found.push(candidate);
  }
  return found.filter(({ start: at }, index) => at.getTime() !== found[index - 1]?.start.getTime());
}

/** `Every Thursday`, `Every day`; `''` for an event that does not repeat. */
export function repeatText({ repeat, repeat_days, start, timezone }: EventTimes): string {
  const first = storyDate(start);
  if (!first || !repeat || repeat === 'none') return '';
  if (repeat === 'daily') return 'Every day';
  if (repeat === 'monthly') return 'Every month';
  const days = repeat_days?.length ? repeat_days : [weekdays[zonedClock(first, timezone).weekday] ?? 'mon'];
  const names = weekdays.filter((day) => days.includes(day)).map((day) => longNames[day]);
  return `Every ${names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`}`;
}

const longNames = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
} as const;

function fallsOn({ repeat, repeat_days }: EventTimes, first: ZonedClock, day: ZonedClock): boolean {
  if (repeat === 'daily') return true;
  if (repeat === 'monthly') return day.day === first.day;
  const weekday = weekdays[day.weekday];
  return repeat_days?.length ? weekday !== undefined && repeat_days.includes(weekday) : day.weekday === first.weekday;
}

function dateText({ year, month, day }: ZonedClock): string {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
