import type { DataCache } from '#cache/data-cache.ts';
import { noteFailure, noteTags } from '#cache/read-notes.ts';
import type { ContentClient } from '#clients/content/content-client.ts';
import type { StoriesQuery } from '#clients/content/content-query.ts';
import type { Link } from '#protocol/storyblok/cdn.ts';
import type { Story, StoryVersion } from '#protocol/storyblok/story.ts';
import { cacheTags, storyTags } from './page-cache/cache-tags.ts';

/** How long the space's version is believed, in seconds: a publish is seen within two, the reading of a page included. */
const versionMaxAgeSeconds = 1.5;
/** How long answers of one version of the space are cached, in seconds, all alike: the links map, too. A later version has other keys. */
const answerMaxAgeSeconds = 600;

/**
 * The content client with its published answers cached: stories, lists, the links map and data sources alike, for
 * `answerMaxAgeSeconds`. Keys carry the space's cache version (`cv`), so a publish leaves
 * every older answer behind at once; drafts are always read anew.
 *
 * Where the service does not answer, what was read of the version last known goes on being given. The links map does so
 * whichever version it is of: by it a path that leads nowhere stays a 404.
 */
export function cachedContent(client: ContentClient, cache: DataCache): ContentClient {
  const lastLinks = new Map<StoryVersion, Record<string, Link>>();
  // Counts the refreshes: a question that was under way during one may have been answered before the change.
  let refreshes = 0;
  const space = () => cache.getOrRead(`space:${refreshes}`, versionMaxAgeSeconds, client.space);

  /** An answer with the tags of what is in it, which are worked out once for each answer that is cached. */
  async function cached<Value>(
    name: string,
    query: unknown,
    read: () => Promise<Value>,
    tagsOf: (value: Value) => string[],
  ): Promise<Value> {
    try {
      const { version } = await space();
      const key = `${version}:${name}:${JSON.stringify(query)}`;
      const answer = await cache.getOrRead(key, answerMaxAgeSeconds, async () => {
        const value = await read();
        return { value, tags: tagsOf(value) };
      });
      noteTags(answer.tags);
      return answer.value;
    } catch (error) {
      noteFailure();
      throw error;
    }
  }

  async function links(version: StoryVersion): Promise<Record<string, Link>> {
    const read = () => client.links(version);
    try {
      const current = await (version === 'draft' ? read() : cached('links', null, read, () => []));
      lastLinks.set(version, current);
      return current;
    } catch (error) {
      const last = lastLinks.get(version);
      if (last === undefined) throw error;
      return last;
    }
  }

  return {
    ...client,
    story: (slug, query) =>
      query.version === 'draft'
        ? client.story(slug, query)
        : cached(
            'story',
            [slug, query],
            () => client.story(slug, query),
            (story) => [cacheTags.slug(slug), ...storyTags([story])],
          ),
    stories: (query) =>
      query.version === 'draft'
        ? client.stories(query)
        : cached(
            'stories',
            query,
            () => client.stories(query),
            ({ stories }) => listTags(query, stories),
          ),
    allStories: (query) =>
      query.version === 'draft'
        ? client.allStories(query)
        : cached(
            'all',
            query,
            () => client.allStories(query),
            (stories) => listTags(query, stories),
          ),
    links,
    refresh(cv) {
      refreshes += 1;
      client.refresh(cv);
    },
    footer: (version) =>
      version === 'draft'
        ? client.footer(version)
        : cached(
            'footer',
            null,
            () => client.footer(version),
            (story) => storyTags([story]),
          ),
    datasource: (slug) =>
      cached(
        'datasource',
        slug,
        () => client.datasource(slug),
        () => [cacheTags.datasource(slug)],
      ),
  };
}

/** The tags of a list: of its type, or of the stories that it names. */
function listTags({ contentType, byUuids }: StoriesQuery, stories: readonly Story[]): string[] {
  if (byUuids) {
    const found = new Set(stories.map(({ uuid }) => uuid));
    return [...byUuids.filter((uuid) => !found.has(uuid)).map(cacheTags.missingStory), ...storyTags(stories)];
  }
  if (contentType === undefined) return [cacheTags.anyStories, ...storyTags(stories)];
  return [cacheTags.stories(contentType), cacheTags.lists, ...storyTags(stories, contentType)];
}
