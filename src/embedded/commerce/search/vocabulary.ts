import type { Kysely } from 'kysely';
import { chunks } from '#services/database/chunks.ts';
import type { CommerceTables } from '../database/tables.ts';
import type { SearchDocument } from './search-document.ts';
import { deletions, storedDepth } from './spelling.ts';
import type { DocumentKind } from './tables.ts';

type Entry = { documents: number; titles: number; isSpelled: boolean };

/** What a shopper looks for: words of these alone are offered to those who type. */
const SOLD: DocumentKind[] = ['PRODUCT', 'COLLECTION'];

/** Every word of the documents added, with how often it occurs in what is sold, and whether it takes part in spelling. */
export type Vocabulary = { words: Map<string, Entry>; add: (document: SearchDocument) => void };

/** Makes an empty vocabulary; documents are added one by one. */
export function createVocabulary(): Vocabulary {
  const words = new Map<string, Entry>();
  return {
    words,
    add({ kind, words: fields }) {
      const counted = SOLD.includes(kind) ? 1 : 0;
      for (const word of new Set(Object.values(fields).flat())) {
        const entry = words.get(word) ?? { documents: 0, titles: 0, isSpelled: false };
        entry.documents += counted;
        words.set(word, entry);
      }
      // A description's every word would suggest itself for every mistake; article numbers are never mistyped words.
      const { title, product_type, vendor, tag, variants_title } = fields;
      for (const word of title) (words.get(word) as Entry).titles += counted;
      for (const word of [title, product_type, vendor, tag, variants_title].flat()) {
        if (/^\p{L}+$/u.test(word)) (words.get(word) as Entry).isSpelled = true;
      }
    },
  };
}

/** Replaces the stored words and spellings. */
export async function writeVocabulary(db: Kysely<CommerceTables>, { words }: Vocabulary): Promise<void> {
  await db.deleteFrom('commerce_search_word').execute();
  await db.deleteFrom('commerce_search_spelling').execute();
  const entries = [...words].sort(([a], [b]) => (a < b ? -1 : 1));
  for (const some of chunks(entries, 500)) {
    const rows = some.map(([word, { documents, titles }]) => ({ word, documents, titles }));
    await db.insertInto('commerce_search_word').values(rows).execute();
  }
  const spelled = entries.filter(([, entry]) => entry.isSpelled).map(([word]) => word);
  for (const some of chunks(spelled, 20)) {
    const rows = some.flatMap((word) =>
      [...deletions(word, storedDepth(word.length))].map((spelling) => ({ spelling, word })),
    );
    for (const part of chunks(rows, 500)) await db.insertInto('commerce_search_spelling').values(part).execute();
  }
}
