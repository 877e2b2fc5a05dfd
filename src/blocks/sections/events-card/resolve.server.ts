import type { ResolveContext } from '../../contract/resolve-context.ts';
import { eventDates } from '../../events/event-dates.server.ts';
import type { EventDates } from '../../events/event-state.ts';
import type { Blocks } from '../../registry/schemas.ts';
import { withTicketsLeft } from '../../reservations/tickets-left.server.ts';
import { related } from '../../stories/stories.ts';

/** The next time of the card's event, and whether any of its next dates has tickets; null where it has no date. */
export async function resolveEventsCard(
  block: Blocks['events_card'],
  { now, placesLeft }: Pick<ResolveContext, 'now' | 'placesLeft'>,
): Promise<Pick<EventDates, 'moment' | 'soldOut'> | null> {
  const event = related(block.event, 'event');
  if (!event) return null;
  const planned = eventDates(event.content, null, now);
  const { moment, soldOut } = placesLeft ? await withTicketsLeft(event, planned, placesLeft) : planned;
  return moment && { moment, soldOut };
}
