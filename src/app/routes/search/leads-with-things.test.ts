import { expect, it } from 'vitest';
import { leadsWithThings } from './leads-with-things.ts';

it.each([
  ['towel', 'Gingham tea towel', 'Ulysses', true],
  ['a bathrobe', 'Bathrobe', 'The Siren', true],
  ['key tag', 'Key tag', 'The key to the tower', false],
  // A word that says nothing names no souvenir: 'in' stands in 'gingham'.
  ['check-in', 'Gingham tea towel', 'Ulysses', false],
  ['is it far', 'Whist cards', 'Neptune', false],
])('%s: %s before %s is %s', (text, thing, page, isFirst) => {
  expect(leadsWithThings(text, { title: thing }, { title: page })).toBe(isFirst);
});

it('is not so where no souvenir is found', () => expect(leadsWithThings('towel', undefined, undefined)).toBe(false));
