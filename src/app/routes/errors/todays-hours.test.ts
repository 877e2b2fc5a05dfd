import { describe, expect, it } from 'vitest';
import { todaysHours } from './todays-hours.ts';

const row = (days: ('mon' | 'tue')[], open: string, close: string, note = '') => ({
  _uid: `${days} ${open}`,
  component: 'hours_row' as const,
  days,
  open,
  close,
  note,
});
const hours = [row(['mon'], '07:00', '15:00', 'eggs until two'), row(['mon'], '17:00', '22:00')];

describe('todaysHours', () => {
  it('names every opening of the day', () => {
    // Monday 1 June 2026, noon in Detroit.
    expect(todaysHours(hours, new Date('2026-06-01T16:00:00Z'), 'America/Detroit')).toEqual([
      'Mon: 7 am – 3 pm, eggs until two',
      'Mon: 5 pm – 10 pm',
    ]);
  });

  it('takes the day from the zone, and says when it is closed', () => {
    expect(todaysHours(hours, new Date('2026-06-02T03:00:00Z'), 'America/Detroit')).toHaveLength(2);
    expect(todaysHours(hours, new Date('2026-06-02T05:00:00Z'), 'America/Detroit')).toEqual(['Tue: closed']);
  });

  it('says nothing without hours', () => {
    expect(todaysHours([], new Date(), 'America/Detroit')).toEqual([]);
  });
});
