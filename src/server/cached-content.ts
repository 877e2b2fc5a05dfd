import type { DataCache } from '#cache/data-cache.ts';
import type { ContentClient } from '#clients/content/content-client.ts';
import type { Link } from '#protocol/storyblok/cdn.ts';
import type { StoryVersion } from '#protocol/storyblok/story.ts';

/** How long the space's version is believed, in seconds: a publish is seen within two, the reading of a page included. */
const versionMaxAgeSeconds = 1.5;
/** How long answers of one version of the space are cached, in seconds. A later version has other keys. */
const answerMaxAgeSeconds = 600;

/**
 * The content client with its published answers cached. Keys carry the space's cache version (`cv`), so a publish leaves
 * every older answer behind at once; drafts are always read anew.
 *
 * Where the service does not answer, what was read of the version last known goes on being given. The links map does so
 * whichever version it is of: by it a path that leads nowhere stays a 404.
 */
export function cachedContent(client: ContentClient, cache: DataCache): ContentClient {
  const lastLinks = new Map<StoryVersion, Record<string, Link>>();
  const space = () => cache.getOrRead('space', versionMaxAgeSeconds, client.space);

  async function cached<Value>(name: string, query: unknown, read: () => Promise<Value>): Promise<Value> {
    const { version } = await space();
    return cache.getOrRead(`${version}:${name}:${JSON.stringify(query)}`, answerMaxAgeSeconds, read);
  }

  async function links(version: StoryVersion): Promise<Record<string, Link>> {
    const read = () => client.links(version);
    try {
      const current = await (version === 'draft' ? read() : cached('links', null, read));
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
        : cached('story', [slug, query], () => client.story(slug, query)),
    stories: (query) =>
      query.version === 'draft' ? client.stories(query) : cached('stories', query, () => client.stories(query)),
    allStories: (query) =>
      query.version === 'draft' ? client.allStories(query) : cached('all', query, () => client.allStories(query)),
    links,
    footer: (version) =>
      version === 'draft' ? client.footer(version) : cached('footer', null, () => client.footer(version)),
    datasource: (slug) => cached('datasource', slug, () => client.datasource(slug)),
  };
}
