import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Who has which story open. */
export const storyPresence: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable('content_story_presence')
      .addColumn('story_id', 'bigint', (column) => column.notNull())
      .addColumn('client', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('seen_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('content_story_presence_key', ['story_id', 'client'])
      .execute();
  },
};
