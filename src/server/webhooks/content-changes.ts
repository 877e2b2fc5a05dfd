import { z } from 'zod';
import type { ContentClient } from '#clients/content/content-client.ts';
import type { Link } from '#protocol/storyblok/cdn.ts';
import { cacheTags, serviceTags } from '../page-cache/cache-tags.ts';

const change = z.object({
  action: z.string(),
  story_id: z.number().int().optional(),
  full_slug: z.string().optional(),
  datasource_slug: z.string().optional(),
});

export type ContentChanges = {
  /** Purges what a change makes old; false where the body is not the vendor's. */
  apply: (body: unknown) => Promise<boolean>;
};

type Parts = {
  content: Pick<ContentClient, 'links' | 'story'>;
  purge: (tags: readonly string[]) => Promise<void>;
};

/**
 * Finds what a change of the content makes old. A webhook names one story; whether it is new, gone, renamed or moved, and
 * what moved with it, is seen by comparing the links map with that of the change before.
 */
export function createContentChanges({ content, purge }: Parts): ContentChanges {
  /** Content types of stories by id, for when they are gone. */
  const types = new Map<number, string>();
  let known: Promise<Record<string, Link> | null> = readLinks();

  function readLinks(): Promise<Record<string, Link> | null> {
    return content.links('published').catch(() => null);
  }

  async function storyTags(id: number): Promise<string[]> {
    const before = await known;
    known = readLinks();
    const after = await known;
    const tags = [cacheTags.story(id), cacheTags.anyStories];
    const place = after && Object.values(after).find((link) => link.id === id);
    const type = await typeOf(id, place?.slug ?? null);
    tags.push(type === null ? cacheTags.lists : cacheTags.stories(type));
    if (before && after) tags.push(...placeTags(before, after));
    return tags;
  }

  /** The content type of a story; null where nobody knows it any more. */
  async function typeOf(id: number, slug: string | null): Promise<string | null> {
    const story = slug === null ? null : await content.story(slug, { version: 'published' }).catch(() => null);
    if (story) types.set(id, story.content.component);
    return types.get(id) ?? null;
  }

  return {
    async apply(body) {
      const read = change.safeParse(body);
      if (!read.success) return false;
      const { story_id: id, datasource_slug: datasource } = read.data;
      // First of all every process has to read the content anew.
      await purge([serviceTags.content]);
      const tags = id === undefined ? [] : await storyTags(id);
      if (datasource !== undefined) tags.push(cacheTags.datasource(datasource));
      if (tags.length > 0) await purge(tags);
      return true;
    },
  };
}

/** The tags of every story that came, went, or has another name or place than before. */
function placeTags(before: Record<string, Link>, after: Record<string, Link>): string[] {
  const tags: string[] = [];
  for (const uuid of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [old, now] = [before[uuid], after[uuid]];
    if (old && now && old.slug === now.slug && old.name === now.name && old.published === now.published) continue;
    for (const link of [old, now]) if (link) tags.push(cacheTags.slug(link.slug), cacheTags.link(link.id));
    if (!old) tags.push(cacheTags.missingStory(uuid));
    if (!now && old) tags.push(cacheTags.story(old.id));
  }
  return [...new Set(tags)];
}
