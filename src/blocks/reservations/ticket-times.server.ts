import { formatTime } from '../dates/dates.ts';
import { zonedDay } from '../dates/zoned-clock.ts';
import { dayName } from '../events/date-path.ts';
import { aheadMs, eventTime, stateOf } from '../events/event-moment.server.ts';
import type { EventState } from '../events/event-state.ts';
import { hoursText } from '../events/hours-text.ts';
import { occurrences } from '../events/occurrences.server.ts';
import type { ContentType } from '../registry/schemas.ts';
import type { ReservableTime } from './reservable-time.ts';
import { openStates } from './tickets-left.server.ts';

/** Dates of a series that tickets are offered for at once. */
const offeredDates = 8;

/** The next dates of an event that have not begun, with what an editor says of each. */
export function ticketTimes(
  event: ContentType<'event'>,
  now: Date,
): { time: ReservableTime; state: EventState; isOpen: boolean }[] {
  return occurrences(event, now, new Date(now.getTime() + aheadMs))
    .filter(({ start }) => start > now)
    .slice(0, offeredDates)
    .map((occurrence) => {
      const { start, end } = eventTime(occurrence);
      const day = zonedDay(occurrence.start, event.timezone);
      const clock = event.all_day ? '' : formatTime(occurrence.start, event.timezone);
      const state = stateOf(event, occurrence, now);
      const shown = clock ? `${dayName(day)}, ${hoursText({ start, end }, event.timezone)}` : dayName(day);
      const time = { day, start, end, shown, clock, slots: [day], capacity: Number(event.capacity) };
      return { time, state, isOpen: openStates.includes(state) };
    });
}
