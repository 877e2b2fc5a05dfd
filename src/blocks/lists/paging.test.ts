import { expect, it } from 'vitest';
import { shownSoFar } from './paging.ts';

const page = (query: string) => shownSoFar([1, 2, 3, 4, 5], 2, new URLSearchParams(query), { component: 'press_grid' });

it('shows all pages up to the one asked for, and links to the next with the rest of the query', () => {
  expect(page('')).toEqual({ items: [1, 2], nextLink: '?page=2&list=press_grid', left: 2 });
  expect(page('tag=a&page=2')).toEqual({ items: [1, 2, 3, 4], nextLink: '?tag=a&page=3&list=press_grid', left: 1 });
  expect(page('page=3')).toEqual({ items: [1, 2, 3, 4, 5], nextLink: null, left: 0 });
});

it('stays as it is when another list of the page grows', () => {
  expect(page('page=2&list=press_grid').items).toHaveLength(4);
  expect(page('page=2&list=souvenirs_grid').items).toHaveLength(2);
  const grid = { component: 'souvenirs_grid', anchor_id: 'Rooms & beds' };
  expect(shownSoFar([1, 2, 3], 2, new URLSearchParams(), grid).nextLink).toBe('?page=2&list=rooms-beds');
});

it('shows the first page for an invalid number', () => {
  for (const query of ['page=0', 'page=-1', 'page=x']) expect(page(query).items).toEqual([1, 2]);
  expect(page('page=99').items).toHaveLength(5);
});
