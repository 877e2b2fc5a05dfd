import { expect, test } from 'vitest';
import { readOrderNumber } from './order-number.ts';

test.each([
  ['1001', 1001],
  ['#1001', 1001],
  [' # 1 001 ', 1001],
  ['2147483647', 2_147_483_647],
  ['2147483648', null],
  ['0', null],
  ['-1', null],
  ['10.5', null],
  ['order', null],
])('reads %o as %o', (text, number) => {
  expect(readOrderNumber(text)).toBe(number);
});
