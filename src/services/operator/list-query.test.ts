import { expect, test } from 'vitest';
import { readChoice, readPlace, readSearch, writePlace, writeQuery } from './list-query.ts';

const query = (text: string) => new URLSearchParams(text);

test('a place comes back as it was written', () => {
  const place = { at: '2026-05-01T10:00:00.000Z', id: '3f1c-a' };
  expect(readPlace(query(writeQuery({ before: writePlace(place) })), 'before')).toEqual(place);
});

test.each(['', 'before=', 'before=2026', "before=2026-05-01T10:00:00.000Z_a';--", 'before=a_b'])(
  '%j says no place',
  (text) => {
    expect(readPlace(query(text), 'before')).toBeNull();
  },
);

test('a search is trimmed and cut, and a choice is one of those there are', () => {
  expect(readSearch(query('q=+June+'))).toBe('June');
  expect(readSearch(query(`q=${'x'.repeat(5_000)}`))).toHaveLength(200);
  expect(readSearch(query(''))).toBe('');
  expect(readChoice(query('kind=events'), 'kind', ['events', 'careers'])).toBe('events');
  expect(readChoice(query('kind=other'), 'kind', ['events', 'careers'])).toBeNull();
});

test('a query leaves out what is empty', () => {
  expect(writeQuery({ q: 'a b&c', kind: '', before: null })).toBe('?q=a+b%26c');
  expect(writeQuery({ q: '', kind: null })).toBe('');
});
