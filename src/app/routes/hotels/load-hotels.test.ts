import { describe, expect, it, vi } from 'vitest';
import { contentReadsOf } from '#blocks/testing/content-reads-double.ts';
import { deepLinksOnly, type RatesClient } from '#clients/booking/rates-client.ts';
import type { RoomRate } from '#protocol/booking/rates.ts';
import { loadHotels } from './load-hotels.server.ts';

const hotel = (slug: string, locality: string, content: object = {}) => ({
  slug,
  uuid: `uuid-${slug}`,
  full_slug: `hotels/${slug}`,
  content: {
    name: slug,
    locality,
    timezone: 'America/Detroit',
    booking_engine: 'synxis',
    booking_ids: '{"url":"/engine"}',
    accessibility_features: ['step_free_entrance', 'accessible_route'],
    ...content,
  },
});
const room = (ofHotel: string, slug: string, sleeps: number, content: object = {}) => ({
  slug,
  uuid: `uuid-${slug}`,
  full_slug: `hotels/${ofHotel}/rooms/${slug}`,
  content: { name: slug, hotel: `uuid-${ofHotel}`, max_guests: String(sleeps), booking_room_code: slug, ...content },
});
const reads = {
  ...contentReadsOf({
    hotel: [
      hotel('siren', 'Detroit'),
      hotel('paul', 'New Orleans', { accessibility_features: [] }),
      hotel('later', 'Roanoke', { status: 'coming_soon' }),
    ],
    room: [
      room('siren', 'king', 2),
      room('siren', 'shower', 2, { accessible_features: ['roll_in_shower', 'door_width_32', 'turning_space'] }),
      room('siren', 'bunks', 5),
      room('paul', 'queen', 2, { accessible_features: ['visual_alarm', 'door_width_32', 'turning_space'] }),
      room('later', 'orchard', 2),
    ],
  }),
  now: new Date('2027-02-01T12:00:00Z'),
  booking: deepLinksOnly,
  log: vi.fn(),
};
const rate = (code: string, extra: Partial<RoomRate> = {}): RoomRate => ({
  ...{ room: code, state: 'available', sleeps: 2, minimumStay: 1, left: 3, nearby: [] },
  cost: { lines: [], total: '250.00' },
  ...extra,
});
/** An engine with one room free and one sold out in the first hotel, and nothing to say of others. */
const engine: RatesClient = {
  ...deepLinksOnly,
  rates: async () => ({
    ...{ currency: 'USD', nights: 2, promotion: 'unknown' },
    rooms: [rate('king'), rate('shower', { state: 'sold_out', cost: null })],
  }),
};
const ask = async (query: string, cookies: string | null = null, booking: RatesClient = reads.booking) => {
  const { page, from } = await loadHotels(new URLSearchParams(query), cookies, { ...reads, booking });
  return { ...page, from, shown: page.hotels.map(({ hotel: { slug }, rooms }) => [slug, rooms.map((r) => r.slug)]) };
};
const stay = 'arrive=2027-02-10&depart=2027-02-12';

