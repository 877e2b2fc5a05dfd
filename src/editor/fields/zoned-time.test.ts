import { expect, test } from 'vitest';
import { shownTime, storedTime, timezones } from './zoned-time.ts';

test('a stored time is shown in a zone, and stored as it was', () => {
  expect(shownTime('2026-12-24 18:30', 'America/New_York')).toBe('2026-12-24T13:30');
  expect(storedTime('2026-12-24T13:30', 'America/New_York')).toBe('2026-12-24 18:30');
  expect(shownTime('2026-06-11T23:30:00.000Z', 'America/Chicago')).toBe('2026-06-11T18:30');
  expect(shownTime('2026-12-24', 'UTC')).toBe('2026-12-24T00:00');
});

test('an hour that summer time leaves out is the next one', () => {
  expect(storedTime('2026-03-08T02:30', 'America/New_York')).toBe('2026-03-08 07:30');
});

test('nothing stays nothing, and what is no time is shown as nothing', () => {
  expect(storedTime('', 'UTC')).toBe('');
  expect(shownTime('', 'UTC')).toBe('');
  expect(shownTime('soon', 'UTC')).toBe('');
});

test('the own zone comes first, once', () => {
  expect(timezones('America/Chicago')).toEqual(['America/Chicago', 'UTC', 'America/New_York']);
});
