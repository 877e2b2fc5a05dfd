import { expect, test } from 'vitest';
import { correctedWords, isHit, wordsOf } from './search-words.ts';

test('words are folded: no case, no marks, no signs', () => {
  expect(wordsOf('Peter & Paul’s Café, No. 5')).toEqual(['peter', 'paul', 's', 'cafe', 'no', '5']);
});

test.each([
  ['bathrobe', ['bath'], true],
  ['bathrobe', ['batrobe'], true],
  ['bathrobe', ['robe'], false],
  ['mug', ['mgu'], false],
  ['rope', ['robe'], false],
  ['the', ['them'], false],
])('%s is a hit of %j: %s', (word, searched, hit) => {
  expect(isHit(word, searched)).toBe(hit);
});

test.each([
  [['ulyses'], ['ulysses']],
  [
    ['sirne', 'rooms'],
    ['siren', 'rooms'],
  ],
  [['siren'], null],
  [['sir'], null],
  [['xylophone'], null],
])('%j is put right as %j', (searched, corrected) => {
  expect(correctedWords(searched, new Set(['ulysses', 'siren', 'neptune', 'rooms']))).toEqual(corrected);
});
