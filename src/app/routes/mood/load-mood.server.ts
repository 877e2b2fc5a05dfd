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

/** Each tag with the number of pictures that carry it, most used first. */
export function countTags(entries: readonly MoodEntry[]): { tag: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { content } of entries) for (const tag of content.tags ?? []) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts]
    .map(([tag, count]) => ({ tag, count }))
    .sort((a, b) => b.count - a.count || a.tag.localeCompare(b.tag));
}
