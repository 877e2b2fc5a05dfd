import { zonedDay } from '../dates/zoned-clock.ts';
import { datesOf } from '../events/event-dates.server.ts';
import { type EventDates, type EventState, type ListedTime, stateWords } from '../events/event-state.ts';
import { takesTickets } from '../events/ticket-link.ts';
import type { StoryOf } from '../stories/stories.ts';
import { leftWords } from './places-left.ts';

/** How many places of each day of an event are taken; a day that nobody reserved is missing. */
export type TakenPlaces = (story: string, days: readonly string[]) => Promise<ReadonlyMap<string, number>>;

/** States in which an event's tickets are given out. */
export const openStates: readonly EventState[] = ['scheduled', 'today', 'moved_online'];

/**
 * The dates of an event with how few tickets are left of each, where this site gives them out; a date without one is sold out. They
 * stay as they are where nobody can be asked.
 */
export async function withTicketsLeft(
  { content, uuid }: Pick<StoryOf<'event'>, 'content' | 'uuid'>,
  dates: EventDates,
  taken: TakenPlaces,
): Promise<EventDates> {
  const times = [...dates.next, ...(dates.moment ? [dates.moment] : [])].filter(({ state }) =>
    openStates.includes(state),
  );
  if (!takesTickets(content) || times.length === 0) return dates;
  const dayOf = ({ start }: ListedTime) => zonedDay(new Date(start), content.timezone);
  const known = await taken(uuid, [...new Set(times.map(dayOf))]).catch(() => null);
  if (!known) return dates;
  const leftOn = (time: ListedTime | null) =>
    time && openStates.includes(time.state) ? Number(content.capacity) - (known.get(dayOf(time)) ?? 0) : null;
  const next = dates.next.map((time): ListedTime => {
    const left = leftOn(time);
    if (left === null) return time;
    if (left <= 0) return { ...time, state: 'sold_out' };
    return { ...time, words: [stateWords[time.state], leftWords(left)].filter(Boolean).join(', ') };
  });
  const left = leftOn(dates.moment);
  const moment =
    dates.moment && left !== null && left <= 0 ? { ...dates.moment, state: 'sold_out' as const } : dates.moment;
  return datesOf(content, { day: dates.day, moment, next }, left === null ? '' : leftWords(left));
}
