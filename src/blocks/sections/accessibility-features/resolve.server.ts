import type { ResolveContext } from '../../contract/resolve-context.ts';
import type { Blocks } from '../../registry/schemas.ts';
import { readRooms } from '../../rooms/room-data.server.ts';
import { related, relatedAll, type StoryOf } from '../../stories/stories.ts';

export type AccessibilityData = {
  hotel: StoryOf<'hotel'>;
  /** The accessible kinds of room: all of the hotel, or the one that the section is about. */
  rooms: StoryOf<'room'>[];
};

/** The hotel and its accessible rooms. The hotel is fetched, because its own page knows only its uuid. */
export async function resolveAccessibilityFeatures(
  block: Blocks['accessibility_features'],
  context: ResolveContext,
): Promise<AccessibilityData | null> {
  const room = related(block.room, 'room');
  const uuid = uuidOf(room?.content.hotel ?? block.hotel) || context.hotel;
  if (!uuid) return null;
  const { content, version } = context;
  const [{ stories }, rooms] = await Promise.all([
    content.stories({ version, contentType: 'hotel', byUuids: [uuid], perPage: 1 }),
    room ? [room] : readRooms(uuid, context),
  ]);
  const [hotel] = relatedAll(stories, 'hotel');
  return hotel ? { hotel, rooms: rooms.filter(({ content: { accessible } }) => accessible) } : null;
}

function uuidOf(reference: unknown): string {
  if (typeof reference === 'object' && reference !== null && 'uuid' in reference) return String(reference.uuid);
  return typeof reference === 'string' ? reference : '';
}
