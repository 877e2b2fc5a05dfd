import { expect, test } from 'vitest';
import { nextChange } from './next-change.ts';

const now = new Date('2026-06-01T10:07:00Z');

test.each([
  ['text alone', { heading: 'Rooms', page_size: '12' }, null],
  ['a date long ago', { date: '2019-04-01' }, null],
  ['when it was published', { published_at: '2026-06-01T10:06:00Z', first_published_at: '2026-07-01T00:00:00Z' }, null],
  ['a date before the next quarter', [{ show_until: '2026-06-01 10:09' }], '2026-06-01T10:09:00.000Z'],
  ['a later date', { body: [{ valid_until: '2026-07-01 00:00' }] }, '2026-06-01T10:15:00.000Z'],
  ['an event of this morning', { start: '2026-06-01 08:00' }, '2026-06-01T10:15:00.000Z'],
  ['opening hours', { hours: { thead: [], tbody: [{ body: [{ value: '17:00' }] }] } }, '2026-06-01T10:15:00.000Z'],
])('%s', (_name, values, expected) => {
  expect(nextChange(values, now)?.toISOString() ?? null).toBe(expected);
});
