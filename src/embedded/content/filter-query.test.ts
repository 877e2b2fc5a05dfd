import { expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { parseFilterQuery } from './filter-query.ts';

const parse = (text: string) => parseFilterQuery(new URLSearchParams(text));
const condition = (path: string, operation: string, value: string) => ({ path, operation, value });

test('conditions all hold, on nested fields too', () => {
  expect(parse('page=1&filter_query[a][in]=1,2&filter_query[b.c][is]=empty')).toEqual({
    all: [condition('a', 'in', '1,2'), condition('b.c', 'is', 'empty')],
    any: [],
  });
});

test('each alternative stands alone, but operations on the same field side by side narrow it', () => {
  const text = [
    'filter_query[__or][][price][gt_int]=10',
    'filter_query[__or][][price][lt_int]=20',
    'filter_query[__or][][city][in]=Detroit',
    'filter_query[__or][][price][gt_int]=90',
    'filter_query[__or][][price][gt_int]=95',
  ].join('&');
  expect(parse(text).any).toEqual([
    [condition('price', 'gt_int', '10'), condition('price', 'lt_int', '20')],
    [condition('city', 'in', 'Detroit')],
    [condition('price', 'gt_int', '90')],
    [condition('price', 'gt_int', '95')],
  ]);
});

test('numbered alternatives belong together by their number', () => {
  const text = 'filter_query[__or][0][a][in]=1&filter_query[__or][1][b][in]=2&filter_query[__or][0][c][in]=3';
  expect(parse(text).any).toEqual([
    [condition('a', 'in', '1'), condition('c', 'in', '3')],
    [condition('b', 'in', '2')],
  ]);
});

test.each(['filter_query[a]=1', 'filter_query=1', 'filter_query[a][above]=1', 'filter_query[a][is]=odd'])(
  '%s is refused',
  (text) => {
    expect(() => parse(text)).toThrow(ApiError);
  },
);
