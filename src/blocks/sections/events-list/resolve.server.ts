import { type EventReads, hotelOf, readEvents, upcomingEvents } from '../../events/list-events.server.ts';
import type { ListedEvent } from '../../events/listed-event.ts';
import type { Blocks } from '../../registry/schemas.ts';
import { related } from '../../stories/stories.ts';

/** What the calendar shows, and the slug of the one hotel it is of, if it is of one. */
export type EventsListData = { events: ListedEvent[]; hotel: string | null };

export async function resolveEventsList(block: Blocks['events_list'], context: EventReads): Promise<EventsListData> {
  const hotel = related(block.hotel, 'hotel');
  const events = await readEvents(context);
  const wanted = hotel ? events.filter((event) => hotelOf(event)?.uuid === hotel.uuid) : events;
  return { events: await upcomingEvents(wanted, context), hotel: hotel?.slug ?? null };
}
