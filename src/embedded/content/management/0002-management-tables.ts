import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What editors keep beside stories, the versions of stories, and what is to be published later. */
export const managementTables: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable('content_document')
      .addColumn('id', 'bigint', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('data', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('updated_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('content_document_kind').on('content_document').columns(['kind', 'name']).execute();
    await db.schema
      .createTable('content_story_version')
      .addColumn('id', 'bigint', (column) => column.primaryKey())
      .addColumn('story_id', 'bigint', (column) => column.notNull())
      .addColumn('event', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('full_slug', 'text', (column) => column.notNull())
      .addColumn('content', 'text')
      .addColumn('is_draft', 'integer', (column) => column.notNull())
      .addColumn('author', 'text')
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('content_story_version_story')
      .on('content_story_version')
      .columns(['story_id', 'id'])
      .execute();
    await db.schema
      .createTable('content_story_scheduling')
      .addColumn('id', 'bigint', (column) => column.primaryKey())
      .addColumn('story_id', 'bigint', (column) => column.notNull())
      .addColumn('action', 'text', (column) => column.notNull())
      .addColumn('publish_at', 'text', (column) => column.notNull())
      .addColumn('author', 'text')
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('done_at', 'text')
      .addColumn('error', 'text')
      .execute();
    await db.schema
      .createIndex('content_story_scheduling_due')
      .on('content_story_scheduling')
      .columns(['done_at', 'publish_at'])
      .execute();
  },
};
