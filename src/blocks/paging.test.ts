import { expect, it } from 'vitest';
import { shownSoFar } from './paging.ts';

const page = (query: string) => shownSoFar([1, 2, 3, 4, 5], 2, new URLSearchParams(query));

it('shows all pages up to the one asked for, and links to the next with the rest of the query', () => {
  expect(page('')).toEqual({ items: [1, 2], nextLink: '?page=2', left: 2 });
  expect(page('tag=a&page=2')).toEqual({ items: [1, 2, 3, 4], nextLink: '?tag=a&page=3', left: 1 });
  expect(page('page=3')).toEqual({ items: [1, 2, 3, 4, 5], nextLink: null, left: 0 });
});

it('takes what is no page for the first', () => {
  for (const query of ['page=0', 'page=-1', 'page=x']) expect(page(query).items).toEqual([1, 2]);
  expect(page('page=99').items).toHaveLength(5);
});
