import type { Kysely } from 'kysely';
import type { StoryVersion } from '#protocol/storyblok/story.ts';
import { type StoredStory, type StoryRow, storedStory } from './stored-story.ts';
import { deletedRow } from './story-tree.ts';
import type { ContentTables } from './tables.ts';
import type { AlternateRow } from './wire-story.ts';

/** Both databases take at least this many parameters in one statement. */
const PARAMETERS = 500;

export type StoryStore = ReturnType<typeof storyStore>;

/** Reads of single stories and of sets by id, all by index: their time does not grow with the number of stories. */
export function storyStore(db: Kysely<ContentTables>) {
  const stories = () => db.selectFrom('content_story').selectAll().where('deleted', '=', 0).where('is_folder', '=', 0);
  const version = (row: StoryRow | undefined, wanted: StoryVersion) => (row ? storedStory(row, wanted) : null);

  return {
    bySlug: async (fullSlug: string, wanted: StoryVersion) =>
      version(await stories().where('full_slug', '=', fullSlug).executeTakeFirst(), wanted),

    byId: async (id: number, wanted: StoryVersion) =>
      version(await stories().where('id', '=', id).executeTakeFirst(), wanted),

    byUuid: async (uuid: string, wanted: StoryVersion) =>
      version(await stories().where('uuid', '=', uuid).executeTakeFirst(), wanted),

    /** A story or folder as it is stored. */
    row: async (id: number): Promise<StoryRow | null> =>
      (await db
        .selectFrom('content_story')
        .selectAll()
        .where('deleted', '=', 0)
        .where('id', '=', id)
        .executeTakeFirst()) ?? null,

    /** A deleted one, which can be brought back. */
    deletedRow: (id: number): Promise<StoryRow | null> => deletedRow(db, id),

    /** In the order asked for; unknown uuids are left out. */
    byUuids: async (uuids: readonly string[], wanted: StoryVersion): Promise<StoredStory[]> => {
      const found = new Map<string, StoredStory>();
      for (let start = 0; start < uuids.length; start += PARAMETERS) {
        const rows = await stories()
          .where('uuid', 'in', uuids.slice(start, start + PARAMETERS))
          .execute();
        for (const row of rows) {
          const story = storedStory(row, wanted);
          if (story) found.set(row.uuid, story);
        }
      }
      return uuids.flatMap((uuid) => found.get(uuid) ?? []);
    },

    /** Every story of these groups, itself included, without content. */
    byGroups: async (groupIds: readonly string[]): Promise<AlternateRow[]> =>
      groupIds.length === 0
        ? []
        : db
            .selectFrom('content_story')
            .select(['id', 'group_id', 'name', 'slug', 'full_slug', 'parent_id', 'is_folder', 'published_at'])
            .where('group_id', 'in', groupIds)
            .where('deleted', '=', 0)
            .where('is_folder', '=', 0)
            .orderBy('id')
            .execute(),

    isEmpty: async () =>
      (await db.selectFrom('content_story').select('id').where('deleted', '=', 0).limit(1).execute()).length === 0,
  };
}
