import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { databaseKind } from '../database/database-kind.ts';
import { outboxMigration } from '../outbox/migration.ts';

/** The inbox's tables, and the outbox that its mails go to. */
export const inboxMigrations: Record<string, Migration> = {
  '0001_outbox': outboxMigration,
  '0002_inbox': {
    async up(db: Kysely<unknown>) {
      await createSubmissions(db);
      await createFiles(db);
    },
  },
  '0003_stock_requests': { up: createStockRequests },
};

async function createSubmissions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('inbox_submission')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('reference', 'text', (c) => c.notNull().unique())
    .addColumn('dedupe_key', 'text', (c) => c.notNull().unique())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('form', 'text', (c) => c.notNull())
    .addColumn('path', 'text', (c) => c.notNull())
    .addColumn('recipient_key', 'text', (c) => c.notNull())
    .addColumn('name', 'text')
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('challenge', 'text', (c) => c.notNull())
    .addColumn('received_at', 'text', (c) => c.notNull())
    .addColumn('search_text', 'text', (c) => c.notNull())
    .addColumn('fields', 'text', (c) => c.notNull())
    .execute();
  // Newest first: all of them, those of one kind, those that were challenged or not.
  for (const columns of [[], ['kind'], ['challenge']]) {
    await db.schema
      .createIndex(['inbox_submission', ...columns, 'newest'].join('_'))
      .on('inbox_submission')
      .columns([...columns, 'received_at', 'id'])
      .execute();
  }
}

async function createFiles(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('inbox_file')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('submission_id', 'text', (c) => c.references('inbox_submission.id').onDelete('cascade'))
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('type', 'text')
    .addColumn('size', 'integer')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('inbox_file_submission')
    .on('inbox_file')
    .columns(['submission_id', 'created_at'])
    .execute();
  await db.schema
    .createTable('inbox_file_chunk')
    .addColumn('file_id', 'text', (c) => c.notNull().references('inbox_file.id').onDelete('cascade'))
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('bytes', databaseKind(db) === 'postgres' ? 'bytea' : 'blob', (c) => c.notNull())
    .addPrimaryKeyConstraint('inbox_file_chunk_key', ['file_id', 'position'])
    .execute();
}

/** A request goes with the submission that it came by. */
async function createStockRequests(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('inbox_stock_request')
    .addColumn('submission_id', 'text', (c) => c.primaryKey().references('inbox_submission.id').onDelete('cascade'))
    .addColumn('key_hash', 'text', (c) => c.notNull().unique())
    .addColumn('variant', 'text', (c) => c.notNull())
    .addColumn('handle', 'text', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('inbox_stock_request_variant').on('inbox_stock_request').column('variant').execute();
}
