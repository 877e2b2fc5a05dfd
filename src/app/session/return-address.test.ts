import fc from 'fast-check';
import { expect, test } from 'vitest';
import { loginAddress, returnAddress } from './return-address.ts';

test.each([
  ['/auth/account/orders?after=x', '/auth/account/orders?after=x'],
  ['/cart', '/cart'],
  ['/souvenirs/product/key-tag?variant=2#care', '/souvenirs/product/key-tag?variant=2#care'],
  [null, '/auth/account'],
  ['', '/auth/account'],
  ['//evil.example', '/auth/account'],
  ['///evil.example', '/auth/account'],
  ['/\\evil.example', '/auth/account'],
  ['\\\\evil.example', '/auth/account'],
  ['/\t/evil.example', '/auth/account'],
  ['/\n/evil.example', '/auth/account'],
  ['/%2F/evil.example', '/auth/account'],
  ['/%2fevil.example', '/auth/account'],
  ['/%252fevil.example', '/auth/account'],
  ['/%5Cevil.example', '/auth/account'],
  ['/.//evil.example', '/auth/account'],
  ['/a/..//evil.example', '/auth/account'],
  ['https://evil.example/', '/auth/account'],
  ['javascript:alert(1)', '/auth/account'],
  ['evil', '/auth/account'],
  ['/auth/login', '/auth/account'],
  ['/auth/logout', '/auth/account'],
  ['/AUTH/login', '/auth/account'],
  ['/api/account-data', '/auth/account'],
  ['/api/logout', '/auth/account'],
  ['/apiary', '/apiary'],
  ['/auth/account', '/auth/account'],
])('%j leads to %s', (wish, expected) => {
  expect(returnAddress(wish)).toBe(expected);
});

test('whatever is asked for, a browser stays on the site', () => {
  const letters = fc.constantFrom(
    '/',
    '\\',
    '%2f',
    '%5c',
    '%25',
    '.',
    '..',
    ':',
    '@',
    '\t',
    'evil.example',
    'https:',
    '?',
    '#',
  );
  fc.assert(
    fc.property(fc.array(letters, { maxLength: 8 }), (parts) => {
      const address = returnAddress(parts.join(''));
      expect(new URL(address, 'https://ash.example').origin).toBe('https://ash.example');
      expect(address).toMatch(/^\/(?![/\\])/);
    }),
    { numRuns: 2_000 },
  );
});

test('the login page leads back to where the visitor was', () => {
  const url = new URL('https://ash.example/auth/account/orders?after=a%2Bb&status=open');
  const login = new URL(loginAddress(url), url);
  expect(returnAddress(login.searchParams.get('return'))).toBe('/auth/account/orders?after=a%2Bb&status=open');
});
