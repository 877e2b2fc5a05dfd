import type { BlockValue, Story } from '#protocol/storyblok/story.ts';
import type { ContentReader, ResolveContext } from '../contract/resolve-context.ts';
import { exampleShop } from '../examples/example-reads.ts';

type StoryInput = { slug: string; full_slug?: string; uuid?: string; published_at?: string; content: object };
type Query = Parameters<ContentReader['stories']>[0];

/** What a resolver is given, for tests: the stories of the wanted type, an empty shop, and what was asked for. */
export function contentReadsOf(
  stories: Record<string, StoryInput[]>,
  datasources: Record<string, { name: string; value: string }[]> = {},
): ResolveContext & { queries: object[] } {
  const queries: object[] = [];
  const find = async (query: Query) => {
    queries.push(query);
    return (stories[query.contentType] ?? []).map((story) => storyFrom(story, query.contentType));
  };
  return {
    content: {
      stories: async (query) => ({ stories: await find(query) }),
      allStories: find,
      datasource: async (slug) =>
        (datasources[slug] ?? []).map((entry, id) => ({ id, dimension_value: null, ...entry })),
    },
    commerce: exampleShop([]),
    version: 'published',
    market: { country: 'US', language: 'EN' },
    now: new Date('2026-06-01T12:00:00Z'),
    queries,
  };
}

function storyFrom({ content, ...story }: StoryInput, component: string): Story {
  const { slug } = story;
  const fields: Partial<Story> & { content: BlockValue } = {
    uuid: slug,
    full_slug: slug,
    name: slug,
    ...story,
    content: { _uid: slug, component, ...content },
  };
  // A story of a test has only the fields that sections read.
  return fields as Story;
}
