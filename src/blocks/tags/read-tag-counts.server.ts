import { mostStories, type ResolveContext } from '../contract/resolve-context.ts';
import type { Blocks } from '../registry/schemas.ts';
import { relatedAll } from '../stories/stories.ts';
import { type TagCount, tagCounts } from './tag-counts.ts';

/**
 * The tags of all mood pictures, in the editor's order; by count where none is set, for every place that shows the
 * sidebar.
 */
export async function readTagCounts(
  { sort }: Pick<Blocks['tag_sidebar'], 'sort'>,
  { content, version }: Pick<ResolveContext, 'content' | 'version'>,
): Promise<TagCount[]> {
  const stories = await content.allStories({
    version,
    contentType: 'mood_entry',
    perPage: mostStories,
    sortBy: 'first_published_at:desc',
  });
  return tagCounts(relatedAll(stories, 'mood_entry'), sort || 'count');
}
