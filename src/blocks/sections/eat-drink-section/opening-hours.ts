import { dateFormat } from '#protocol/date-format.ts';
import { formatClock, part } from '../../dates/dates.ts';
import type { ContentType } from '../../registry/schemas.ts';

type HoursRows = NonNullable<ContentType<'venue'>['hours']>;
type Closures = NonNullable<ContentType<'venue'>['closures']>;

/** Whether a venue is open, in words; `changesInMinutes` is when it says something else, `null` when not within a week. */
export type OpeningState =
  | { kind: 'open' | 'closing_soon'; text: string; changesInMinutes: number }
  | { kind: 'closed' | 'holiday'; text: string; changesInMinutes: number | null }
  | { kind: 'temporarily_closed' | 'hours_unknown'; text: string; changesInMinutes: null };

type OpeningQuestion = { hours: HoursRows; closures: Closures; now: Date; timeZone: string };
type Interval = { start: number; end: number };

const dayMinutes = 1440;
const closingSoonMinutes = 60;
const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
const dayNames: readonly string[] = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/**
 * Whether a venue is open at `now`, in its own time zone (docs/reference/sections.md#opening-hours). A row that
 * closes before it opens runs into the next day; a closure overrides the whole day it names.
 */
export function openingState({ hours, closures, now, timeZone }: OpeningQuestion): OpeningState {
  if (hours.length === 0) return { kind: 'hours_unknown', text: '', changesInMinutes: null };
  const today = weekdayOf(now, timeZone);
  const minute = minuteOf(now, timeZone);
  const closed = closedDays(closures, now, timeZone);
  const intervals = merged(weekOf(hours, today, closed));

  const current = intervals.find(({ start, end }) => start <= minute && minute < end);
  if (current) {
    const left = current.end - minute;
    const soon = left <= closingSoonMinutes;
    const until = formatClock(current.end);
    return {
      kind: soon ? 'closing_soon' : 'open',
      text: soon ? `Closing soon, at ${until}` : `Open until ${until}`,
      changesInMinutes: soon ? left : left - closingSoonMinutes,
    };
  }

  const next = intervals.find(({ start }) => start > minute);
  const reason = closed.get(0);
  if (!next) {
    const kind = closed.size > 7 ? 'temporarily_closed' : 'closed';
    return kind === 'closed'
      ? { kind, text: 'Closed', changesInMinutes: null }
      : { kind, text: reason ? `Closed for now: ${reason}` : 'Closed for now', changesInMinutes: null };
  }
  const opens = `Opens ${openingName(next.start, today)}`;
  const changesInMinutes = next.start - minute;
  return reason === undefined
    ? { kind: 'closed', text: `Closed. ${opens}`, changesInMinutes }
    : { kind: 'holiday', text: `Closed today${reason ? `: ${reason}` : ''}. ${opens}`, changesInMinutes };
}

/** A line of the week's table. */
export type HoursLine = { key: string; days: string; times: string; note: string };

/** The week as lines of a table: `Mon–Fri` and `7 am – 3 pm`. */
export function hoursLines(hours: HoursRows): HoursLine[] {
  return hours.map(({ _uid, days, open, close, note }) => {
    const times = open && close ? `${formatClock(clock(open))} – ${formatClock(clock(close))}` : 'Closed';
    return { key: _uid, days: daysName(days ?? []), times, note: note ?? '' };
  });
}

/** `Mon–Thu`, `Sat, Sun`, `Every day`. */
export function daysName(days: readonly (typeof weekdays)[number][]): string {
  if (days.length === 7) return 'Every day';
  const runs: number[][] = [];
  for (const index of days.map((day) => weekdays.indexOf(day)).sort((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run && run.at(-1) === index - 1) run.push(index);
    else runs.push([index]);
  }
  return runs
    .map((run) => {
      const names = [run[0], run.at(-1)].map((index) => dayNames[index ?? 0]);
      return run.length > 2 ? names.join('–') : [...new Set(names)].join(', ');
    })
    .join(', ');
}

/** Opening times from yesterday to a week ahead, in minutes since today's midnight. */
function weekOf(hours: HoursRows, today: number, closed: ReadonlyMap<number, string>): Interval[] {
  return Array.from({ length: 9 }, (_, index) => index - 1).flatMap((offset) => {
    if (closed.has(offset)) return [];
    const day = weekdays[(today + offset + 7) % 7];
    return hours
      .filter(({ days, open, close }) => day && days?.includes(day) && open && close)
      .map(({ open, close }) => {
        const start = clock(open ?? '');
        const end = clock(close ?? '');
        return { start: offset * dayMinutes + start, end: offset * dayMinutes + end + (end <= start ? dayMinutes : 0) };
      });
  });
}

/** Times that touch or overlap are one: lunch and dinner without a break do not close between. */
function merged(intervals: Interval[]): Interval[] {
  const result: Interval[] = [];
  for (const interval of intervals.sort((a, b) => a.start - b.start)) {
    const last = result.at(-1);
    if (last && interval.start <= last.end) last.end = Math.max(last.end, interval.end);
    else result.push({ ...interval });
  }
  return result;
}

/** Closed days by their distance from today, with the reason given. */
function closedDays(closures: Closures, now: Date, timeZone: string): Map<number, string> {
  const days = Array.from({ length: 9 }, (_, index) => index - 1);
  const dates = new Map(
    days.map((offset) => [localDate(new Date(now.getTime() + offset * 86_400_000), timeZone), offset]),
  );
  return new Map(
    closures.flatMap(({ date, reason }) => {
      const offset = dates.get((date ?? '').slice(0, 10));
      return offset === undefined ? [] : [[offset, reason ?? '']];
    }),
  );
}

function openingName(start: number, today: number): string {
  const offset = Math.floor(start / dayMinutes);
  const time = formatClock(start);
  return offset === 0 ? time : `${dayNames[(today + offset) % 7]} ${time}`;
}

function clock(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}

function weekdayOf(date: Date, timeZone: string): number {
  return dayNames.indexOf(part(date, timeZone, { weekday: 'short' }));
}

function minuteOf(date: Date, timeZone: string): number {
  return clock(part(date, timeZone, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }));
}

/** The date in the time zone, such as `2026-05-31`. */
function localDate(date: Date, timeZone: string): string {
  return dateFormat('en-CA', { timeZone, dateStyle: 'short' }).format(date);
}
