import type { ResolveContext } from '../../contract/resolve-context.ts';
import type { Blocks } from '../../registry/schemas.ts';
import { type RoomViewData, resolveRoom } from '../../rooms/room-data.server.ts';
import { related } from '../../stories/stories.ts';

/** What the room chosen does not say itself; `null` where none is chosen. */
export async function resolveHotelRoomView(
  block: Blocks['hotel_room_view'],
  context: ResolveContext,
): Promise<RoomViewData | null> {
  const room = related(block.room, 'room');
  return room && resolveRoom(room, context, { others: block.related === true });
}
