import { mostStories, type ResolveContext } from '../../contract/resolve-context.ts';
import type { Blocks } from '../../registry/schemas.ts';
import { relatedAll } from '../../stories/stories.ts';

/** All press items, or those that name the page's hotel, unless the editor names them. */
export async function resolvePressGrid(block: Blocks['press_grid'], { content, version, hotel }: ResolveContext) {
  if (block.source === 'manual') return null;
  const stories = await content.allStories({
    version,
    contentType: 'press_item',
    perPage: mostStories,
    sortBy: 'content.date:desc',
    ...(block.source === 'hotel' && hotel ? { filter: { hotels: { in_array: hotel } } } : {}),
  });
  return relatedAll(stories, 'press_item');
}
