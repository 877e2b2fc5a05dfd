import { expect, test } from 'vitest';
import { readSearchQuery, searchAddress, searchError } from './search-query.ts';

const read = (query: string) => readSearchQuery(new URLSearchParams(query));

test('an address without a search is an empty one', () => {
  expect(read('')).toEqual({ text: '', kind: 'all', after: null, before: null, page: 1 });
  expect(searchError(read(''))).toBe('empty');
});

test.each([
  ['q=a', 'short'],
  ['q=%20%21%3F%20', 'short'],
  ['q=%20%20', 'empty'],
  ['q=mug', null],
  ['q=5a', null],
])('%s is %s', (query, fieldError) => {
  expect(searchError(read(query))).toBe(fieldError);
});

test('blanks are one, a long text is cut, and what makes no sense is not said', () => {
  expect(read('q=+tea++towel+&kind=everything&page=-3')).toMatchObject({ text: 'tea towel', kind: 'all', page: 1 });
  expect(read(`q=${'x'.repeat(500)}`).text).toHaveLength(100);
  expect(read('q=mug&after=a&before=b')).toMatchObject({ after: null, before: 'b' });
});

test('an address says only what is not understood anyway', () => {
  expect(searchAddress('tea & towel', { kind: 'all', page: null })).toBe('?q=tea+%26+towel');
  expect(searchAddress('mug', { kind: 'things', after: 'x=' })).toBe('?q=mug&kind=things&after=x%3D');
});
