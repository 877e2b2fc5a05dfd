import type { ResolveContext } from '../../contract/resolve-context.ts';
import { eventMoment } from '../../events/event-moment.server.ts';
import type { Blocks } from '../../registry/schemas.ts';
import { related } from '../../stories/stories.ts';

/** When the card's event takes place. */
export async function resolveEventsCard(block: Blocks['events_card'], { now }: Pick<ResolveContext, 'now'>) {
  const event = related(block.event, 'event');
  return event ? eventMoment(event.content, now) : null;
}
