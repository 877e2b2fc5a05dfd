import { describe, expect, it } from 'vitest';
import { checkStay, dayAfter, readStayForm, type StayForm, todayIn } from './check-stay.ts';

const today = '2027-02-27';
const good: StayForm = {
  hotel: 'ulysses',
  arrive: today,
  depart: '2027-03-01',
  adults: '2',
  children: '0',
  promo: '',
  room: '',
};

describe('checkStay', () => {
  it('accepts a stay from today on, of one night to thirty', () => {
    expect(checkStay(good, { today })).toEqual({});
    expect(checkStay({ ...good, depart: '2027-02-28' }, { today })).toEqual({});
    expect(checkStay({ ...good, depart: dayAfter(today, 30) }, { today })).toEqual({});
    expect(checkStay({ ...good, children: '', promo: 'SLOW-2' }, { today })).toEqual({});
  });

  it.each([
    ['arrive', { arrive: '2027-02-26' }],
    ['arrive', { arrive: '' }],
    ['arrive', { arrive: '2027-02-30' }],
    ['arrive', { arrive: 'tomorrow' }],
    ['depart', { depart: '' }],
    ['depart', { depart: today }],
    ['depart', { depart: '2027-02-01' }],
    ['depart', { depart: dayAfter(today, 31) }],
    ['adults', { adults: '0' }],
    ['adults', { adults: '9' }],
    ['adults', { adults: 'two' }],
    ['adults', { adults: '' }],
    ['children', { children: '7' }],
    ['children', { children: '-1' }],
    ['promo', { promo: 'A B' }],
    ['promo', { promo: '<script>' }],
  ] as const)('refuses a wrong %s: %o', (field, wrong) => {
    expect(Object.keys(checkStay({ ...good, ...wrong }, { today }))).toEqual([field]);
  });

  it('uses the limits of its own bar', () => {
    expect(checkStay({ ...good, adults: '3', children: '1' }, { today, adults: 2, children: 0 })).toEqual({
      adults: 'Between 1 and 2 adults.',
      children: 'No children here, sorry.',
    });
  });
});

describe('readStayForm', () => {
  it('reads a query, and leaves empty what it does not say', () => {
    expect(readStayForm(new URLSearchParams('hotel=%20ulysses&adults=2&other=1'))).toEqual({
      ...good,
      arrive: '',
      depart: '',
      children: '',
    });
  });
});

describe('todayIn', () => {
  it('is the day in the time zone, not on the server', () => {
    const instant = new Date('2027-03-01T03:30:00Z');
    expect(todayIn('America/Detroit', instant)).toBe('2027-02-28');
    expect(todayIn('Europe/Berlin', instant)).toBe('2027-03-01');
  });
});
