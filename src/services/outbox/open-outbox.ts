import { type OpenDatabase, openDatabase } from '../database/open-database.ts';
import { outboxRetriesMigration } from './0002-retries.ts';
import { outboxCalendarMigration } from './0003-calendar.ts';
import { outboxMigration } from './migration.ts';
import type { OutboxTables } from './tables.ts';

/** Opens the outbox and brings its table up to date; `database` is as in `openDatabase`. */
export function openOutbox(database: string): Promise<OpenDatabase<OutboxTables>> {
  return openDatabase<OutboxTables>(database, 'outbox', {
    '0001_outbox': outboxMigration,
    '0002_retries': outboxRetriesMigration,
    '0003_calendar': outboxCalendarMigration,
  });
}
