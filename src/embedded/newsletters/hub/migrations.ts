import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The embedded hub's migrations in order; a released one is never edited, a change is a new number. */
export const hubMigrations: Record<string, Migration> = {
  '0001_forms': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('newsletter_hub_form')
        .addColumn('id', 'varchar(64)', (c) => c.primaryKey())
        .addColumn('name', 'text', (c) => c.notNull())
        .execute();
      await db.schema
        .createTable('newsletter_hub_member')
        .addColumn('form_id', 'varchar(64)', (c) =>
          c.notNull().references('newsletter_hub_form.id').onDelete('cascade'),
        )
        .addColumn('email_key', 'varchar(254)', (c) => c.notNull())
        .addColumn('email_address', 'text', (c) => c.notNull())
        .addColumn('first_name', 'text', (c) => c.notNull())
        .addColumn('last_name', 'text', (c) => c.notNull())
        .addColumn('zip', 'text', (c) => c.notNull())
        .addColumn('created_at', 'text', (c) => c.notNull())
        .addPrimaryKeyConstraint('newsletter_hub_member_key', ['form_id', 'email_key'])
        .execute();
    },
  },
};
