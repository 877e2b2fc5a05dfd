import { expect, test } from 'vitest';
import { dayAhead, daysAhead, nextCalendarDay, nextWeekday } from './seed-dates.ts';

const saturday = new Date('2026-11-21T15:00:00Z');

test('a local time is told by the clock of its zone', () => {
  expect(daysAhead(saturday, 3, '19:30', 'America/New_York')).toBe('2026-11-25T00:30:00.000Z');
  expect(daysAhead(new Date('2026-06-01T00:00:00Z'), 0, '19:30', 'America/Chicago')).toBe('2026-06-02T00:30:00.000Z');
});

test('a weekday is the next one, never today', () => {
  expect(nextWeekday(saturday, 'sun', '12:00', 'UTC')).toBe('2026-11-22T12:00:00.000Z');
  expect(nextWeekday(saturday, 'sat', '12:00', 'UTC')).toBe('2026-11-28T12:00:00.000Z');
  expect(nextWeekday(saturday, 'fri', '12:00', 'UTC', 2)).toBe('2026-12-11T12:00:00.000Z');
});

test('a day alone has no time', () => {
  expect(dayAhead(saturday, 10)).toBe('2026-12-01');
});

test('a day of the calendar is this year or the next', () => {
  expect(nextCalendarDay(saturday, '12-25')).toBe('2026-12-25');
  expect(nextCalendarDay(saturday, '11-21')).toBe('2026-11-21');
  expect(nextCalendarDay(saturday, '07-04')).toBe('2027-07-04');
});
