import { expect, test } from 'vitest';
import { calendarDayText, type DayParts, dayText } from './date-words.ts';

test.each<[DayParts, string]>([
  [{ weekday: 'long', year: true }, 'Friday, 4 September 2026'],
  [{ weekday: 'long' }, 'Friday, 4 September'],
  [{ weekday: 'short', month: 'short' }, 'Fri, 4 Sep'],
  [{ year: true }, '4 September 2026'],
  [{}, '4 September'],
])('%j', (parts, words) => {
  expect(calendarDayText('2026-09-04', parts)).toBe(words);
});

test('an instant is of the day that it is in its own time zone', () => {
  const evening = new Date('2026-12-05T02:00:00Z');
  expect(dayText(evening, 'America/Detroit', { weekday: 'long' })).toBe('Friday, 4 December');
  expect(dayText(evening, 'UTC', { weekday: 'long' })).toBe('Saturday, 5 December');
  // A draft may name a zone that there is not.
  expect(dayText(evening, 'America/Detro')).toBe('5 December');
});
