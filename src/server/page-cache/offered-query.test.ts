import { expect, it } from 'vitest';
import { isOffered, plainPageKey } from './offered-query.ts';

it.each([
  ['US /hotels', null],
  ['CA /hotels?city=detroit', 'CA /hotels'],
  ['US /hotels.data?_routes=story', null],
  ['US /hotels.data?_routes=story&city=detroit', 'US /hotels'],
  ['US /_.data?page=2', 'US /'],
])('the page without the query of %s is %s', (key, plain) => {
  expect(plainPageKey(key)).toBe(plain);
});

const page = `<select name="kind"><option value="">Any</option><option value="Tea &amp; towel">Tea</option></select>
  <a href="?tag=late+night&amp;page=2">More</a><a href="/hotels?city=detroit#list">Detroit</a>`;

it.each([
  ['kind=Tea+%26+towel', true],
  ['tag=late+night', true],
  ['page=2', true],
  ['city=detroit&page=2', true],
  ['kind=', true],
  ['_routes=story&page=2', true],
  ['page=3', false],
  ['city=detroi', false],
  ['city=detroit&tag=1', false],
  ['kind=Tea', false],
  ['kind2=Tea+%26+towel', false],
  ['city=', false],
  ['page=2&page=2', false],
])('%s: %s', (query, expected) => {
  expect(isOffered(`US /hotels?${query}`, page)).toBe(expected);
});
