import { describe, expect, it } from 'vitest';
import type { RoomRate, StayRates } from '#protocol/booking/rates.ts';
import { cheapestPair } from './room-pair.ts';

const rooms = [
  { slug: 'queen', name: 'Queen', code: 'Q', sleeps: 2 },
  { slug: 'suite', name: 'Suite', code: 'S', sleeps: 3 },
  { slug: 'bunks', name: 'Bunks', code: 'B', sleeps: 4 },
  { slug: 'unlisted', name: 'Unlisted', code: '', sleeps: 4 },
];
const rate = (room: string, total: string, extra: Partial<RoomRate> = {}): RoomRate => ({
  ...{ room, state: 'available', sleeps: 2, minimumStay: 1, left: 2, nearby: [] },
  cost: { lines: [], total },
  ...extra,
});
const soldOut = { state: 'sold_out', cost: null, left: 0 } as const;
const ratesOf = (...list: RoomRate[]): StayRates => ({ currency: 'USD', nights: 2, promotion: null, rooms: list });
const three = { adults: '3', children: '0' };
const two = { adults: '1', children: '1' };

function pairOf(forThree: StayRates, forTwo: StayRates = forThree) {
  return cheapestPair(rooms, [
    { party: three, rates: forThree },
    { party: two, rates: forTwo },
  ]);
}

describe('two rooms for five', () => {
  it('are the cheapest in which each party fits, with the price of both', () => {
    expect(pairOf(ratesOf(rate('Q', '100.10'), rate('S', '300.20'), rate('B', '400')))).toEqual({
      rooms: [
        { slug: 'suite', name: 'Suite', code: 'S', party: three, total: '300.20' },
        { slug: 'queen', name: 'Queen', code: 'Q', party: two, total: '100.10' },
      ],
      total: '400.30',
    });
  });

  it('are one kind twice only where two of it are left', () => {
    const [queen, bunks] = [rate('Q', '900'), rate('B', '200')];
    expect(pairOf(ratesOf(queen, bunks))?.rooms.map(({ slug }) => slug)).toEqual(['bunks', 'bunks']);
    const last = { ...bunks, left: 1 };
    expect(pairOf(ratesOf(queen, last))?.rooms.map(({ slug }) => slug)).toEqual(['bunks', 'queen']);
    expect(pairOf(ratesOf(last))).toBeNull();
  });

  it('have the price that each party was told', () => {
    const pair = pairOf(ratesOf(rate('S', '330')), ratesOf(rate('S', '310'), rate('Q', '305')));
    expect([pair?.total, pair?.rooms.map(({ total }) => total)]).toEqual(['635.00', ['330', '305']]);
  });

  it('are none where one party finds no room', () => {
    expect(pairOf(ratesOf(rate('Q', '100'), rate('S', '0', soldOut)))).toBeNull();
    expect(pairOf(ratesOf())).toBeNull();
  });
});
