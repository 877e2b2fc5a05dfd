import { mostStories, type ResolveContext } from '../../contract/resolve-context.ts';
import type { Blocks } from '../../registry/schemas.ts';
import { relatedAll } from '../../stories/stories.ts';

/** All pictures, or those of one tag, newest first. */
export async function resolveMoodGrid(block: Blocks['mood_grid'], { content, version }: ResolveContext) {
  const stories = await content.allStories({
    version,
    contentType: 'mood_entry',
    perPage: mostStories,
    sortBy: 'first_published_at:desc',
    ...(block.source === 'tag' && block.tag ? { filter: { tags: { in_array: block.tag } } } : {}),
  });
  return relatedAll(stories, 'mood_entry');
}