describe('the rooms of all hotels', () => {
  it('are all there where nothing is asked', async () => {
    expect(await ask('')).toMatchObject({
      from: null,
      stay: null,
      guests: 0,
      shown: [
        ['siren', ['king', 'shower', 'bunks']],
        ['paul', ['queen']],
        ['later', ['orchard']],
      ],
    });
  });

  it.each([
    ['city=new-orleans', [['paul', ['queen']]]],
    ['access=roll-in-shower', [['siren', ['shower']]]],
    ['access=step-free', [['siren', ['shower']]]],
    ['access=hearing', [['paul', ['queen']]]],
    ['access=hearing&access=roll-in-shower', []],
    ['access=nonsense&hotel=paul', [['paul', ['queen']]]],
  ])('are filtered by %s', async (query, shown) => expect((await ask(query)).shown).toEqual(shown));

  it('offer five guests what sleeps five, and say what is too small', async () => {
    const page = await ask(`hotel=siren&room=king&adults=4&children=1&${stay}`);
    expect(page.shown).toEqual([['siren', ['bunks']]]);
    expect(page.tooSmall).toMatchObject({ slug: 'king', sleeps: 2 });
    expect(page.hotels[0]?.tooSmall.map(({ slug }) => slug)).toEqual(['king', 'shower']);
  });

  it('have the prices of the stay, the room that a link named first', async () => {
    const page = await ask(`hotel=siren&room=shower&${stay}`, null, engine);
    const [offers] = page.hotels;
    expect(offers).toMatchObject({ currency: 'USD', promotion: 'unknown', isUnanswered: false });
    expect(offers?.rooms.map(({ slug, rate: known }) => [slug, known?.state])).toEqual([
      ['shower', 'sold_out'],
      ['king', 'available'],
      ['bunks', undefined],
    ]);
    expect((await ask(`hotel=siren&open=1&${stay}`, null, engine)).shown).toEqual([['siren', ['king', 'bunks']]]);
  });

  it('begin with the cheapest of those that have a price', async () => {
    const rates = async () => ({
      ...{ currency: 'USD', nights: 2, promotion: null },
      rooms: [rate('king', { cost: { lines: [], total: '1273.38' } }), rate('bunks'), rate('shower', { cost: null })],
    });
    expect((await ask(`hotel=siren&${stay}`, null, { ...deepLinksOnly, rates })).shown).toEqual([
      ['siren', ['bunks', 'king', 'shower']],
    ]);
  });

  it('name the hotels that have none that matches, where all were asked for', async () => {
    expect((await ask('access=roll-in-shower')).withoutMatch).toEqual(['paul', 'later']);
    expect((await ask('access=roll-in-shower&city=new-orleans')).withoutMatch).toEqual(['paul']);
    expect((await ask('access=roll-in-shower&hotel=paul')).withoutMatch).toEqual([]);
    expect((await ask('')).withoutMatch).toEqual([]);
  });

  it('are offered as two where one will not do or two are wanted, each party asked for by itself', async () => {
    const rates = vi.fn(async (_hotel: unknown, { adults }: { adults: number }) => ({
      ...{ currency: 'USD', nights: 2, promotion: null },
      rooms: [rate('king', { cost: { lines: [], total: `${adults}00.50` } }), rate('bunks')],
    }));
    const pairsOf = async (guests: string) =>
      (await ask(`hotel=siren&${guests}&${stay}`, null, { ...deepLinksOnly, rates })).hotels[0]?.pairs;
    expect(await pairsOf('adults=5')).toEqual([]);
    expect(await pairsOf('adults=3&children=3')).toMatchObject([
      {
        total: '350.50',
        rooms: [
          { slug: 'bunks', party: { adults: '2', children: '2' } },
          { slug: 'king', party: { adults: '1', children: '1' } },
        ],
      },
      {
        total: '350.50',
        rooms: [
          { slug: 'bunks', party: { adults: '2', children: '3' } },
          { slug: 'king', party: { adults: '1', children: '0' } },
        ],
      },
      {
        total: '500.00',
        rooms: [
          { slug: 'bunks', party: { adults: '2', children: '1' } },
          { slug: 'bunks', party: { adults: '1', children: '2' } },
        ],
      },
    ]);
    expect(await pairsOf('adults=2&rooms=2')).toMatchObject([{ total: '201.00', link: null }]);
    expect(await pairsOf('adults=1&rooms=2')).toEqual([]);
  });

  it('are booked together where the engine takes both in one visit', async () => {
    const visit = vi.fn(() => '/visit');
    const [offers] = (await ask(`hotel=siren&adults=2&rooms=2&promo=SLOW&${stay}`, null, { ...engine, visit })).hotels;
    expect(offers?.pairs.map(({ link }) => link)).toEqual(['/visit']);
    const one = { room: 'king', adults: 1, children: 0 };
    const wanted = expect.objectContaining({ arrive: '2027-02-10', depart: '2027-02-12', promo: 'SLOW' });
    expect(visit.mock.calls).toEqual([[expect.anything(), wanted, [one, one]]]);
  });

  it('are one large and one small where only one of the large is left', async () => {
    const rates = async () => ({
      ...{ currency: 'USD', nights: 2, promotion: null },
      rooms: [rate('king', { left: 1 }), rate('bunks', { left: 1 })],
    });
    const [offers] = (await ask(`hotel=siren&adults=6&${stay}`, null, { ...deepLinksOnly, rates })).hotels;
    expect(
      offers?.pairs.map(({ rooms }) => rooms.map(({ slug, party: { adults } }) => `${slug} for ${adults}`)),
    ).toEqual([
      ['bunks for 4', 'king for 2'],
      ['bunks for 5', 'king for 1'],
    ]);
  });

  it('stand with their lowest prices where the engine does not answer', async () => {
    const broken: RatesClient = { ...deepLinksOnly, rates: () => Promise.reject(new Error('late')) };
    const page = await ask(`hotel=siren&${stay}`, null, broken);
    expect(page.hotels[0]).toMatchObject({
      isUnanswered: true,
      rooms: [{ rate: null }, { rate: null }, { rate: null }],
    });
    expect(reads.log).toHaveBeenCalledWith('error', 'rates_not_read', { hotel: 'siren', message: 'Error: late' });
  });

  it('are compared as they are named, or all that are shown', async () => {
    const names = (page: Awaited<ReturnType<typeof ask>>) => page.compared?.map(({ room: { key } }) => key);
    expect(names(await ask('compare=paul/queen&compare=siren/king&compare=nowhere/x'))).toEqual([
      'paul/queen',
      'siren/king',
    ]);
    expect(names(await ask('hotel=siren&compare=all'))).toEqual(['siren/king', 'siren/shower', 'siren/bunks']);
    expect((await ask('')).compared).toBeNull();
  });
});

describe('the stay of the page', () => {
  const cookie = 'stay=2027-03-01_2027-03-03_2_1_SLOW';

  it('is the one of the address, else of the cookie', async () => {
    expect(await ask(stay, cookie)).toMatchObject({ from: 'address', guests: 2, stay: { arrive: '2027-02-10' } });
    expect(await ask('adults=4', cookie)).toMatchObject({
      from: 'cookie',
      stay: { arrive: '2027-03-01', adults: '4', children: '0', promo: 'SLOW' },
    });
    expect(await ask('arrive=&depart=&city=detroit')).toMatchObject({ from: null, stay: null, errors: {} });
    expect(await ask('arrive=2027-02-10&depart=')).toMatchObject({ errors: { depart: expect.any(String) } });
    expect(await ask('dates=none', cookie)).toMatchObject({ from: null, stay: null, query: { forget: true } });
  });

  it('is none where it is wrong, and what is wrong is said', async () => {
    expect(await ask('arrive=2027-01-31&depart=2027-01-30&adults=99', cookie)).toMatchObject({
      stay: null,
      guests: 0,
      errors: { arrive: expect.any(String), depart: expect.any(String), adults: expect.any(String) },
      values: { arrive: '2027-01-31', depart: '2027-01-30', adults: '99' },
    });
  });
});
