import { expect, test } from 'vitest';
import { mistakesBetween } from './spelling.ts';

test.each([
  ['bathrobe', 'bathrobe', 0],
  ['batrobe', 'bathrobe', 1],
  ['bahtrobe', 'bathrobe', 1],
  ['bathhrobe', 'bathrobe', 1],
  ['bathrope', 'bathrobe', 1],
  ['btahrboe', 'bathrobe', 2],
  ['', 'mug', 3],
])('%s is %s with %i mistakes', (left, right, count) => {
  expect(mistakesBetween(left, right)).toBe(count);
  expect(mistakesBetween(right, left)).toBe(count);
});
