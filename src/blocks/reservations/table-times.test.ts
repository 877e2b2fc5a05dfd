import { describe, expect, it } from 'vitest';
import { closureOn, tableTimes } from './table-times.server.ts';

type Venue = Parameters<typeof tableTimes>[0];
type Row = NonNullable<Venue['hours']>[number];

const row = (days: Row['days'], open: string, close: string) =>
  ({ _uid: open, component: 'hours_row', days, open, close }) as Row;
const venue = (more: Partial<Venue>): Venue => ({ seats: '20', ...more });
const bar = venue({
  hours: [row(['fri', 'sat'], '17:00', '02:00'), row(['wed'], '17:00', '00:00')],
  closures: [{ _uid: '1', component: 'closure', date: '2026-12-25 00:00', reason: 'Christmas.' }],
});
const early = new Date('2026-11-01T12:00:00Z');
const times = (of: Venue, day: string, zone = 'America/Detroit', now = early) => tableTimes(of, day, zone, now);
const clocks = (found: ReturnType<typeof tableTimes>) => found.map(({ shown }) => shown.replace(/^.*2026, /, ''));

describe('times of tables', () => {
  it('run from opening until an hour before closing, by the clock of the place', () => {
    const found = times(venue({ hours: [row(['thu'], '17:30', '22:00')] }), '2026-12-03');
    expect(clocks(found)).toEqual(
      ['5:30 pm', '6 pm', '6:30 pm', '7 pm', '7:30 pm', '8 pm', '8:30 pm', '9 pm'].map((time) => `${time} EST`),
    );
    expect(found[0]).toMatchObject({
      day: '2026-12-03',
      start: '2026-12-03T22:30:00.000Z',
      end: '2026-12-04T00:30:00.000Z',
      shown: 'Thursday, 3 December 2026, 5:30 pm EST',
      capacity: 20,
    });
    expect(times(venue({ hours: [row(['thu'], '17:30', '22:00')] }), '2026-12-03', 'America/Chicago')[0]?.start).toBe(
      '2026-12-03T23:30:00.000Z',
    );
  });

  it('take every quarter of an hour of a stay, at most until closing', () => {
    const hours = [row(['thu'], '18:10', '20:30')];
    const found = times(venue({ hours, reserve_every: '60', stay_minutes: '75' }), '2026-12-03');
    expect(found.map(({ slots }) => slots.map((slot) => slot.slice(11, 16)))).toEqual([
      // From 18:10, which is in the quarter of 18:00, to 19:25.
      ['23:00', '23:15', '23:30', '23:45', '00:00', '00:15'],
      ['00:00', '00:15', '00:30', '00:45', '01:00', '01:15'],
    ]);
  });

  it('past midnight belong to the evening', () => {
    const friday = times(bar, '2026-12-04');
    expect(clocks(friday).slice(-3)).toEqual([
      'midnight EST (the night of Friday)',
      '12:30 am EST (the night of Friday)',
      '1 am EST (the night of Friday)',
    ]);
    expect(friday.at(-1)).toMatchObject({ day: '2026-12-04', start: '2026-12-05T06:00:00.000Z' });
    expect(friday.at(-1)?.shown).toMatch(/^Saturday, 5 December 2026/);
    expect(clocks(times(bar, '2026-12-02')).at(-1)).toBe('11 pm EST');
    // Of Thursday nothing is left after Wednesday's midnight.
    expect(times(bar, '2026-12-03')).toEqual([]);
  });

  it('are not offered on closed days', () => {
    expect(times(bar, '2026-12-25')).toEqual([]);
    expect([closureOn(bar, '2026-12-25'), closureOn(bar, '2026-12-18')]).toEqual(['Christmas.', null]);
    expect(times(venue({}), '2026-12-04')).toEqual([]);
    expect(times(venue({ hours: [row(['fri'], 'noon', '')] }), '2026-12-04')).toEqual([]);
  });

  it('keep the clock through a change of daylight saving time, and name no hour twice', () => {
    // In the night of 31 October 2026 the hour from one to two comes twice; the evening has an hour more.
    const night = times(bar, '2026-10-31', 'America/Detroit', new Date('2026-10-01T12:00:00Z'));
    expect(new Set(night.map(({ start }) => start)).size).toBe(night.length);
    expect(
      clocks(night)
        .slice(-4)
        .map((clock) => clock.split(' (')[0]),
    ).toEqual([...['12:30 am EDT', '1 am EDT', '1:30 am EDT'], '1 am EST']);
    expect(night[0]?.start).toBe('2026-10-31T21:00:00.000Z');
  });

  it('of lunch and dinner without a break are one row, and with a break two', () => {
    const hours = [row(['sat'], '14:00', '17:00'), row(['sat'], '11:00', '14:00'), row(['sat'], '19:00', '20:30')];
    expect(
      clocks(times(venue({ hours, reserve_every: '60' }), '2026-12-05')).map((clock) => clock.slice(0, -4)),
    ).toEqual([...['11 am', 'noon', '1 pm', '2 pm', '3 pm', '4 pm', '7 pm']]);
  });

  it('begin half an hour from now at the earliest', () => {
    const found = times(bar, '2026-12-04', 'America/Detroit', new Date('2026-12-05T04:31:00Z'));
    expect(clocks(found)[0]).toBe('12:30 am EST (the night of Friday)');
  });
});
