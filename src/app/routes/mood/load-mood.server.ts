import { relatedAll, type StoryOf } from '#blocks/stories/stories.ts';
import type { RequestContext, Site } from '../../context.ts';

/** Every mood picture, newest first. */
export async function loadMoodEntries(site: Site, requestInfo: RequestContext): Promise<StoryOf<'mood_entry'>[]> {
  const stories = await site.content.allStories({
    version: requestInfo.version,
    contentType: 'mood_entry',
    sortBy: 'first_published_at:desc',
  });
  return relatedAll(stories, 'mood_entry');
}
