import { expect, test } from 'vitest';
import { createPageKeys, readKey } from './page-key.ts';

const routes = Object.fromEntries(
  [
    { id: 'root', path: '', module: {} },
    { id: 'home', parentId: 'root', index: true, module: { handle: { publicPage: { query: ['page'] } } } },
    {
      id: 'shop',
      parentId: 'root',
      path: 'shop/*',
      module: { handle: { publicPage: { query: ['sort', 'option:*'] } } },
    },
    { id: 'cart', parentId: 'root', path: 'cart', module: {} },
    { id: 'none', parentId: 'root', path: '*', module: {} },
  ].map((route) => [route.id, route]),
);
const { keyOf } = createPageKeys(routes, 'https://ash.example');

test.each([
  ['/', undefined, 'US /'],
  ['/?utm_source=a&page=2&gclid=1', undefined, 'US /?page=2'],
  ['/shop/mugs?sort=name&option:Size=L', undefined, 'US /shop/mugs?option%3ASize=L&sort=name'],
  ['/shop/mugs?option:Size=L&fbclid=2&sort=name', undefined, 'US /shop/mugs?option%3ASize=L&sort=name'],
  ['/', 'session=abc; cart=1', 'US /'],
  ['/', 'market=CA; session=abc', 'CA /'],
  ['/', 'market=FR', 'US /'],
  ['/shop/mugs.data?_routes=shop&sort=name', undefined, 'US /shop/mugs.data?_routes=shop&sort=name'],
  ['/_.data?page=2', undefined, 'US /_.data?page=2'],
])('%s with the cookies %s is %s', (address, cookies, key) => {
  expect(keyOf(address, cookies)).toBe(key);
});

test.each([
  ['a page without a declaration', '/cart'],
  ['an address without a route', '/nowhere'],
  ['a draft', '/?_storyblok=1'],
  ['a signed draft', '/?_storyblok_tk[token]=a'],
  ['a form that was just sent', '/?sent=AB-12345&form=f'],
  ['data of a route that does not exist', '/shop/mugs.data?_routes=shop,none2'],
  ['another host', '//evil.example/'],
  ['a query as long as a text', `/?page=${'1'.repeat(600)}`],
])('%s has no key', (_name, address) => {
  expect(keyOf(address, undefined)).toBeNull();
});

test('a key says what it names', () => {
  expect(readKey('CA /shop/mugs?sort=name')).toEqual({ country: 'CA', address: '/shop/mugs?sort=name' });
});
