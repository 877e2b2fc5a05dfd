import { describe, expect, it } from 'vitest';
import { storyOf } from '../testing/test-page.tsx';
import { splitDate } from './date-path.ts';
import { eventDates } from './event-dates.server.ts';

const now = new Date('2026-11-23T12:00:00Z');

// Thursdays at 7:30 pm in New Orleans, which is Friday by the clock of Greenwich.
const { content: organ } = storyOf<'event'>('dining/the-vestry/events/organ-night', {
  component: 'event',
  title: 'Organ night',
  start: '2026-10-02 00:30',
  end: '2026-10-02 01:15',
  timezone: 'America/Chicago',
  repeat: 'weekly',
  skip_dates: '2026-12-24',
  sold_out_dates: '2026-12-03\nsoon',
});

describe('a date of a series', () => {
  it.each([
    ['2026-12-10', 'scheduled', '2026-12-11T01:30:00.000Z'],
    ['2026-12-03', 'sold_out', '2026-12-04T01:30:00.000Z'],
    ['2026-10-15', 'ended', '2026-10-16T00:30:00.000Z'],
  ])('on %s is %s', (day, state, start) => {
    const dates = eventDates(organ, day, now);
    expect(dates).toMatchObject({ day, moment: { state, start, repeated: 'Every Thursday' } });
    expect(dates.soldOut).toBe(state === 'sold_out');
  });

  it.each(['2026-12-04', '2026-12-24', '2026-09-24', '2099-12-31'])('is not on %s', (day) => {
    expect(eventDates(organ, day, now).moment).toBeNull();
  });

  it('leads to the next ones, each with its own state', () => {
    const { next, soldOut } = eventDates(organ, null, now);
    expect(next.map(({ state }) => state)).toEqual([
      ...['scheduled', 'sold_out', 'scheduled'],
      ...['scheduled', 'scheduled', 'scheduled'],
    ]);
    expect(soldOut).toBe(false);
    expect(eventDates({ ...organ, sold_out: true }, null, now).soldOut).toBe(true);
  });
});

it('the dates of a page hold until one of them is over, or the day', () => {
  const at = (time: string) => eventDates(organ, null, new Date(time));
  const before = at('2026-11-27T01:30:00Z');
  expect(before.moment).toMatchObject({ state: 'today', start: '2026-11-27T01:30:00.000Z' });
  expect(at('2026-11-27T01:44:00Z')).toBe(before);
  expect(at('2026-11-27T02:14:00Z').moment).toMatchObject(before.moment ?? {});
  // Over within a quarter of an hour that began with it.
  const late = { ...organ, end: '2026-10-02 01:20' };
  const ends = (time: string) => eventDates(late, null, new Date(time)).moment?.start;
  expect(ends('2026-11-27T02:19:00Z')).toBe('2026-11-27T01:30:00.000Z');
  expect(ends('2026-11-27T02:21:00Z')).toBe('2026-12-04T01:30:00.000Z');
  // An earlier time is asked for anew.
  expect(at('2026-11-23T12:00:00Z').moment).toMatchObject({ state: 'scheduled' });
});

it('an address names a day of the calendar or none', () => {
  expect(splitDate('/dining/the-vestry/events/organ-night/2026-12-03')).toEqual({
    event: '/dining/the-vestry/events/organ-night',
    day: '2026-12-03',
  });
  for (const path of ['events/a/2026-02-31', 'events/a/2026-13-01', 'events/a/2026-1-1', '2026-12-03', 'events/a']) {
    expect(splitDate(path)).toBeNull();
  }
});
