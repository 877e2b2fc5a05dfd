import { describe, expect, it } from 'vitest';
import { firstStart, nextOccurrence, occurrences } from './occurrences.server.ts';
import { repeatText } from './repeat-text.server.ts';

const timezone = 'America/New_York';
const from = new Date('2026-03-01T00:00:00Z');
const until = new Date('2026-03-31T00:00:00Z');
const starts = (event: Parameters<typeof occurrences>[0]) =>
  occurrences(event, from, until).map(({ start }) => start.toISOString());

describe('occurrences', () => {
  it('keeps the hour of the place when its clocks change', () => {
    // Thursdays at 8 pm; New York goes from UTC-5 to UTC-4 on 8 March 2026.
    expect(starts({ start: '2026-02-27 01:00', timezone, repeat: 'weekly', repeat_days: ['thu'] })).toEqual([
      '2026-03-06T01:00:00.000Z',
      '2026-03-13T00:00:00.000Z',
      '2026-03-20T00:00:00.000Z',
      '2026-03-27T00:00:00.000Z',
    ]);
  });

  it('leaves out skipped dates and ends where the series does', () => {
    expect(
      starts({
        start: '2026-02-27 01:00',
        timezone,
        repeat: 'weekly',
        repeat_days: ['thu'],
        skip_dates: '2026-03-12\n2026-07-04',
        repeat_until: '2026-03-21 00:00',
      }),
    ).toEqual(['2026-03-06T01:00:00.000Z', '2026-03-20T00:00:00.000Z']);
  });

  it('shows a single event until it has ended', () => {
    const event = { start: '2026-02-28 20:00', end: '2026-03-01 02:00', timezone };
    expect(occurrences(event, from, until)).toEqual([
      { start: new Date('2026-02-28T20:00:00Z'), end: new Date('2026-03-01T02:00:00Z') },
    ]);
    expect(occurrences(event, new Date('2026-03-01T02:00:00Z'), until)).toEqual([]);
  });

  it('repeats a day of the month', () => {
    expect(starts({ start: '2026-01-15 17:00', timezone, repeat: 'monthly' })).toEqual(['2026-03-15T16:00:00.000Z']);
  });

  it('repeats a weekday of the month, the fifth as the last one', () => {
    const monthly = { timezone, repeat: 'monthly' as const, repeat_days: ['sun' as const] };
    expect(starts({ start: '2026-01-04 18:00', ...monthly })).toEqual(['2026-03-01T18:00:00.000Z']);
    expect(starts({ start: '2025-11-30 18:00', ...monthly })).toEqual(['2026-03-29T17:00:00.000Z']);
  });

  it('leaves out the day whose clock skips its hour (RFC 5545 §3.3.10)', () => {
    expect(starts({ start: '2026-03-07 07:30', timezone, repeat: 'daily', repeat_until: '2026-03-10 00:00' })).toEqual([
      '2026-03-07T07:30:00.000Z',
      '2026-03-09T06:30:00.000Z',
    ]);
  });

  it('is empty for an invalid date or time zone', () => {
    expect(starts({ start: 'soon', timezone })).toEqual([]);
    expect(starts({ start: '2026-03-15 16:00', timezone: 'America/Atlantis' })).toEqual([]);
  });

  it('begins with the first day that its rule allows', () => {
    // 27 February 2026, 01:00 UTC, is a Thursday evening in New York.
    const event = {
      start: '2026-02-27 01:00',
      timezone,
      repeat: 'weekly' as const,
      repeat_days: ['mon' as const],
    };
    expect(firstStart(event)?.toString()).toBe('2026-03-02T20:00:00-05:00[America/New_York]');
  });
});

describe('repeatText', () => {
  it('says the days', () => {
    expect(repeatText({ start: '2026-02-27 01:00', timezone, repeat: 'weekly' })).toBe('Every Thursday');
    expect(repeatText({ start: '2026-02-27 01:00', timezone, repeat: 'weekly', repeat_days: ['fri', 'mon'] })).toBe(
      'Every Monday and Friday',
    );
    expect(repeatText({ start: '2026-02-22 15:00', timezone, repeat: 'monthly', repeat_days: ['sun'] })).toBe(
      'Fourth Sunday of the month',
    );
    expect(repeatText({ start: '2026-02-22 15:00', timezone, repeat: 'monthly' })).toBe('The 22nd of every month');
    expect(repeatText({ start: '2026-02-27 01:00', timezone })).toBe('');
  });
});

describe('nextOccurrence', () => {
  const weekly = { start: '2026-02-27 01:00', timezone, repeat: 'weekly' as const, repeat_days: ['thu' as const] };
  it.each([
    { start: '2026-03-05 20:00', timezone },
    { start: '2026-03-05 20:00', end: '2026-03-06 02:00', timezone },
    { start: 'soon', timezone },
    weekly,
    { ...weekly, end: '2026-02-27 04:00' },
    { ...weekly, skip_dates: '2026-03-12', repeat_until: '2026-03-21 00:00' },
    { start: '2026-03-07 07:30', timezone, repeat: 'daily' as const, repeat_until: '2026-03-10 00:00' },
    { start: '2026-01-04 18:00', timezone, repeat: 'monthly' as const, repeat_days: ['sun' as const] },
  ])('is the first occurrence of %j at every hour', (event) => {
    const hours = Array.from({ length: 24 * 30 }, (_, hour) => new Date(from.getTime() + hour * 3_600_000));
    const found = hours.map((now) => nextOccurrence(event, now, until));
    expect(found).toEqual(hours.map((now) => occurrences(event, now, until)[0] ?? null));
  });
});
