import type { ContentReads } from '../guide-places/guide-places.server.ts';

type StoryInput = { slug: string; full_slug?: string; uuid?: string; published_at?: string; content: object };

/** Reads of content for tests: gives the stories of the wanted type, and remembers what it was asked. */
export function contentReadsOf(
  stories: Record<string, StoryInput[]>,
  datasources: Record<string, { name: string; value: string }[]> = {},
): ContentReads & { asked: object[] } {
  const asked: object[] = [];
  const find = async (query: { contentType: string }) => {
    asked.push(query);
    return (stories[query.contentType] ?? []).map((story) => ({
      uuid: story.slug,
      full_slug: story.slug,
      ...story,
      content: { _uid: story.slug, component: query.contentType, ...story.content },
    }));
  };
  const content = {
    stories: async (query: { contentType: string }) => ({ stories: await find(query) }),
    allStories: find,
    datasource: async (slug: string) => datasources[slug] ?? [],
  };
  return { content: content as unknown as ContentReads['content'], version: 'published', asked };
}
