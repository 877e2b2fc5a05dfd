import type { ResolveContext } from '../../contract/resolve-context.ts';
import type { Blocks } from '../../registry/schemas.ts';
import { readRooms } from '../../rooms/room-data.server.ts';
import { related, type StoryOf } from '../../stories/stories.ts';

/** The rooms that the popup links to: all of the hotel, in their own order. */
export async function resolveHotelRoomPopup(
  block: Blocks['hotel_room_popup'],
  context: ResolveContext,
): Promise<StoryOf<'room'>[] | null> {
  const room = related(block.room, 'room');
  if (!room || block.show_prev_next === false) return null;
  const { hotel } = room.content;
  const uuid = related(hotel, 'hotel')?.uuid ?? (typeof hotel === 'string' ? hotel : '');
  return uuid ? readRooms(uuid, context) : null;
}
