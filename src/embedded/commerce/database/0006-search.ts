import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { databaseKind } from '#services/database/database-kind.ts';

/** The tables of search. The full text is FTS5 on SQLite and a tsvector on PostgreSQL, over the same words. */
export const searchMigration: Migration = {
  async up(db: Kysely<unknown>) {
    const isPostgres = databaseKind(db) === 'postgres';
    const bytes = sql.raw(isPostgres ? 'text collate "C"' : 'text');
    await db.schema
      .createTable('commerce_search_document')
      .addColumn('id', 'bigint', (c) => c.primaryKey())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('record_id', 'bigint', (c) => c.notNull())
      .addUniqueConstraint('commerce_search_document_record', ['kind', 'record_id'])
      .execute();
    await db.schema
      .createTable('commerce_search_word')
      .addColumn('word', bytes, (c) => c.primaryKey())
      .addColumn('documents', 'integer', (c) => c.notNull())
      .addColumn('titles', 'integer', (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('commerce_search_spelling')
      .addColumn('spelling', bytes, (c) => c.notNull())
      .addColumn('word', bytes, (c) => c.notNull())
      .addPrimaryKeyConstraint('commerce_search_spelling_key', ['spelling', 'word'])
      .execute();
    if (isPostgres) {
      await sql`alter table commerce_search_document add column lexemes tsvector`.execute(db);
      await sql`create index commerce_search_document_lexemes on commerce_search_document using gin (lexemes)`.execute(
        db,
      );
    } else {
      // Without the text itself, which is in the catalogue, and without positions: no phrases are asked for.
      await sql`create virtual table commerce_search_text using fts5(
        title, product_type, vendor, tag, variants_title, variants_sku, body, kind,
        content = '', contentless_delete = 1, detail = 'column', prefix = '1 2 3',
        tokenize = "unicode61 remove_diacritics 0"
      )`.execute(db);
    }
  },
};
