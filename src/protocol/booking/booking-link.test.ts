import { describe, expect, it } from 'vitest';
import { bookingLink, bookingOrigin, isBookable } from './booking-link.ts';

const stay = { arrive: '2027-03-01', depart: '2027-03-04', adults: 2, children: 0, promo: '', room: null };
const ids = (fields: object) => JSON.stringify(fields);

describe('bookingLink', () => {
  it('names the parts as SynXis does, and leaves empty ones out', () => {
    const hotel = {
      booking_engine: 'synxis',
      booking_ids: ids({ url: 'https://be.example/', chain: '1', hotel: 2 }),
    } as const;
    expect(bookingLink(hotel, stay)).toBe(
      'https://be.example/?chain=1&hotel=2&arrive=2027-03-01&depart=2027-03-04&adult=2',
    );
    expect(bookingLink(hotel, { ...stay, children: 1, promo: 'A&B', room: 'TWS', rate: 'BAR' })).toContain(
      '&child=1&promo=A%26B&room=TWS&rate=BAR',
    );
  });

  it('names them as Cendyn does', () => {
    const hotel = {
      booking_engine: 'cendyn',
      booking_ids: ids({ url: '/engine?lang=en', property: 'ASH', iata: '99' }),
    } as const;
    expect(bookingLink(hotel, { ...stay, promo: 'SLOW', rate: 'BAR' })).toBe(
      '/engine?lang=en&property=ASH&iata=99&checkin=2027-03-01&checkout=2027-03-04&adults=2&promo-code=SLOW&rateCode=BAR',
    );
  });

  it('takes the names of any other engine from the ids', () => {
    const hotel = {
      booking_engine: 'other',
      booking_ids: ids({ url: '/engine', parameters: { arrive: 'von', depart: 'bis' } }),
    } as const;
    expect(bookingLink(hotel, stay)).toBe('/engine?von=2027-03-01&bis=2027-03-04&adults=2');
  });

  it.each([
    ['no engine', { booking_engine: 'none', booking_ids: ids({ url: '/engine' }) }],
    ['no ids', { booking_engine: 'synxis' }],
    ['no address', { booking_engine: 'synxis', booking_ids: ids({ chain: '1' }) }],
    ['ids that are no JSON', { booking_engine: 'synxis', booking_ids: '{' }],
    ['an address without encryption', { booking_engine: 'other', booking_ids: ids({ url: 'http://be.example' }) }],
    ['a script', { booking_engine: 'other', booking_ids: ids({ url: 'javascript:alert(1)' }) }],
    ['another host in disguise', { booking_engine: 'other', booking_ids: ids({ url: '//be.example' }) }],
  ] as const)('is nothing with %s', (_why, hotel) => {
    expect(bookingLink(hotel, stay)).toBeNull();
    expect(isBookable(hotel)).toBe(false);
  });
});

describe('bookingOrigin', () => {
  it('is the other site that a booking ends on', () => {
    expect(bookingOrigin({ booking_engine: 'synxis', booking_ids: ids({ url: 'https://be.example/x' }) })).toBe(
      'https://be.example',
    );
    expect(bookingOrigin({ booking_engine: 'synxis', booking_ids: ids({ url: '/engine' }) })).toBeNull();
  });
});
