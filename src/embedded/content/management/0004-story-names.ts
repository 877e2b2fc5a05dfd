import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What a search by name or address reads of every story, without touching their content. */
export const storyNames: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createIndex('content_story_names')
      .on('content_story')
      .columns(['is_folder', 'name', 'full_slug', 'id'])
      .where(sql.ref('deleted'), '=', sql.lit(0))
      .execute();
  },
};
