import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The shop's blogs and their articles. */
export const blogsMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('commerce_blog')
      .addColumn('id', 'bigint', (c) => c.primaryKey())
      .addColumn('handle', 'text', (c) => c.notNull().unique())
      .addColumn('title', 'text', (c) => c.notNull())
      .addColumn('title_key', 'text', (c) => c.notNull())
      .addColumn('seo_title', 'text')
      .addColumn('seo_description', 'text')
      .addColumn('updated_at', 'text', (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('commerce_article')
      .addColumn('id', 'bigint', (c) => c.primaryKey())
      .addColumn('blog_id', 'bigint', (c) => c.notNull().references('commerce_blog.id'))
      .addColumn('handle', 'text', (c) => c.notNull())
      .addColumn('title', 'text', (c) => c.notNull())
      .addColumn('title_key', 'text', (c) => c.notNull())
      .addColumn('author', 'text', (c) => c.notNull())
      .addColumn('content_html', 'text', (c) => c.notNull())
      .addColumn('excerpt_html', 'text')
      .addColumn('image_id', 'bigint', (c) => c.references('commerce_image.id'))
      .addColumn('tags', 'text', (c) => c.notNull())
      .addColumn('seo_title', 'text')
      .addColumn('seo_description', 'text')
      .addColumn('published_at', 'text', (c) => c.notNull())
      .addColumn('updated_at', 'text', (c) => c.notNull())
      .addUniqueConstraint('commerce_article_handle', ['blog_id', 'handle'])
      .execute();
  },
};
