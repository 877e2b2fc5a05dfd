import type { PlacesLeft } from '../contract/resolve-context.ts';
import { zonedDay } from '../dates/zoned-clock.ts';
import { datesOf } from '../events/event-dates.server.ts';
import type { EventDates, EventState, ListedTime } from '../events/event-state.ts';
import { takesTickets } from '../events/ticket-link.ts';
import type { StoryOf } from '../stories/stories.ts';
import { fewPlaces, leftWords } from './places-left.ts';

type Event = Pick<StoryOf<'event'>, 'content' | 'uuid'>;

/** States in which an event's tickets are given out. */
export const openStates: readonly EventState[] = ['scheduled', 'today', 'moved_online'];

/**
 * The times of an event with how few tickets are left of each, where this site gives them out; one without any is sold out. They
 * stay as they are where nobody can be asked.
 */
export async function timesWithLeft(
  { content, uuid }: Event,
  times: readonly ListedTime[],
  placesLeft: PlacesLeft,
): Promise<ListedTime[]> {
  const open = times.filter(({ state }) => openStates.includes(state));
  if (!takesTickets(content) || open.length === 0) return [...times];
  const dayOf = ({ start }: ListedTime) => zonedDay(new Date(start), content.timezone);
  const capacity = Number(content.capacity);
  const days = [...new Set(open.map(dayOf))];
  const known = await placesLeft({ story: uuid, days, capacity, few: fewPlaces }).catch(() => null);
  return times.map((time): ListedTime => {
    const left = openStates.includes(time.state) ? known?.get(dayOf(time)) : undefined;
    if (left === undefined) return time;
    if (left <= 0) return { ...time, state: 'sold_out' };
    const words = leftWords(left);
    return words ? { ...time, left: words } : time;
  });
}

/** The same for all dates of an event's page. */
export async function withTicketsLeft(event: Event, dates: EventDates, placesLeft: PlacesLeft): Promise<EventDates> {
  const { day, moment, next } = dates;
  const times = await timesWithLeft(event, moment ? [...next, moment] : next, placesLeft);
  const known = { day, moment: moment && { ...moment, ...times[next.length] }, next: times.slice(0, next.length) };
  return datesOf(event.content, known);
}
