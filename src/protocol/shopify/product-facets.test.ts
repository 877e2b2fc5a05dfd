import { expect, it } from 'vitest';
import { countOfFacets } from './product-facets.ts';

const stock = {
  id: 'filter.v.availability',
  values: [
    { count: 4, input: '{"available":true}' },
    { count: 3, input: '{"available":false}' },
  ],
};
const price = { id: 'filter.v.price', values: [{ count: 9, input: '{"price":{"min":1,"max":2}}' }] };

it('counts what is in stock and what is not, unless one of them is asked for', () => {
  expect(countOfFacets([price, stock], [])).toBe(7);
  expect(countOfFacets([price, stock], [{ tag: 'wool' }, { price: { max: 20 } }])).toBe(7);
  expect(countOfFacets([price, stock], [{ available: true }, { tag: 'wool' }])).toBe(4);
  expect(countOfFacets([price, stock], [{ available: false }])).toBe(3);
});

it('counts nothing where the list offers no filter by stock', () => {
  expect(countOfFacets([price], [])).toBe(0);
});
