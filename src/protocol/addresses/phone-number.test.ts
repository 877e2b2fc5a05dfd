import { expect, test } from 'vitest';
import { readPhoneNumber } from './phone-number.ts';

test.each([
  ['+1 313 555 0142', '+13135550142'],
  [' +1 (313) 555-0142 ', '+13135550142'],
  ['+44 20 7946 0018', '+442079460018'],
  ['+49 30/901820', '+4930901820'],
  ['+39 06 698 12345', '+390669812345'],
  // The zero in brackets is for calls within the country.
  ['+33 (0)1 42 68 53 00', '+33142685300'],
])('%s has its country with it: %s', (typed, stored) => {
  expect(readPhoneNumber(typed)).toBe(stored);
  expect(readPhoneNumber(typed, 'DE')).toBe(stored);
  expect(readPhoneNumber(stored)).toBe(stored);
});

test.each([
  ['313 555 0142', 'US', '+13135550142'],
  ['1 313 555 0142', 'CA', '+13135550142'],
  ['020 7946 0018', 'GB', '+442079460018'],
  ['011 44 20 7946 0018', 'US', '+442079460018'],
])('%s is one of %s: %s', (typed, country, stored) => expect(readPhoneNumber(typed, country)).toBe(stored));

test.each([
  ['313 555 0142', null, '3135550142'],
  ['313.555.0142', 'XX', '3135550142'],
  ['555 0142', 'US', '5550142'],
  ['020 7946 0018', 'US', '02079460018'],
])('%s in %s stays as it was typed: %s', (typed, country, stored) => {
  expect(readPhoneNumber(typed, country)).toBe(stored);
});

test.each([
  ...['', '12', '12-34', 'later', 'call 313 555 0142', '1'.repeat(16), '+1 313 555 0142 0142 0142', '+999 12345678'],
  ...['+1 313 555 014', '+1 313 555 0142 ext 5', '313 555 0142 ext 5', '+'],
])('%j is none', (typed) => {
  expect(readPhoneNumber(typed)).toBeNull();
  expect(readPhoneNumber(typed, 'US')).toBeNull();
});
