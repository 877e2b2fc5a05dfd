import type { ResolveContext } from '../../contract/resolve-context.ts';
import { type EventReads, hotelOf, readEvents, upcomingEvents } from '../../events/list-events.server.ts';
import type { ListedEvent } from '../../events/listed-event.ts';
import type { Blocks } from '../../registry/schemas.ts';
import { related, relatedAll, type StoryOf } from '../../stories/stories.ts';
import { defaultEventCount } from './slider-defaults.ts';

type Slider = Blocks['events_slider'];

/** The next events of the block's source, a series by its next time alone. */
export async function resolveEventsSlider(
  block: Slider,
  context: EventReads & Pick<ResolveContext, 'hotel'>,
): Promise<ListedEvent[]> {
  const events = (await readEvents(context)).filter(belongsTo(block, context.hotel ?? null));
  return upcomingEvents(events, context, { events: Math.max(1, Number(block.limit) || defaultEventCount), times: 1 });
}

function belongsTo({ source, events, hotel, venue, tag }: Slider, pageHotel: string | null) {
  const manual = new Set(relatedAll(events, 'event').map(({ uuid }) => uuid));
  const wantedHotel = related(hotel, 'hotel')?.uuid ?? pageHotel;
  const wantedVenue = related(venue, 'venue')?.uuid;
  return (event: StoryOf<'event'>): boolean => {
    switch (source) {
      case 'manual':
        return manual.has(event.uuid);
      case 'hotel':
        return wantedHotel === null || hotelOf(event)?.uuid === wantedHotel;
      case 'venue':
        return related(event.content.venue, 'venue')?.uuid === wantedVenue;
      case 'tag':
        return event.content.tags?.some((value) => value === tag) === true;
      default:
        return true;
    }
  };
}
