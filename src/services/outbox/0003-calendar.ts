import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { databaseKind } from '../database/database-kind.ts';

/** Adds the calendar entry of a mail to an outbox. Running it again changes nothing. */
export const outboxCalendarMigration: Migration = { up: addCalendar };

export async function addCalendar(db: Kysely<unknown>): Promise<void> {
  const isPostgres = databaseKind(db) === 'postgres';
  // SQLite has no 'add column if not exists'.
  const { rows } = isPostgres
    ? { rows: [] }
    : await sql`select name from pragma_table_info('outbox_mail') where name = 'calendar'`.execute(db);
  if (rows.length > 0) return;
  await db.schema
    .alterTable('outbox_mail')
    .addColumn('calendar', 'text', (column) => (isPostgres ? column.ifNotExists() : column))
    .execute();
}
