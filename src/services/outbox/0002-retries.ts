import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { databaseKind } from '../database/database-kind.ts';
import type { OutboxTables } from './tables.ts';

/** A mail whose process died while sending is sent again when it is at most this old: as long as retries last. */
const TWO_DAYS_MS = 2 * 24 * 3_600_000;

const columns = [
  'reply_to',
  'related_id',
  'attempts',
  'next_attempt_at',
  'claimed_until',
  'failed_at',
] as const satisfies (keyof OutboxTables['outbox_mail'])[];

/** Adds retries and leases to an outbox in which every mail was tried once. Running it again changes nothing. */
export const outboxRetriesMigration: Migration = { up: upgradeToRetries };

export async function upgradeToRetries(db: Kysely<unknown>): Promise<void> {
  await addColumns(db);
  await setStates(db as Kysely<OutboxTables>);
  await createIndexes(db);
}

async function addColumns(db: Kysely<unknown>): Promise<void> {
  const isPostgres = databaseKind(db) === 'postgres';
  // SQLite has no 'add column if not exists'.
  const { rows } = isPostgres
    ? { rows: [] }
    : await sql<{ name: string }>`select name from pragma_table_info('outbox_mail')`.execute(db);
  const present = new Set(rows.map((row) => row.name));
  for (const name of columns.filter((column) => !present.has(column))) {
    await db.schema
      .alterTable('outbox_mail')
      .addColumn(name, name === 'attempts' ? 'integer' : 'text', (column) => {
        const added = isPostgres ? column.ifNotExists() : column;
        return name === 'attempts' ? added.notNull().defaultTo(0) : added;
      })
      .execute();
  }
}

/**
 * What the rows of the old outbox become. Sent stays sent, and one with an error has failed, as it had before. One that
 * was tried and says neither belonged to a process that died: it may or may not have left. It is sent again, because a
 * mail that never comes is worse than a second copy, which receivers drop by its Message-ID; but not when it is older
 * than retries last, because then its links have expired and its news is stale.
 */
async function setStates(db: Kysely<OutboxTables>): Promise<void> {
  const now = new Date();
  const untouched = db.updateTable('outbox_mail').where('attempts', '=', 0).where('next_attempt_at', 'is', null);
  await untouched.where('sent_at', 'is not', null).set({ attempts: 1 }).execute();

  const notSent = untouched.where('sent_at', 'is', null).where('failed_at', 'is', null);
  await notSent
    .where('error', 'is not', null)
    .set((eb) => ({ failed_at: eb.ref('tried_at'), attempts: 1 }))
    .execute();
  await notSent
    .where('tried_at', 'is', null)
    .set((eb) => ({ next_attempt_at: eb.ref('created_at') }))
    .execute();
  await notSent
    .where('created_at', '>=', new Date(now.getTime() - TWO_DAYS_MS).toISOString())
    .set({ next_attempt_at: now.toISOString() })
    .execute();
  await notSent
    .set({
      failed_at: now.toISOString(),
      attempts: 1,
      error: 'The server stopped while it sent this mail, so it may or may not have arrived.',
    })
    .execute();
}

async function createIndexes(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('outbox_mail_waiting').ifExists().execute();
  const partial = (name: string, columns: string[], present: string) =>
    db.schema
      .createIndex(name)
      .ifNotExists()
      .on('outbox_mail')
      .columns(columns)
      .where(sql.ref(present), 'is not', null)
      .execute();
  await partial('outbox_mail_due', ['next_attempt_at'], 'next_attempt_at');
  // For those that wait, newest first, with the columns that decide their state.
  await partial('outbox_mail_open', ['created_at', 'id', 'claimed_until', 'attempts'], 'next_attempt_at');
  await partial('outbox_mail_failed', ['created_at', 'id'], 'failed_at');
  await partial('outbox_mail_related', ['related_id'], 'related_id');
  // A search reads this index and not the mails, which are much longer. PostgreSQL stores long texts apart from their
  // row, so it reads little without it; and its indexes refuse long values, which SQLite's do not.
  if (databaseKind(db) === 'sqlite') {
    await db.schema
      .createIndex('outbox_mail_search')
      .ifNotExists()
      .on('outbox_mail')
      .columns(['created_at', 'id', 'recipient', 'subject'])
      .execute();
  }
}
