import { expect, it } from 'vitest';
import { productSearch } from './product-search.ts';

it('writes each filter as a term, and all of them have to hold', () => {
  const filters = [{ available: true }, { productType: 'Tea towel' }, { tag: 'the-siren' }, { price: { max: 50 } }];
  expect(productSearch(filters)).toBe(
    'available_for_sale:true AND product_type:"Tea towel" AND tag:"the-siren" AND variants.price:<=50',
  );
  expect(productSearch([])).toBe('');
});

it('lets no word out of its quotation marks', () => {
  expect(productSearch([{ tag: 'a" OR vendor:"b' }])).toBe('tag:"a  OR vendor: b"');
});

it('refuses a filter that it cannot write', () => {
  expect(() => productSearch([{ productVendor: 'ash' }])).toThrow('productVendor');
});
