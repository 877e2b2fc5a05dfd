import { expect, test } from 'vitest';
import type { CartContents } from '../../cart/cart-contract.ts';
import type { ProductCardData } from '../../products/product-card-data.ts';
import { besideCart } from './resolve.server.ts';

const products = ['mug', 'towel', 'soap', 'pin', 'key', 'card'].map((handle) => ({ handle }) as ProductCardData);
const shown = (paths: string[] | null) => {
  const cart = paths && ({ lines: paths.map((path) => ({ path })) } as CartContents);
  return besideCart(products, cart).map(({ handle }) => handle);
};

test('what is in the cart is not offered with it', () => {
  expect(shown(['/souvenirs/product/towel?variant=7', '/souvenirs/product/pin'])).toEqual([
    'mug',
    'soap',
    'key',
    'card',
  ]);
});

test('no more than four things are offered, with a cart or without', () => {
  expect(shown([])).toEqual(['mug', 'towel', 'soap', 'pin']);
  expect(shown(null)).toEqual(['mug', 'towel', 'soap', 'pin']);
});
