import { expect, it } from 'vitest';
import { countGuests, fitsRooms, guestSplits } from './split-guests.ts';

const words = (adults: string, children: string) =>
  guestSplits({ adults, children }).map((split) =>
    split.map((party) => `${party.adults}+${party.children}`).join(' and '),
  );

it.each([
  ['5', '0', ['3+0 and 2+0', '4+0 and 1+0']],
  ['4', '', ['2+0 and 2+0', '3+0 and 1+0']],
  ['2', '3', ['1+2 and 1+1', '1+3 and 1+0']],
  ['3', '3', ['2+1 and 1+2', '2+2 and 1+1', '2+3 and 1+0']],
  ['2', '0', ['1+0 and 1+0']],
  ['1', '4', []],
])('splits %s adults and %j children into two parties', (adults, children, splits) => {
  expect(words(adults, children)).toEqual(splits);
});

it('loses nobody, and leaves no room without an adult', () => {
  for (let adults = 2; adults <= 8; adults += 1) {
    for (let children = 0; children <= 6; children += 1) {
      const splits = guestSplits({ adults: String(adults), children: String(children) });
      expect(splits).toHaveLength(Math.floor((adults + children) / 2));
      for (const [larger, smaller] of splits) {
        expect(Number(larger.adults) + Number(smaller.adults)).toBe(adults);
        expect(Number(larger.children) + Number(smaller.children)).toBe(children);
        expect(countGuests(larger)).toBeGreaterThanOrEqual(countGuests(smaller));
        for (const party of [larger, smaller]) {
          expect(Number(party.adults)).toBeGreaterThan(0);
          expect(Number(party.children)).toBeGreaterThanOrEqual(0);
        }
      }
    }
  }
});

it('fits where the larger party does', () => {
  const [even, uneven] = guestSplits({ adults: '5', children: '0' });
  const rooms = [{ sleeps: 2 }, { sleeps: 3 }];
  expect(even && fitsRooms(even, rooms)).toBe(true);
  expect(uneven && fitsRooms(uneven, rooms)).toBe(false);
});
