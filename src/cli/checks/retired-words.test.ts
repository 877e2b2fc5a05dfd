import { join } from 'node:path';
import { expect, test } from 'vitest';
import { retiredNames, wordsRetiredIn } from './retired-words.ts';

test('no file name and no exported symbol holds a retired word', () => {
  expect(retiredNames(join(import.meta.dirname, '../../..'))).toEqual([]);
});

test.each([
  ['src/app/house-page.ts', ['house']],
  ['keptStay', ['kept']],
  ['joinCarts', ['join carts']],
  ['unheldResolvers', ['unheld']],
  ['household', []],
  ['defaultValue', []],
  ['joinPaths', []],
])('%s', (name, words) => {
  expect(wordsRetiredIn(name)).toEqual(words);
});
