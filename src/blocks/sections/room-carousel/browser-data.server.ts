import type { BrowserData } from '../../contract/define-section.ts';
import type { Blocks } from '../../registry/schemas.ts';
import { roomCardContent } from '../../rooms/room-card-content.ts';
import { relatedAll } from '../../stories/stories.ts';

/** Of each room what its card shows. */
export function roomCarouselBrowserData(block: Blocks['room_carousel']): BrowserData<'room_carousel', null> {
  return { block: { ...block, rooms: relatedAll(block.rooms, 'room').map(roomCardContent) }, data: null };
}
