import { storyDate } from '../dates/dates.ts';
import { zonedDay } from '../dates/zoned-clock.ts';
import type { ContentType } from '../registry/schemas.ts';
import type { EventMoment, EventState, EventTime } from './event-state.ts';
import { nextOccurrence, type Occurrence } from './occurrences.server.ts';
import { listedDays } from './recurrence.server.ts';
import { repeatText } from './repeat-text.server.ts';

/** How far ahead a date of an event is looked for. */
export const aheadMs = 400 * 86_400_000;

/** What an event is at `now`, and the time of it that is meant: the next one, or its own when all are over. */
function eventState(event: ContentType<'event'>, now: Date): { state: EventState; when: Occurrence | null } {
  const next = nextOccurrence(event, now, new Date(now.getTime() + aheadMs));
  const start = storyDate(event.start);
  return { state: stateOf(event, next, now), when: next ?? (start && { start, end: storyDate(event.end) }) };
}

/** The same as a page carries it; `null` for an event whose start cannot be read. */
export function eventMoment(event: ContentType<'event'>, now: Date): EventMoment | null {
  const { state, when } = eventState(event, now);
  return when && { state, ...eventTime(when), repeated: repeatText(event) };
}

export function eventTime({ start, end }: Occurrence): EventTime {
  return { start: start.toISOString(), end: end?.toISOString() ?? null };
}

/** @param time the occurrence that is meant, `null` when all are over. */
export function stateOf(event: ContentType<'event'>, time: Occurrence | null, now: Date): EventState {
  if (event.status === 'cancelled' || event.status === 'postponed') return event.status;
  if (!time) return 'ended';
  if (event.sold_out || listedDays(event.sold_out_dates).includes(zonedDay(time.start, event.timezone)))
    return 'sold_out';
  if (event.status === 'moved_online') return 'moved_online';
  return zonedDay(time.start, event.timezone) === zonedDay(now, event.timezone) ? 'today' : 'scheduled';
}
