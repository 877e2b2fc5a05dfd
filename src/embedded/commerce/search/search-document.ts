import type { DocumentKind } from './tables.ts';
import { wordsOf } from './words.ts';

/** The fields of a document that can be searched; the schema's SearchableField in lower case. */
export const SEARCH_FIELDS = [
  'title',
  'product_type',
  'vendor',
  'tag',
  'variants_title',
  'variants_sku',
  'body',
] as const;
export type SearchField = (typeof SEARCH_FIELDS)[number];

/** What goes into the index of one record: its words by field. */
export type SearchDocument = {
  id: number;
  kind: DocumentKind;
  recordId: number;
  words: Record<SearchField, string[]>;
};

const KINDS: DocumentKind[] = ['PRODUCT', 'COLLECTION', 'PAGE', 'ARTICLE'];
const RECORDS = 2 ** 32;
const MOST_SOLD = 2 ** 18 - 1;

/**
 * A document's number in the index. Smaller ones sell better, so that reading matches in order of their number is
 * reading the best first. It depends on the record alone: a cursor that holds it outlives every rebuild.
 */
export function documentId(kind: DocumentKind, recordId: number, unitsSold: number): number {
  const place = MOST_SOLD - Math.min(MOST_SOLD, Math.max(0, unitsSold));
  return (place * 4 + KINDS.indexOf(kind)) * RECORDS + (recordId % RECORDS);
}

/** Makes a document of a record's texts; the same word counts once in a field. */
export function searchDocument(
  kind: DocumentKind,
  recordId: number,
  unitsSold: number,
  texts: Partial<Record<SearchField, string>>,
): SearchDocument {
  const words = Object.fromEntries(SEARCH_FIELDS.map((field) => [field, [...new Set(wordsOf(texts[field] ?? ''))]]));
  return { id: documentId(kind, recordId, unitsSold), kind, recordId, words: words as SearchDocument['words'] };
}
