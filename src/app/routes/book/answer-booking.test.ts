import { describe, expect, it } from 'vitest';
import { contentReadsOf } from '#blocks/testing/content-reads-double.ts';
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
    room: [{ slug: 'tower-suite', content: { name: 'Tower Suite', booking_room_code: 'TWS' } }],
  }),
  // Still the day before in Detroit.
  now: new Date('2027-03-02T03:00:00Z'),
};
const ask = (query: string) => answerBooking(new URLSearchParams(query), reads);

describe('answerBooking', () => {
  it('leads to the engine with the stay, from today on by the hotel’s own calendar', async () => {
    expect(await ask('hotel=the-siren&arrive=2027-03-01&depart=2027-03-03&adults=2&children=1&promo=SLOW')).toEqual({
      kind: 'redirect',
      url: '/engine?hotel=70104&arrive=2027-03-01&depart=2027-03-03&adult=2&child=1&promo=SLOW',
      hotel: 'the-siren',
      nights: 2,
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
});
