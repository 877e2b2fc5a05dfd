import type { ContentSource } from './content-source.ts';

type StoryInput = { slug: string; full_slug?: string; uuid?: string; published_at?: string; content: object };

/** A content source for tests: gives the stories of the wanted type, and remembers what it was asked. */
export function contentSourceOf(
  stories: Record<string, StoryInput[]>,
  datasources: Record<string, { name: string; value: string }[]> = {},
): ContentSource & { asked: object[] } {
  const asked: object[] = [];
  const content = {
    allStories: async (query: { contentType: string }) => {
      asked.push(query);
      return (stories[query.contentType] ?? []).map((story) => ({
        uuid: story.slug,
        full_slug: story.slug,
        ...story,
        content: { _uid: story.slug, component: query.contentType, ...story.content },
      }));
    },
    datasource: async (slug: string) =>
      (datasources[slug] ?? []).map((entry, id) => ({ id, dimension_value: null, ...entry })),
  };
  return { content: content as unknown as ContentSource['content'], version: 'published', asked };
}
