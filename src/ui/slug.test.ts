import { expect, it } from 'vitest';
import { slugify } from './slug.ts';

it.each([
  ['Shipping time', 'shipping-time'],
  ['  Café & Bar! ', 'cafe-bar'],
  ['#rooms', 'rooms'],
  ['***', ''],
  [null, ''],
])('%j becomes %j', (words, slug) => {
  expect(slugify(words)).toBe(slug);
});
