import { describe, expect, it } from 'vitest';
import { daysName, hoursLines, openingState } from './opening-hours.ts';

const timeZone = 'America/Detroit';
const row = (days: string, open: string, close: string) => ({
  _uid: `${days} ${open}`,
  component: 'hours_row' as const,
  days: days.split(' ') as ('mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun')[],
  open,
  close,
});
const closure = (date: string, reason?: string) => ({
  _uid: date,
  component: 'closure' as const,
  date,
  ...(reason ? { reason } : {}),
});
const bar = [row('tue wed thu', '17:00', '23:00'), row('fri sat', '17:00', '02:00')];

/** `now` is Detroit's own clock; the week of Monday 1 June 2026, when Detroit is four hours behind UTC. */
function stateAt(local: string, closures = [] as ReturnType<typeof closure>[], hours = bar) {
  return openingState({ hours, closures, now: new Date(`${local}:00-04:00`), timeZone });
}

describe('openingState', () => {
  it('names the closing time while open, and the change that comes first', () => {
    expect(stateAt('2026-06-02T18:00')).toEqual({ kind: 'open', text: 'Open until 11 pm', changesInMinutes: 240 });
  });

  it('warns in the last hour', () => {
    expect(stateAt('2026-06-02T22:15')).toEqual({
      kind: 'closing_soon',
      text: 'Closing soon, at 11 pm',
      changesInMinutes: 45,
    });
  });

  it('is still open after midnight where the row runs into the next day', () => {
    expect(stateAt('2026-06-06T00:30')).toMatchObject({ kind: 'open', text: 'Open until 2 am' });
  });

  it('says the next opening, with the weekday when it is not today', () => {
    expect(stateAt('2026-06-02T09:00')).toMatchObject({ kind: 'closed', text: 'Closed. Opens 5 pm' });
    expect(stateAt('2026-06-01T12:00')).toMatchObject({ kind: 'closed', text: 'Closed. Opens Tue 5 pm' });
    expect(stateAt('2026-06-07T03:00').text).toBe('Closed. Opens Tue 5 pm');
  });

  it('closes exactly at the minute', () => {
    expect(stateAt('2026-06-02T23:00').kind).toBe('closed');
    expect(stateAt('2026-06-02T17:00').kind).toBe('open');
  });

  it('lets a closure override the day, and says why', () => {
    expect(stateAt('2026-06-02T18:00', [closure('2026-06-02 00:00', 'private party')])).toMatchObject({
      kind: 'holiday',
      text: 'Closed today: private party. Opens Wed 5 pm',
    });
  });

  it('calls a week of closures temporary', () => {
    const week = Array.from({ length: 9 }, (_, day) => closure(`2026-06-0${day + 1}`, 'new floor'));
    expect(stateAt('2026-06-02T18:00', week)).toEqual({
      kind: 'temporarily_closed',
      text: 'Closed for now: new floor',
      changesInMinutes: null,
    });
  });

  it('does not close between rows that touch', () => {
    const diner = [row('mon', '07:00', '15:00'), row('mon', '15:00', '22:00')];
    expect(stateAt('2026-06-01T14:30', [], diner).text).toBe('Open until 10 pm');
  });

  it('says nothing without hours', () => {
    expect(stateAt('2026-06-01T14:30', [], [])).toEqual({ kind: 'hours_unknown', text: '', changesInMinutes: null });
  });

  it('uses the time of the time zone, not of the machine', () => {
    const now = new Date('2026-06-02T21:30:00Z');
    expect(openingState({ hours: bar, closures: [], now, timeZone: 'America/Detroit' }).kind).toBe('open');
    expect(openingState({ hours: bar, closures: [], now, timeZone: 'America/Los_Angeles' }).kind).toBe('closed');
  });
});

describe('daysName', () => {
  it('joins three days and more in a row', () => {
    expect(daysName(['mon', 'tue', 'wed', 'thu'])).toBe('Mon–Thu');
    expect(daysName(['fri', 'sat'])).toBe('Fri, Sat');
    expect(daysName(['sun', 'mon', 'tue', 'wed'])).toBe('Mon–Wed, Sun');
    expect(daysName(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'])).toBe('Every day');
  });
});

describe('hoursLines', () => {
  it('writes the week as people say it', () => {
    expect(hoursLines([row('mon tue', '07:30', '00:00')])).toEqual([
      { key: 'mon tue 07:30', days: 'Mon, Tue', times: '7:30 am – midnight', note: '' },
    ]);
  });
});
