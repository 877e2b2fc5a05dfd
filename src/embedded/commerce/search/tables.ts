/**
 * The search index: one row a document, the full text beside it in the form each database has for it (SQLite: the FTS5
 * table `commerce_search_text`; PostgreSQL: the column `lexemes`), and every word that occurs.
 */
export type SearchTables = {
  commerce_search_document: SearchDocumentTable;
  commerce_search_word: SearchWordTable;
  /** What is left of a word when one or two of its letters are missing; finds it behind a typing mistake. */
  commerce_search_spelling: { spelling: string; word: string };
};

export type SearchDocumentTable = {
  /** Sorts documents by how well they sell (`documentId`). */
  id: number;
  kind: DocumentKind;
  record_id: number;
};

export type DocumentKind = 'PRODUCT' | 'COLLECTION' | 'PAGE' | 'ARTICLE';

export type SearchWordTable = {
  word: string;
  /** In how many products and collections it occurs at all, and in how many of their titles. */
  documents: number;
  titles: number;
};
