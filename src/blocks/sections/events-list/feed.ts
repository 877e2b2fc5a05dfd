import type { Feed } from '../../contract/feed.ts';
import { calendarPath } from '../../events/calendar-path.ts';
import type { Blocks } from '../../registry/schemas.ts';
import { related } from '../../stories/stories.ts';

/** The calendar of the hotel whose events are listed; of all events where the section names no hotel. */
export function eventsCalendar(block: Pick<Blocks['events_list'], 'hotel'>): Feed {
  const hotel = related(block.hotel, 'hotel');
  return {
    type: 'text/calendar',
    title: hotel ? `Events, ${hotel.content.name}` : 'Events',
    path: calendarPath(hotel?.slug),
  };
}
