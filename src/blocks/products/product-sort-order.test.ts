import { expect, test } from 'vitest';
import { exampleProduct } from '../examples/example-products.ts';
import { arrangeProducts, productListQuery, productQuery, productQueryText } from './product-sort-order.ts';

const products = [
  exampleProduct('tag', 'Tag', { price: '18.0' }),
  exampleProduct('robe', 'Robe', { price: '138.0' }),
  exampleProduct('mug', 'Mug', { price: '18.0' }),
  exampleProduct('pillow', 'Pillow', { price: '9.5', stock: 0 }),
];
const listed = (query: string) =>
  arrangeProducts(products, productQuery(new URLSearchParams(query))).map(({ handle }) => handle);

test('without a query products are in the shop’s own order', () => {
  expect(listed('')).toEqual(['tag', 'robe', 'mug', 'pillow']);
  expect(listed('sort=newest&in_stock=yes')).toEqual(['tag', 'robe', 'mug', 'pillow']);
});

test('prices are compared as numbers, and equal ones keep their order', () => {
  expect(listed('sort=price-low')).toEqual(['pillow', 'tag', 'mug', 'robe']);
  expect(listed('sort=price-high')).toEqual(['robe', 'tag', 'mug', 'pillow']);
  expect(listed('sort=name')).toEqual(['mug', 'pillow', 'robe', 'tag']);
});

test('what is sold out can be left out', () => {
  expect(listed('sort=price-low&in_stock=1')).toEqual(['tag', 'mug', 'robe']);
});

test('kind, hotel and price filter one by one or together', () => {
  expect(listed('under=18')).toEqual(['tag', 'mug', 'pillow']);
  expect(listed('kind=Souvenir&under=10')).toEqual(['pillow']);
  expect(listed('kind=Mug')).toEqual([]);
  expect(listed('house=the-siren')).toEqual([]);
  expect(listed('under=nonsense')).toHaveLength(4);
});

test('links keep the valid parts of the query', () => {
  for (const text of ['', '?sort=name&in_stock=1', '?kind=Mug&house=the-siren&under=50']) {
    expect(productQueryText(productQuery(new URLSearchParams(text)))).toBe(text);
  }
  expect(productQueryText(productQuery(new URLSearchParams('?sort=up&under=-3&in_stock=yes')))).toBe('');
});

test('the shop is asked for the same with its own filters and keys', () => {
  const ask = (text: string) => productListQuery(productQuery(new URLSearchParams(text)));
  expect(ask('')).toEqual({ filters: [], order: {} });
  expect(ask('sort=price-high&in_stock=1&kind=Mug&house=the-siren&under=50')).toEqual({
    filters: [{ available: true }, { productType: 'Mug' }, { tag: 'the-siren' }, { price: { max: 50 } }],
    order: { sortKey: 'PRICE', reverse: true },
  });
});
