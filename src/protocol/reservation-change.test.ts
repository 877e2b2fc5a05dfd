import { expect, test } from 'vitest';
import { changeOf, changeWords } from './reservation-change.ts';

const before = { day: '2026-12-03', starts_at: '2026-12-04T00:30:00.000Z', party: 2 };
const later = { starts_at: '2026-12-04T01:00:00.000Z' };
const otherDay = { day: '2026-12-04', starts_at: '2026-12-05T00:30:00.000Z' };

test.each([
  [{}, ''],
  [{ party: 4 }, 'the number of guests'],
  [later, 'the time'],
  [{ ...later, party: 4 }, 'the time and the number of guests'],
  [otherDay, 'the day'],
  [{ ...otherDay, party: 1 }, 'the day and the number of guests'],
])('%j: %s', (change, words) => {
  expect(changeWords('table', changeOf(before, { ...before, ...change }))).toBe(words);
});

test('of tickets it is their number', () => {
  expect(changeWords('ticket', 'party')).toBe('the number of tickets');
});
