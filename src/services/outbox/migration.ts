import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The outbox belongs to every service of the database: whichever starts first makes it. */
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
    await db.schema
      .createIndex('outbox_mail_waiting')
      .ifNotExists()
      .on('outbox_mail')
      .columns(['tried_at', 'created_at'])
      .execute();
  },
};
