import { describe, expect, it } from 'vitest';
import { tagsOfPlaces, tagsOfShownPlaces } from './place-tags.ts';

const days = ['2026-12-01', '2026-12-08'];

/** Whether a page that was made while so many were taken of the first day is purged by a change. */
function isPurged(takenBefore: number, change: { slot?: string; from: number; to: number }): boolean {
  const taken = new Map([['2026-12-01', takenBefore]]);
  const tags = new Set(tagsOfShownPlaces({ story: 'drawing', days, capacity: 20, few: 8, taken }));
  const places = [{ slot: '2026-12-01', ...change }];
  return tagsOfPlaces({ kind: 'ticket', story: 'drawing', places }).some((tag) => tags.has(tag));
}

describe('a page that says how few tickets are left', () => {
  it('stays while a day has many, whatever is reserved and given back', () => {
    expect(isPurged(0, { from: 0, to: 4 })).toBe(false);
    expect(isPurged(11, { from: 11, to: 3 })).toBe(false);
    expect(isPurged(8, { from: 4, to: 8 })).toBe(false);
  });

  it('is made anew once few are left of a day, of whichever', () => {
    expect(isPurged(11, { from: 11, to: 12 })).toBe(true);
    expect(isPurged(9, { from: 9, to: 15 })).toBe(true);
    expect(isPurged(0, { slot: '2026-12-08', from: 10, to: 13 })).toBe(true);
  });

  it('is made anew with each ticket of a day of which it says how many are left, and by none of another day', () => {
    expect(isPurged(12, { from: 12, to: 13 })).toBe(true);
    expect(isPurged(20, { from: 20, to: 18 })).toBe(true);
    expect(isPurged(12, { from: 12, to: 10 })).toBe(true);
    expect(isPurged(12, { slot: '2026-12-08', from: 0, to: 4 })).toBe(false);
  });

  it('says how many are left from the first ticket on where there never were more', () => {
    const tags = tagsOfShownPlaces({ story: 'supper', days, capacity: 6, few: 8, taken: new Map() });
    expect(tags).toEqual(expect.arrayContaining(['places:supper:2026-12-01', 'places:supper:2026-12-08']));
  });

  it('is not purged for tables', () => {
    const places = [{ slot: '2026-12-01T23:00:00.000Z', from: 0, to: 4 }];
    expect(tagsOfPlaces({ kind: 'table', story: 'gold-room', places })).toEqual([]);
  });
});
