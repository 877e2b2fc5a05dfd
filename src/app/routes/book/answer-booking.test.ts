import { describe, expect, it, vi } from 'vitest';
import { contentReadsOf } from '#blocks/testing/content-reads-double.ts';
import { deepLinksOnly, type RatesClient } from '#clients/booking/rates-client.ts';
import type { RoomState } from '#protocol/booking/rates.ts';
import { answerBooking } from './answer-booking.server.ts';

const engine = { booking_engine: 'synxis', booking_ids: '{"url":"/engine","hotel":"70104"}' };
const hotel = (slug: string, content: object) => ({
  slug,
  uuid: `uuid-${slug}`,
  full_slug: `hotels/${slug}`,
  content: { name: slug, timezone: 'America/Detroit', phone: '+1 555-0100', ...content },
});
const reads = {
  ...contentReadsOf({
    hotel: [hotel('the-siren', engine), hotel('shenandoah', { ...engine, status: 'coming_soon' })],
    room: [{ slug: 'tower-suite', content: { name: 'Tower Suite', booking_room_code: 'TWS', max_guests: '3' } }],
  }),
  // Still the day before in Detroit.
  now: new Date('2027-03-02T03:00:00Z'),
  cookies: null,
  booking: deepLinksOnly,
  log: vi.fn(),
};
const ask = (query: string, others: Partial<typeof reads> | { cookies: string } = {}) =>
  answerBooking(new URLSearchParams(query), { ...reads, ...others });

/** An engine that says so of the one room. */
const engineSaying = (state: RoomState): RatesClient => ({
  ...deepLinksOnly,
  rates: async () => ({
    currency: 'USD',
    nights: 2,
    promotion: null,
    rooms: [{ room: 'TWS', state, sleeps: 3, minimumStay: 1, left: 1, cost: null, nearby: [] }],
  }),
});

describe('answerBooking', () => {
  it('leads to the engine with the stay, from today on by the hotel’s own calendar', async () => {
    expect(await ask('hotel=the-siren&arrive=2027-03-01&depart=2027-03-03&adults=2&children=1&promo=SLOW')).toEqual({
      kind: 'redirect',
      url: '/engine?hotel=70104&arrive=2027-03-01&depart=2027-03-03&adult=2&child=1&promo=SLOW',
      hotel: 'the-siren',
      nights: 2,
      stay: { arrive: '2027-03-01', depart: '2027-03-03', adults: '2', children: '1', promo: 'SLOW' },
    });
  });

  it('takes two adults where a link says nothing, and leaves empty parts out', async () => {
    expect(await ask('hotel=the-siren&arrive=2027-03-01&depart=2027-03-02&promo=&room=&children=')).toMatchObject({
      url: '/engine?hotel=70104&arrive=2027-03-01&depart=2027-03-02&adult=2',
    });
  });

  it.each(['tower-suite', 'TWS'])('names the room by the engine’s code, asked for as %s', async (room) => {
    expect(await ask(`hotel=the-siren&arrive=2027-03-01&depart=2027-03-02&room=${room}`)).toMatchObject({
      url: '/engine?hotel=70104&arrive=2027-03-01&depart=2027-03-02&adult=2&room=TWS',
    });
  });

  it('asks for the days where a link names none, and finds nothing wrong with that', async () => {
    expect(await ask('hotel=the-siren&room=TWS&promo=SLOW')).toMatchObject({
      kind: 'form',
      errors: {},
      values: { hotel: 'the-siren', room: 'tower-suite', promo: 'SLOW' },
      room: 'Tower Suite',
    });
    expect(await ask('')).toMatchObject({ kind: 'form', errors: {}, hotels: [{ slug: 'the-siren' }, {}] });
  });

  it('says what is wrong, field by field, and keeps what was sent', async () => {
    expect(await ask('hotel=nowhere&arrive=2027-02-28&depart=2027-02-27&adults=99&children=x&promo=a+b')).toMatchObject(
      {
        kind: 'form',
        values: { arrive: '2027-02-28', depart: '2027-02-27', adults: '99', children: 'x', promo: 'a b' },
        errors: {
          hotel: expect.any(String),
          arrive: expect.any(String),
          depart: expect.any(String),
          adults: expect.any(String),
          children: expect.any(String),
          promo: expect.any(String),
        },
      },
    );
    expect(await ask('hotel=the-siren&arrive=&depart=')).toMatchObject({
      errors: { arrive: expect.any(String), depart: expect.any(String) },
    });
  });

  it('gives the telephone number of a hotel that takes no bookings online', async () => {
    expect(await ask('hotel=shenandoah&arrive=2027-03-01&depart=2027-03-03&adults=2')).toMatchObject({
      kind: 'call',
      hotel: { name: 'shenandoah', phone: '+1 555-0100' },
    });
  });

  const wanted = 'hotel=the-siren&room=TWS&arrive=2027-03-01&depart=2027-03-03&adults=2';
  const rooms = 'hotel=the-siren&room=tower-suite&arrive=2027-03-01&depart=2027-03-03';

  it('leads on only where the engine has the room, or does not say', async () => {
    expect(await ask(wanted, { booking: engineSaying('available') })).toMatchObject({ kind: 'redirect' });
    for (const state of ['sold_out', 'minimum_stay', 'too_many_guests'] as const) {
      expect(await ask(wanted, { booking: engineSaying(state) })).toEqual({
        kind: 'rooms',
        url: `/hotels?${rooms}&adults=2&children=0`,
      });
    }
    const broken: RatesClient = { ...deepLinksOnly, rates: () => Promise.reject(new Error('no answer')) };
    expect(await ask(wanted, { booking: broken })).toMatchObject({ kind: 'redirect' });
    expect(reads.log).toHaveBeenCalledWith('error', 'rates_not_read', expect.objectContaining({ hotel: 'the-siren' }));
  });

  it.each(['&room=TWS', ''])('sends five guests on to rooms that fit, with %j', async (room) => {
    const url = `/hotels?hotel=the-siren${room && '&room=tower-suite'}&arrive=2027-03-01&depart=2027-03-03&adults=5&children=0`;
    expect(await ask(`hotel=the-siren${room}&arrive=2027-03-01&depart=2027-03-03&adults=5`)).toEqual({
      kind: 'rooms',
      url,
    });
  });

  it('shows rooms for the days of the cookie, with the guests and the code of the address', async () => {
    const cookies = 'stay=2027-03-01_2027-03-03_2_1_OLD';
    expect(await ask('hotel=the-siren&room=TWS', { cookies })).toEqual({
      kind: 'rooms',
      url: `/hotels?${rooms}&adults=2&children=1&promo=OLD`,
    });
    expect(await ask('hotel=the-siren&room=TWS&adults=4&promo=FOUR', { cookies })).toEqual({
      kind: 'rooms',
      url: `/hotels?${rooms}&adults=4&children=0&promo=FOUR`,
    });
    expect(await ask('', { cookies })).toMatchObject({ kind: 'rooms' });
    expect(await ask('hotel=shenandoah', { cookies })).toMatchObject({ kind: 'call' });
  });
});
