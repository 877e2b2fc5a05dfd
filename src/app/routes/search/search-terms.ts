import { wordsOf } from './search-words.ts';

/** Words that say nothing of what is looked for. */
const emptyWords = new Set(
  'a am an and any are at be bring can do does for from get have how i in is it me my near of on or please the there to want we what when where which who with you your'.split(
    ' ',
  ),
);

/** Words written apart or together, as one. */
const joined: readonly [RegExp, string][] = [
  [/\bcheck[\s-]?in\b/g, 'checkin'],
  [/\bcheck(ing)?[\s-]?out\b/g, 'checkout'],
  [/\bbath[\s-]tub/g, 'bathtub'],
  [/\bwi[\s-]fi\b/g, 'wifi'],
  [/\b(non|no|without)[\s-]alcohol(ic)?\b|\balcohol[\s-]free\b/g, 'nonalcoholic'],
  [/\bhair[\s-]dryer/g, 'hairdryer'],
  [/\bmini[\s-]bar/g, 'minibar'],
  [/\be-?mail\b/g, 'email'],
];

/** A word as the index has it: plurals as the singular. */
export function singular(word: string): string {
  if (word.length < 4 || word.endsWith('ss') || word.endsWith('us')) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(ch|sh|x|ss)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

/** The terms of a text, for the index and for a search alike. */
export function termsOf(text: string): string[] {
  return wordsOf(joinedText(text).replace(/['’]s\b/g, 's')).map(singular);
}

function joinedText(text: string): string {
  return joined.reduce((words, [pattern, word]) => words.replace(pattern, word), text.toLowerCase());
}

/** The terms that a visitor looks for; empty words count only where there are no others. */
export function searchedTerms(text: string): string[] {
  return withoutEmpty(termsOf(text));
}

/** The words that a visitor looks for, as they were written. */
export function searchedWords(text: string): string[] {
  return withoutEmpty(wordsOf(joinedText(text)));
}

function withoutEmpty(words: string[]): string[] {
  const full = [...new Set(words)].filter((word) => !emptyWords.has(word));
  return full.length > 0 ? full : words;
}
