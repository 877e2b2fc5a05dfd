import { expect, test } from 'vitest';
import { formatMoney } from './money.ts';

test.each([
  ['25.0', 'USD', '$25.00', '25.00 USD'],
  ['19.9', 'USD', '$19.90', '19.90 USD'],
  ['0.0', 'USD', '$0.00', '0.00 USD'],
  ['1234.5', 'USD', '$1,234.50', '1,234.50 USD'],
  ['26', 'CAD', 'CA$26.00', '26.00 CAD'],
  ['189.99', 'CAD', 'CA$189.99', '189.99 CAD'],
  ['-4.5', 'CAD', '-CA$4.50', '-4.50 CAD'],
  ['-0.001', 'USD', '$0.00', '0.00 USD'],
])('%s %s is %s, or %s', (amount, currencyCode, short, long) => {
  expect(formatMoney({ amount, currencyCode })).toBe(short);
  expect(formatMoney({ amount, currencyCode }, { suffix: true })).toBe(long);
});

test.each(['EUR', 'usd', '', 'toString'])('the currency "%s" is refused', (currencyCode) => {
  expect(() => formatMoney({ amount: '1.0', currencyCode })).toThrow('Given currency is not supported.');
});

test.each(['', ' ', 'free', 'NaN', 'Infinity'])('the amount "%s" is refused', (amount) => {
  expect(() => formatMoney({ amount, currencyCode: 'USD' })).toThrow('amount is not a number');
});
