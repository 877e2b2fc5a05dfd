import { mostStories, type ResolveContext } from '../../contract/resolve-context.ts';
import type { Blocks } from '../../registry/schemas.ts';
import { related, relatedAll } from '../../stories/stories.ts';

/** All rooms of the section's hotel in their own order, unless the editor names them. */
export async function resolveRoomCards(block: Blocks['room_cards'], { content, version }: ResolveContext) {
  const hotel = related(block.hotel, 'hotel')?.uuid ?? (typeof block.hotel === 'string' ? block.hotel : '');
  if (block.rooms?.length || hotel === '') return null;
  const stories = await content.allStories({
    version,
    contentType: 'room',
    perPage: mostStories,
    sortBy: 'content.sort:asc:int',
    filter: { hotel: { in: hotel } },
    resolveRelations: ['room.hotel'],
  });
  return relatedAll(stories, 'room');
}
