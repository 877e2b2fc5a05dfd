import { mistakesBetween, tolerance } from '#protocol/spelling.ts';
import type { CommerceContext } from '../context.ts';
import type { WordMatch } from './match-expression.ts';
import { deletions } from './spelling.ts';
import { searchedWords } from './words.ts';

/** How many corrections of one mistyped word are looked for together. */
const CORRECTIONS = 5;

/**
 * Reads a query against the known words: each word stands for itself and its plural or singular, the last one also for
 * words it begins where `prefixLast` says so, and one that is not known for those it may have been meant as. A document
 * has to hold one word of every group. Null when a word is none of these: nothing can be found then.
 */
export async function readQuery(
  context: CommerceContext,
  text: string,
  prefixLast: boolean,
): Promise<WordMatch[][] | null> {
  const typed = searchedWords(text);
  const read = await Promise.all(
    typed.map((word, index) => readWord(context, word, prefixLast && index === typed.length - 1)),
  );
  const groups = read.filter((group) => group.length > 0);
  return groups.length < typed.length ? null : groups;
}

async function readWord(context: CommerceContext, word: string, isPrefix: boolean): Promise<WordMatch[]> {
  if (isPrefix && (await isBeginning(context, word))) {
    const others = (await knownWords(context, forms(word).slice(1))).filter((form) => !form.startsWith(word));
    return [{ word, isPrefix: true }, ...others.map((other) => ({ word: other, isPrefix: false }))];
  }
  const known = await knownWords(context, forms(word));
  const found = known.length > 0 ? known : await corrections(context, word);
  return found.map((other) => ({ word: other, isPrefix: false }));
}

/** The words to finish one with: the most frequent ones of products' and collections' titles, then of their other texts. */
export async function wordsBeginningWith({ db }: CommerceContext, start: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('commerce_search_word')
    .select('word')
    .where('word', '>=', start)
    .where('word', '<', `${start}\u{10ffff}`)
    .where('documents', '>', 0)
    .orderBy('titles', 'desc')
    .orderBy('documents', 'desc')
    .orderBy('word')
    .limit(limit)
    .execute();
  return rows.map((row) => row.word);
}

/** Whether a word begins so, of whatever it is. */
async function isBeginning({ db }: CommerceContext, start: string): Promise<boolean> {
  const rows = await db
    .selectFrom('commerce_search_word')
    .select('word')
    .where('word', '>=', start)
    .where('word', '<', `${start}\u{10ffff}`)
    .limit(1)
    .execute();
  return rows.length > 0;
}

/** The known words (or those of what is sold) that a mistyped one may have been meant as: those with the fewest mistakes, the commonest first. */
export async function corrections({ db }: CommerceContext, word: string, soldOnly = false): Promise<string[]> {
  const allowed = tolerance(word.length);
  if (allowed === 0) return [];
  const rows = await db
    .selectFrom('commerce_search_spelling as spelling')
    .innerJoin('commerce_search_word as known', 'known.word', 'spelling.word')
    .select(['known.word', 'known.documents'])
    .distinct()
    .where('spelling.spelling', 'in', [...deletions(word, allowed)])
    .$if(soldOnly, (query) => query.where('known.documents', '>', 0))
    .execute();
  const close = rows
    .map((row) => ({ ...row, mistakes: mistakesBetween(word, row.word) }))
    .filter((row) => row.mistakes <= allowed)
    .sort((a, b) => a.mistakes - b.mistakes || b.documents - a.documents || (a.word < b.word ? -1 : 1));
  const [best] = close;
  return close
    .filter((row) => row.mistakes === best?.mistakes)
    .slice(0, CORRECTIONS)
    .map((row) => row.word);
}

async function knownWords({ db }: CommerceContext, words: string[]): Promise<string[]> {
  const rows = await db.selectFrom('commerce_search_word').select('word').where('word', 'in', words).execute();
  const known = new Set(rows.map((row) => row.word));
  return words.filter((word) => known.has(word));
}

/** A word, then its English singular or plural as it would be spelled; which of them exist, the index knows. */
function forms(word: string): string[] {
  const others = [`${word}s`, `${word}es`];
  if (word.endsWith('y')) others.push(`${word.slice(0, -1)}ies`);
  if (word.length > 3 && word.endsWith('s')) others.push(word.slice(0, -1));
  if (word.length > 4 && word.endsWith('es')) others.push(word.slice(0, -2));
  if (word.length > 4 && word.endsWith('ies')) others.push(`${word.slice(0, -3)}y`);
  return [word, ...others];
}
