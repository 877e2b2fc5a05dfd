import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The shop's own pages and menus. */
export const pagesMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('commerce_page')
      .addColumn('id', 'bigint', (c) => c.primaryKey())
      .addColumn('handle', 'text', (c) => c.notNull().unique())
      .addColumn('title', 'text', (c) => c.notNull())
      .addColumn('title_key', 'text', (c) => c.notNull())
      .addColumn('body_html', 'text', (c) => c.notNull())
      .addColumn('seo_title', 'text')
      .addColumn('seo_description', 'text')
      .addColumn('created_at', 'text', (c) => c.notNull())
      .addColumn('updated_at', 'text', (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('commerce_menu')
      .addColumn('id', 'bigint', (c) => c.primaryKey())
      .addColumn('handle', 'text', (c) => c.notNull().unique())
      .addColumn('title', 'text', (c) => c.notNull())
      .addColumn('items', 'text', (c) => c.notNull())
      .execute();
  },
};
