import { expect, it } from 'vitest';
import { isInPeriod, type Period, periodDays } from './period.ts';

const zone = 'America/Detroit';

it.each<[Period, string, string, string]>([
  // 23 November 2026 is a Monday; at 03:00 UTC it is still Sunday in Detroit.
  ['today', '2026-11-23T12:00:00Z', '2026-11-23', '2026-11-23'],
  ['today', '2026-11-23T03:00:00Z', '2026-11-22', '2026-11-22'],
  ['tomorrow', '2026-11-30T12:00:00Z', '2026-12-01', '2026-12-01'],
  ['week', '2026-12-28T12:00:00Z', '2026-12-28', '2027-01-03'],
  ['weekend', '2026-11-23T12:00:00Z', '2026-11-27', '2026-11-29'],
  ['weekend', '2026-11-27T12:00:00Z', '2026-11-27', '2026-11-29'],
  ['weekend', '2026-11-28T12:00:00Z', '2026-11-28', '2026-11-29'],
  ['weekend', '2026-11-29T12:00:00Z', '2026-11-29', '2026-11-29'],
])('%s at %s is %s to %s', (period, now, first, last) => {
  expect(periodDays(period, new Date(now), zone)).toEqual({ first, last });
});

it('holds what goes on that day, by the clock of the place', () => {
  const now = new Date('2026-11-28T17:00:00Z');
  const isToday = (start: string, end: string | null) => isInPeriod({ start, end }, 'today', now, zone);
  expect(isToday('2026-11-29T04:30:00.000Z', null)).toBe(true);
  expect(isToday('2026-11-29T05:30:00.000Z', null)).toBe(false);
  expect(isToday('2026-11-27T20:00:00.000Z', '2026-11-28T06:00:00.000Z')).toBe(true);
  expect(isToday('2026-11-27T20:00:00.000Z', '2026-11-28T05:00:00.000Z')).toBe(false);
});
