import { expect, test } from 'vitest';
import { dateOf, integerOf, numberOf, valueAt, wildcard } from './filter-stories.ts';

test.each([
  ['a*', 'abc', true],
  ['*c', 'abc', true],
  ['a*c', 'abbc', true],
  ['abc', 'abcd', false],
  ['a.c', 'abc', false],
  ['*', '', true],
  ['a*', 'A', false],
  ['a*\nb', 'a\n\nb', true],
])('the pattern %o on %o: %o', (pattern, text, matches) => {
  expect(wildcard(pattern)(text)).toBe(matches);
});

test.each([
  ['2026-11-21', Date.UTC(2026, 10, 21)],
  ['2026-11-21 09:30', Date.UTC(2026, 10, 21, 9, 30)],
  ['2026-11-21T09:30:00+02:00', Date.UTC(2026, 10, 21, 7, 30)],
  ['21.11.2026', null],
  ['2026-13-45', null],
  [20261121, null],
])('the date %o', (value, time) => {
  expect(dateOf(value)).toBe(time);
});

test('numbers travel as text; nothing else is one', () => {
  expect([numberOf('189.5'), numberOf(7), integerOf('-2.9')]).toEqual([189.5, 7, -2]);
  expect(['', ' ', 'abc', true, null, [], undefined].map(numberOf)).toEqual(Array(7).fill(null));
});

test('a path goes through objects and lists, and not into what every object has', () => {
  const content = { body: [{ heading: 'First' }] };
  expect(valueAt(content, ['body', '0', 'heading'])).toBe('First');
  expect(valueAt(content, ['body', '1', 'heading'])).toBeUndefined();
  expect(valueAt(content, ['constructor', 'name'])).toBeUndefined();
});
