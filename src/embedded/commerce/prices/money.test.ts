import { expect, test } from 'vitest';
import { minorUnits, money } from './money.ts';

test.each([
  [2500, '25.0'],
  [1990, '19.9'],
  [1995, '19.95'],
  [1905, '19.05'],
  [5, '0.05'],
  [0, '0.0'],
  [-450, '-4.5'],
])('%i cents are written %s', (cents, amount) => {
  expect(money(cents, 'USD')).toEqual({ amount, currencyCode: 'USD' });
});

test.each([
  [19.9, 1990],
  [0.29, 29],
  [1.15, 115],
])('an amount of %d is %i cents', (amount, cents) => {
  expect(minorUnits(amount)).toBe(cents);
});
