import type { Kysely } from 'kysely';
import type { StoryVersion } from '#protocol/storyblok/story.ts';
import type { SpaceStore } from './space.ts';
import { type StoredStory, storedVersions } from './stored-story.ts';
import type { ContentTables } from './tables.ts';

const BATCH = 500;

export type Catalogue = { stories: (version: StoryVersion) => Promise<readonly StoredStory[]> };

/**
 * Every story, parsed and in memory, for the lists: a filter may name any field of any content type, so no index
 * could serve it, while going over ten thousand parsed stories takes a few milliseconds.
 *
 * Each read asks the database for its revision (one row) and then loads only the stories changed since, in batches,
 * so that neither a first read nor a busy editor keeps other requests waiting. Another process's write is seen by
 * the first read after it.
 */
export function createCatalogue(db: Kysely<ContentTables>, space: SpaceStore): Catalogue {
  const versions = new Map<number, Record<StoryVersion, StoredStory | null>>();
  let lists: Record<StoryVersion, readonly StoredStory[]> = { draft: [], published: [] };
  let known = -1;

  async function load(): Promise<void> {
    const { revision } = await space.state();
    if (revision === known) return;
    // Bounded by the revision read above: rows committed meanwhile belong to the next load.
    const changed = db.selectFrom('content_story').where('revision', '>', known).where('revision', '<=', revision);
    for (let after = -1; ; ) {
      const rows = await changed.selectAll().where('id', '>', after).orderBy('id').limit(BATCH).execute();
      for (const row of rows) {
        if (row.deleted || row.is_folder) versions.delete(row.id);
        else versions.set(row.id, storedVersions(row));
      }
      const last = rows.at(-1);
      if (rows.length < BATCH || !last) break;
      after = last.id;
    }
    const all = [...versions.values()];
    lists = {
      draft: all.flatMap((story) => story.draft ?? []),
      published: all.flatMap((story) => story.published ?? []),
    };
    known = revision;
  }

  let current: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  const start = () => {
    current = load().finally(() => {
      current = undefined;
    });
    return current;
  };
  // A load under way may have begun before the caller's own write, so the caller shares the one that follows it.
  const refresh = () => {
    if (!current) return start();
    next ??= current
      .catch(() => undefined)
      .then(() => {
        next = undefined;
        return start();
      });
    return next;
  };

  return {
    stories: async (version) => {
      await refresh();
      return lists[version];
    },
  };
}
