import type { BrowserData } from '../../contract/define-section.ts';
import type { Blocks } from '../../registry/schemas.ts';
import { roomCardContent } from '../../rooms/room-card-content.ts';
import { relatedAll, type StoryOf } from '../../stories/stories.ts';

type Rooms = StoryOf<'room'>[];

/** Of each room what its card shows and the filters ask. */
export function roomCardsBrowserData(
  block: Blocks['room_cards'],
  data: Rooms | null,
): BrowserData<'room_cards', Rooms> {
  const rooms = relatedAll(block.rooms, 'room').map(roomCardContent);
  return { block: { ...block, rooms }, data: data ? data.map(roomCardContent) : null };
}
