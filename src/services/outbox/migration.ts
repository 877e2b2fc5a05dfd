import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { upgradeToRetries } from './0002-retries.ts';
import { addCalendar } from './0003-calendar.ts';

/**
 * The outbox belongs to every service of the database: whichever starts first makes the table, in its newest form. A
 * database that has the table already, in an older form, gets the rest here or by `outboxRetriesMigration` and
 * `outboxCalendarMigration`, whichever runs first: all may run any number of times.
 */
export const outboxMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('outbox_mail')
      .ifNotExists()
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('recipient', 'text', (c) => c.notNull())
      .addColumn('subject', 'text', (c) => c.notNull())
      .addColumn('text', 'text', (c) => c.notNull())
      .addColumn('html', 'text')
      .addColumn('created_at', 'text', (c) => c.notNull())
      .addColumn('tried_at', 'text')
      .addColumn('sent_at', 'text')
      .addColumn('error', 'text')
      .execute();
    await db.schema
      .createIndex('outbox_mail_created')
      .ifNotExists()
      .on('outbox_mail')
      .columns(['created_at', 'id'])
      .execute();
    await upgradeToRetries(db);
    await addCalendar(db);
  },
};
