import { describe, expect, it } from 'vitest';
import { addDays, isWeekend, weekday } from './calendar.ts';
import type { BookingSettings, InventoryHotel, InventoryRoom } from './inventory.ts';
import { minimumStay, nightlyRate, roomsLeft } from './nightly-rates.ts';
import { quoteStay } from './quote-stay.ts';
import { stayRates } from './stay-rates.ts';

const king: InventoryRoom = { code: 'KNG', name: 'King', lowestNight: 20_000, sleeps: 2 };
const bunks: InventoryRoom = { code: 'BNK', name: 'Bunks', lowestNight: 16_500, sleeps: 4 };
const hotel: InventoryHotel = {
  slug: 'neptune',
  name: 'Neptune',
  engine: 'other',
  ids: { property: 'P' },
  timeZone: 'America/New_York',
  currency: 'USD',
  rooms: [king, bunks],
};
const settings: BookingSettings = {
  charges: { neptune: { taxes: [{ name: 'State', percent: 7 }], fee: { name: 'Porridge', perNight: 1_000 } } },
  promotions: [
    { code: 'SUNDAY', name: 'Sunday', change: { kind: 'percent', percent: 25, on: [0] } },
    { code: 'THREE', name: 'Three', nights: 3, change: { kind: 'free_night', arriving: [1, 2, 3] } },
    { code: 'BUNKS', name: 'Bunks', room: 'BNK', change: { kind: 'fixed', night: 14_000, on: [0, 1, 2, 3, 4] } },
    { code: 'PIE', name: 'Pie', hotel: 'the-siren', change: { kind: 'gift' } },
  ],
};
const today = '2027-01-01';
const stay = { guests: 2, promo: '' };

/** The first day from `from` on that suits. */
function firstDay(from: string, suits: (day: string) => boolean): string {
  let day = from;
  while (!suits(day)) day = addDays(day, 1);
  return day;
}
const rateOf = (code: string, wanted: { arrive: string; depart: string; guests: number; promo: string }) => {
  const rates = stayRates(hotel, settings, wanted, today);
  const rate = rates.rooms.find(({ room }) => room === code);
  if (!rate) throw new Error(`no rate of ${code}`);
  return { ...rate, promotion: rates.promotion };
};

describe('what a night costs', () => {
  it('is the lowest on a weekday in January, more at weekends and in summer', () => {
    expect(weekday('2027-01-05')).toBe(2);
    expect(nightlyRate(king, '2027-01-05')).toBe(20_000);
    expect(nightlyRate(king, '2027-01-08')).toBe(24_000);
    expect(nightlyRate(king, '2027-06-01')).toBe(23_600);
  });
});

describe('what a stay costs', () => {
  const quote = (arrive: string, nights: number, code = '', room = king) =>
    quoteStay(
      hotel,
      room,
      { arrive, nights },
      settings.charges.neptune ?? { taxes: [] },
      settings.promotions.find((known) => known.code === code) ?? null,
    );

  it('is the sum of its lines: nights of each price, the fee that was in them, taxes', () => {
    const { cost } = quote('2027-01-07', 3);
    expect(cost.lines).toEqual([
      { kind: 'night', name: '1 night at $190.00', amount: '190.00' },
      { kind: 'night', name: '2 nights at $230.00', amount: '460.00' },
      { kind: 'fee', name: 'Porridge', amount: '30.00' },
      { kind: 'tax', name: 'State', amount: '47.60' },
    ]);
    expect(cost.total).toBe('727.60');
  });

  it.each([
    ['2027-01-03', 2, 'SUNDAY', king, '-50.00'],
    ['2027-01-04', 3, 'THREE', king, '-200.00'],
    ['2027-01-04', 2, 'BUNKS', bunks, '-50.00'],
  ] as const)('from %s, %i nights, is less with %s', (arrive, nights, code, room, amount) => {
    const { cost, isReduced } = quote(arrive, nights, code, room);
    expect(isReduced).toBe(true);
    expect(cost.lines.find(({ kind }) => kind === 'discount')?.amount).toBe(amount);
    const sum = cost.lines.reduce((cents, line) => cents + Math.round(Number(line.amount) * 100), 0);
    expect(cost.total).toBe((sum / 100).toFixed(2));
  });

  it.each([
    ['SUNDAY', 'not_these_nights'],
    ['PIE', 'not_these_nights'],
    ['NOPE', 'unknown'],
    ['', null],
  ])('says what became of the code %j', (promo, promotion) => {
    expect(rateOf('KNG', { arrive: '2027-01-05', depart: '2027-01-06', guests: 1, promo }).promotion).toBe(promotion);
  });
});

describe('whether a room can be booked', () => {
  it('asks for two nights where one is a Saturday, and for three at New Year', () => {
    expect(minimumStay('2027-01-09', 1)).toBe(2);
    expect(minimumStay('2027-01-08', 1)).toBe(1);
    expect(minimumStay('2027-12-31', 1)).toBe(3);
  });

  it('offers a longer stay with the same night first where a stay is too short', () => {
    const saturday = firstDay('2027-02-06', (day) => weekday(day) === 6 && roomsLeft(king, day, 2) > 0);
    const rate = rateOf('KNG', { ...stay, arrive: saturday, depart: addDays(saturday, 1) });
    expect(rate).toMatchObject({ state: 'minimum_stay', minimumStay: 2, cost: null });
    const [first] = rate.nearby;
    expect(first && first.arrive <= saturday && first.depart > saturday).toBe(true);
  });

  it('is sold out where one of its nights is, with the cheapest stays near by', () => {
    const night = firstDay('2027-03-01', (day) => roomsLeft(king, day, 1) === 0 && !isWeekend(day));
    const rate = rateOf('KNG', { ...stay, arrive: night, depart: addDays(night, 1) });
    expect(rate).toMatchObject({ state: 'sold_out', left: 0, cost: null });
    const totals = rate.nearby.map(({ total }) => Number(total));
    expect(totals.length).toBeGreaterThan(0);
    expect(totals).toEqual([...totals].sort((a, b) => a - b));
    for (const near of rate.nearby) {
      expect(rateOf('KNG', { ...stay, ...near }).cost?.total).toBe(near.total);
    }
  });

  it('offers nothing before today, and of an available room only what costs less', () => {
    const friday = firstDay('2027-01-15', (day) => weekday(day) === 5 && roomsLeft(king, day, 1) > 0);
    const rates = stayRates(hotel, settings, { ...stay, arrive: friday, depart: addDays(friday, 1) }, friday);
    const [rate] = rates.rooms;
    expect(rate?.state).toBe('available');
    expect(rate?.nearby.length).toBeGreaterThan(0);
    for (const near of rate?.nearby ?? []) {
      expect(near.arrive > friday).toBe(true);
      expect(Number(near.total)).toBeLessThan(Number(rate?.cost?.total));
    }
  });

  it('takes no more guests than it sleeps, and the larger room takes them', () => {
    const day = firstDay('2027-01-11', (from) => [king, bunks].every((room) => roomsLeft(room, from, 1) > 0));
    const wanted = { arrive: day, depart: addDays(day, 1), guests: 4, promo: '' };
    expect(rateOf('KNG', wanted)).toMatchObject({ state: 'too_many_guests', cost: null, nearby: [] });
    expect(rateOf('BNK', wanted).state).toBe('available');
  });
});
