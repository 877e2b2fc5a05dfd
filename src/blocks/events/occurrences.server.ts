import { RRuleTemporal } from 'rrule-temporal';
import { Temporal } from 'temporal-polyfill';
import { storyDate } from '../dates/dates.ts';
import { type EventTimes, recurrence, skippedStarts, zonedStart } from './recurrence.server.ts';

export type Occurrence = { start: Date; end: Date | null };

/** Time enough for the longest that any one occurrence lasts, so that what began before the window is found. */
const maxEventMs = 31 * 86_400_000;

/**
 * The times of an event that end after `from` and begin before `until`, in order (docs/reference/sections.md#events). A
 * repeated event keeps its hour in its time zone, also across changes of daylight saving time.
 */
export function occurrences(event: EventTimes, from: Date, until: Date): Occurrence[] {
  const first = zonedStart(event);
  if (!first) return [];
  const length = lengthOf(event, first);
  const rule = recurrence(event, first);
  const starts = rule ? repeatedStarts(event, first, rule, new Date(from.getTime() - maxEventMs), until) : [first];
  return starts
    .map((start) => occurrence(start, length))
    .filter((found) => (found.end ?? found.start) > from && found.start < until);
}

/** The first of `occurrences`, without working out the others. */
export function nextOccurrence(event: EventTimes, from: Date, until: Date): Occurrence | null {
  const first = zonedStart(event);
  const rule = first && recurrence(event, first);
  if (!rule) return occurrences(event, from, until)[0] ?? null;
  const length = lengthOf(event, first);
  // One that ends after `from` begins after this.
  const start = ruleOf(event, first, rule).next(new Date(from.getTime() - length), false);
  return start && start.epochMilliseconds < until.getTime() ? occurrence(start, length) : null;
}

/** How long each occurrence lasts, in ms; 0 where the event names no end. */
function lengthOf(event: EventTimes, first: Temporal.ZonedDateTime): number {
  const end = storyDate(event.end);
  return end ? Math.min(end.getTime() - first.epochMilliseconds, maxEventMs) : 0;
}

function occurrence({ epochMilliseconds: start }: Temporal.ZonedDateTime, length: number): Occurrence {
  return { start: new Date(start), end: length > 0 ? new Date(start + length) : null };
}

/** The first start of an event that its own rule allows; where it does not repeat, its start. */
export function firstStart(event: EventTimes): Temporal.ZonedDateTime | null {
  const first = zonedStart(event);
  const rule = first && recurrence(event, first);
  return rule ? ruleOf(event, first, rule).next(new Date(first.epochMilliseconds), true) : first;
}

function repeatedStarts(
  event: EventTimes,
  first: Temporal.ZonedDateTime,
  rule: NonNullable<ReturnType<typeof recurrence>>,
  from: Date,
  until: Date,
): Temporal.ZonedDateTime[] {
  const earliest = new Date(Math.max(from.getTime(), first.epochMilliseconds));
  return earliest < until ? ruleOf(event, first, rule).between(earliest, until, true) : [];
}

function ruleOf(
  event: EventTimes,
  first: Temporal.ZonedDateTime,
  { freq, byDay, bySetPos, byMonthDay, until }: NonNullable<ReturnType<typeof recurrence>>,
) {
  return new RRuleTemporal({
    freq,
    ...(byDay ? { byDay } : {}),
    ...(bySetPos ? { bySetPos: [bySetPos] } : {}),
    ...(byMonthDay ? { byMonthDay: [byMonthDay] } : {}),
    ...(until
      ? { until: Temporal.Instant.fromEpochMilliseconds(until.getTime()).toZonedDateTimeISO(first.timeZoneId) }
      : {}),
    dtstart: first,
    exDate: skippedStarts(event, first),
    tzid: first.timeZoneId,
    temporal: Temporal,
  });
}
