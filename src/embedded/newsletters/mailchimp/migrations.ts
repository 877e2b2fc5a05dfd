import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { outboxMigration } from '#services/outbox/migration.ts';

/** The embedded Mailchimp's migrations in order; a released one is never edited, a change is a new number. */
export const mailchimpMigrations: Record<string, Migration> = {
  '0001_outbox': outboxMigration,
  '0002_lists': { up: createLists },
};

async function createLists(db: Kysely<unknown>) {
  await db.schema
    .createTable('newsletter_list')
    .addColumn('id', 'varchar(64)', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('double_optin', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('newsletter_member')
    .addColumn('list_id', 'varchar(64)', (c) => c.notNull().references('newsletter_list.id').onDelete('cascade'))
    .addColumn('subscriber_hash', 'varchar(32)', (c) => c.notNull())
    .addColumn('email_address', 'text', (c) => c.notNull())
    .addColumn('status', 'varchar(16)', (c) => c.notNull())
    .addColumn('opted_out', 'integer', (c) => c.notNull())
    .addColumn('email_type', 'varchar(8)', (c) => c.notNull())
    .addColumn('merge_fields', 'text', (c) => c.notNull())
    .addColumn('language', 'varchar(8)', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('opted_in_at', 'text')
    .addColumn('last_changed', 'text', (c) => c.notNull())
    .addColumn('confirmation_hash', 'varchar(64)', (c) => c.unique())
    .addColumn('confirmation_expires_at', 'text')
    .addPrimaryKeyConstraint('newsletter_member_key', ['list_id', 'subscriber_hash'])
    .execute();
  await db.schema
    .createIndex('newsletter_member_created')
    .on('newsletter_member')
    .columns(['list_id', 'created_at', 'subscriber_hash'])
    .execute();
  await db.schema
    .createIndex('newsletter_member_pending')
    .on('newsletter_member')
    .columns(['status', 'confirmation_expires_at'])
    .execute();
}
