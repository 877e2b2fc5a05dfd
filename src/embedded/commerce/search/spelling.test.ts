import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mistakesBetween, tolerance } from '#protocol/spelling.ts';
import { deletions, storedDepth } from './spelling.ts';

const letter = fc.constantFrom(...'abcdefgh');
const mistake = fc.tuple(fc.constantFrom('add', 'lose', 'change', 'swap'), fc.nat(11), letter);

function make(word: string, [kind, at, added]: [string, number, string]): string {
  const letters = [...word];
  const index = at % letters.length;
  if (kind === 'add') letters.splice(index, 0, added);
  else if (kind === 'lose') letters.splice(index, 1);
  else if (kind === 'change') letters[index] = added;
  else letters.splice(index, 2, ...letters.slice(index, index + 2).reverse());
  return letters.join('');
}

test('a word within the tolerance always shares a shortened spelling with the right one', () => {
  const words = fc.array(letter, { minLength: 5, maxLength: 12 }).map((letters) => letters.join(''));
  fc.assert(
    fc.property(words, fc.array(mistake, { minLength: 1, maxLength: 2 }), (word, mistakes) => {
      const typed = mistakes.reduce(make, word);
      fc.pre(mistakesBetween(typed, word) <= tolerance(typed.length));
      const stored = deletions(word, storedDepth(word.length));
      const asked = deletions(typed, tolerance(typed.length));
      expect([...asked].some((spelling) => stored.has(spelling))).toBe(true);
    }),
  );
});
