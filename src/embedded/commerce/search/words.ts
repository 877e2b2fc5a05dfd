/** Longer than any word worth finding, and far below what a database takes. */
const maxWordLength = 64;
/** Words of a query that are searched, the first of them: each costs the index a read. */
const maxSearchedWords = 12;

/**
 * The words of a text as the index holds them and queries are read: lower case, without marks, letters and digits
 * alone ("Café-Crème Nº 5" → cafe, creme, no, 5). Both databases get these words, so that both find alike.
 */
export function wordsOf(text: string): string[] {
  const folded = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return (folded.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.slice(0, maxWordLength));
}

/** Words that say nothing of what is looked for; a query of nothing else is taken at its word. */
const SMALL = new Set('a an and at by for from in is it of on or our the to with'.split(' '));

/** The words of a query that matter. */
export function searchedWords(query: string): string[] {
  const words = wordsOf(query);
  const telling = words.filter((word) => !SMALL.has(word));
  return [...new Set(telling.length > 0 ? telling : words)].slice(0, maxSearchedWords);
}
