import { type Kysely, sql } from 'kysely';
import { databaseKind } from '#services/database/database-kind.ts';
import type { CommerceTables } from '../database/tables.ts';
import { fts5Columns, lexemes } from './match-expression.ts';
import { readDocuments } from './read-documents.ts';
import type { SearchDocument } from './search-document.ts';
import { createVocabulary, writeVocabulary } from './vocabulary.ts';

/** Rows of one statement: ten values each, far below SQLite's limit on them. */
const BATCH = 200;

/** Writes the whole search index anew from the catalogue. In the transaction of whatever changed the catalogue. */
export async function rebuildSearch(db: Kysely<CommerceTables>): Promise<void> {
  const isSqlite = databaseKind(db) === 'sqlite';
  await db.deleteFrom('commerce_search_document').execute();
  if (isSqlite) await sql`delete from commerce_search_text`.execute(db);
  const vocabulary = createVocabulary();
  for await (const documents of readDocuments(db, BATCH)) {
    for (const document of documents) vocabulary.add(document);
    await (isSqlite ? writeSqlite(db, documents) : writePostgres(db, documents));
  }
  await writeVocabulary(db, vocabulary);
}

async function writeSqlite(db: Kysely<CommerceTables>, documents: SearchDocument[]) {
  await db
    .insertInto('commerce_search_document')
    .values(documents.map(({ id, kind, recordId }) => ({ id, kind, record_id: recordId })))
    .execute();
  const rows = documents.map((document) => {
    const { title, product_type, vendor, tag, variants_title, variants_sku, body, kind } = fts5Columns(document);
    return sql`(${sql.join([document.id, title, product_type, vendor, tag, variants_title, variants_sku, body, kind])})`;
  });
  await sql`insert into commerce_search_text
    (rowid, title, product_type, vendor, tag, variants_title, variants_sku, body, kind)
    values ${sql.join(rows)}`.execute(db);
}

async function writePostgres(db: Kysely<CommerceTables>, documents: SearchDocument[]) {
  const rows = documents.map(
    (document) =>
      sql`(${document.id}, ${document.kind}, ${document.recordId}, array_to_tsvector(${lexemes(document)}::text[]))`,
  );
  await sql`insert into commerce_search_document (id, kind, record_id, lexemes) values ${sql.join(rows)}`.execute(db);
}
