import type { ResolvedLink } from '#protocol/storyblok/cdn.ts';
import { linkUuids, relationUuids } from '#protocol/storyblok/references.ts';
import type { Story, StoryAlternate } from '#protocol/storyblok/story.ts';
import type { StoredStory } from './stored-story.ts';
import type { StoryStore } from './story-store.ts';
import { type Presentation, resolvedLink, urlLink, wireAlternate, wireStory } from './wire-story.ts';

/**
 * More relations or links than this are only named, and the client asks for them in batches
 * (docs/reference/content-protocol.md#endpoints).
 */
const RESOLVED_AT_MOST = 50;

export type StoriesAnswer = {
  stories: Story[];
  rels: Story[];
  links: ResolvedLink[];
  rel_uuids?: string[];
  link_uuids?: string[];
};

/** Stories as they are sent, with the relations and links that the query wants resolved beside them. */
export async function answerStories(
  store: StoryStore,
  stored: readonly StoredStory[],
  presentation: Presentation,
  query: URLSearchParams,
): Promise<StoriesAnswer> {
  const present = (found: readonly StoredStory[]) => presentStories(store, found, presentation);
  const stories = await present(stored);
  const contents = stories.map((story) => story.content);
  const [relations, links] = await Promise.all([
    resolveRelations(store, contents, query, presentation, present),
    resolveLinks(store, contents, query, presentation, present),
  ]);
  return { stories, ...relations, ...links };
}

type Present = (found: readonly StoredStory[]) => Promise<Story[]>;

async function presentStories(
  store: StoryStore,
  stories: readonly StoredStory[],
  presentation: Presentation,
): Promise<Story[]> {
  const siblings = await store.byGroups([...new Set(stories.map((story) => story.groupId))]);
  const groups = Map.groupBy(siblings, (row) => row.group_id);
  return stories.map((story) => {
    const alternates: StoryAlternate[] = (groups.get(story.groupId) ?? [])
      .filter((row) => row.id !== story.id)
      .map(wireAlternate);
    return wireStory(story, alternates, presentation);
  });
}

async function resolveRelations(
  store: StoryStore,
  contents: readonly unknown[],
  query: URLSearchParams,
  presentation: Presentation,
  present: Present,
): Promise<Pick<StoriesAnswer, 'rels' | 'rel_uuids'>> {
  const fields = new Set((query.get('resolve_relations') ?? '').split(',').filter(Boolean));
  if (fields.size === 0) return { rels: [] };
  const levels = query.get('resolve_level') === '2' ? 2 : 1;
  return collect(store, presentation, present, levels, contents, (from) => relationUuids(from, fields)).then((found) =>
    found.uuids ? { rels: [], rel_uuids: found.uuids } : { rels: found.stories },
  );
}

async function resolveLinks(
  store: StoryStore,
  contents: readonly unknown[],
  query: URLSearchParams,
  presentation: Presentation,
  present: Present,
): Promise<Pick<StoriesAnswer, 'links' | 'link_uuids'>> {
  const kind = query.get('resolve_links');
  if (!kind || kind === '0') return { links: [] };
  const stories = kind === 'story' || kind === '1';
  const levels = stories && query.get('resolve_links_level') === '2' ? 2 : 1;
  const show = async (found: readonly StoredStory[]): Promise<ResolvedLink[]> =>
    stories ? present(found) : found.map((story) => (kind === 'url' ? urlLink(story) : resolvedLink(story)));
  return collect(store, presentation, show, levels, contents, linkUuids).then((found) =>
    found.uuids ? { links: [], link_uuids: found.uuids } : { links: found.stories },
  );
}

/** Follows references level by level; gives up showing them, and names them instead, once there are too many. */
async function collect<Shown>(
  store: StoryStore,
  presentation: Presentation,
  show: (found: readonly StoredStory[]) => Promise<Shown[]>,
  levels: 1 | 2,
  contents: readonly unknown[],
  referencesOf: (contents: readonly unknown[]) => string[],
): Promise<{ stories: Shown[]; uuids?: string[] }> {
  let found = await store.byUuids(referencesOf(contents), presentation.version);
  if (levels === 2 && found.length > 0) {
    const known = new Set(found.map((story) => story.uuid));
    const further = referencesOf(found.map((story) => story.content)).filter((uuid) => !known.has(uuid));
    found = [...found, ...(await store.byUuids(further, presentation.version))];
  }
  if (found.length > RESOLVED_AT_MOST) return { stories: [], uuids: found.map((story) => story.uuid) };
  return { stories: await show(found) };
}
