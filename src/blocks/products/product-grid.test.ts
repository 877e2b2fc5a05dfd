import { expect, it } from 'vitest';
import { askedPage, nextPageLink } from '../lists/paging.ts';
import { asksShopAgain, gridList } from './product-grid.ts';

it.each([
  ['', 'sort=name', true],
  ['sort=name', 'sort=name&in_stock=1', true],
  ['', 'page=2&list=grid', true],
  ['page=2&list=grid-brass', 'page=3&list=grid-brass', true],
  ['', 'page=2&list=press_grid', false],
  ['sort=name', 'sort=name&room=study', false],
  ['', 'sort=nonsense', false],
])('%s → %s', (from, to, expected) => {
  expect(asksShopAgain(new URLSearchParams(from), new URLSearchParams(to))).toBe(expected);
});

it('names a grid by its anchor, and reads its page again', () => {
  const brass = gridList({ anchor_id: 'Brass & tin' });
  expect(nextPageLink(new URLSearchParams('sort=name'), brass)).toBe('?sort=name&page=2&list=grid-brass-tin');
  const asked = new URLSearchParams('page=2&list=grid-brass-tin');
  expect([askedPage(asked, brass), askedPage(asked, gridList({}))]).toEqual([2, 1]);
});
