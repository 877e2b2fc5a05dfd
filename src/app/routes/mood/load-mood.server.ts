import type { ContentType } from '#blocks/schemas.ts';
import type { Story } from '#protocol/storyblok/story.ts';
import type { Site, Visit } from '../../context.ts';

export type MoodEntry = Story<ContentType<'mood_entry'>>;

/** Every mood picture, newest first. */
export async function loadMoodEntries(site: Site, visit: Visit): Promise<MoodEntry[]> {
  const stories = await site.content.allStories({
    version: visit.version,
    contentType: 'mood_entry',
    sortBy: 'first_published_at:desc',
  });
  return stories as unknown as MoodEntry[];
}
