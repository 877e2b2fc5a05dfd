import { expect, test } from 'vitest';
import { buyerOf } from './buyer.ts';

const PRIVATE = { 'Shopify-Storefront-Private-Token': 'secret' };
const NAMED = { 'Shopify-Storefront-Buyer-IP': '192.0.2.7' };

test.each([
  ['a browser, by its address', {}, '198.51.100.1', '198.51.100.1'],
  ['a browser that claims another', NAMED, '198.51.100.1', '198.51.100.1'],
  ['a call without an address', NAMED, null, 'public'],
  ['a server, for its visitor', { ...PRIVATE, ...NAMED }, '198.51.100.1', '192.0.2.7'],
  ['a server, for nobody in particular', PRIVATE, '198.51.100.1', null],
])('counts %s', (_who, headers, address, buyer) => {
  expect(buyerOf((name) => new Headers(headers).get(name), address)).toBe(buyer);
});
