import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { assetTables } from './assets/0003-asset-tables.ts';
import { managementTables } from './management/0002-management-tables.ts';
import { storyNames } from './management/0004-story-names.ts';
import { storyPresence } from './management/0005-story-presence.ts';

const stories: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable('content_space')
      .addColumn('id', 'bigint', (column) => column.primaryKey())
      .addColumn('cv', 'bigint', (column) => column.notNull())
      .addColumn('revision', 'bigint', (column) => column.notNull())
      .addColumn('next_id', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('content_story')
      .addColumn('id', 'bigint', (column) => column.primaryKey())
      .addColumn('uuid', 'text', (column) => column.notNull().unique())
      .addColumn('group_id', 'text', (column) => column.notNull())
      .addColumn('parent_id', 'bigint', (column) => column.notNull())
      .addColumn('is_folder', 'integer', (column) => column.notNull())
      .addColumn('is_startpage', 'integer', (column) => column.notNull())
      .addColumn('slug', 'text', (column) => column.notNull())
      .addColumn('full_slug', 'text', (column) => column.notNull())
      .addColumn('path', 'text')
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('published_name', 'text')
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('tag_list', 'text', (column) => column.notNull())
      .addColumn('sort_by_date', 'text')
      .addColumn('meta_data', 'text')
      .addColumn('draft_content', 'text')
      .addColumn('published_content', 'text')
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('updated_at', 'text', (column) => column.notNull())
      .addColumn('first_published_at', 'text')
      .addColumn('published_at', 'text')
      .addColumn('deleted', 'integer', (column) => column.notNull())
      .addColumn('revision', 'bigint', (column) => column.notNull())
      .execute();
    // A folder and a story beside it may share an address; two living stories may not, nor two folders.
    for (const [name, isFolder] of [
      ['content_story_address', 0],
      ['content_folder_address', 1],
    ] as const) {
      await db.schema
        .createIndex(name)
        .unique()
        .on('content_story')
        .column('full_slug')
        .where(sql.ref('deleted'), '=', 0)
        .where(sql.ref('is_folder'), '=', isFolder)
        .execute();
    }
    await db.schema.createIndex('content_story_revision').on('content_story').column('revision').execute();
    await db.schema.createIndex('content_story_group').on('content_story').column('group_id').execute();
    await db.schema.createIndex('content_story_parent').on('content_story').column('parent_id').execute();
    await db.schema
      .createTable('content_datasource')
      .addColumn('id', 'bigint', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('slug', 'text', (column) => column.notNull().unique())
      .addColumn('position', 'integer', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('content_datasource_entry')
      .addColumn('id', 'bigint', (column) => column.primaryKey())
      .addColumn('datasource_id', 'bigint', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('value', 'text', (column) => column.notNull())
      .addColumn('position', 'integer', (column) => column.notNull())
      .addUniqueConstraint('content_datasource_entry_name', ['datasource_id', 'name'])
      .execute();
  },
};

/** Keyed by their sortable name; a new one is added at the end and none is ever changed. */
export const contentMigrations: Record<string, Migration> = {
  '0001_stories': stories,
  '0002_management': managementTables,
  '0003_assets': assetTables,
  '0004_story_names': storyNames,
  '0005_story_presence': storyPresence,
};
