import { expect, it } from 'vitest';
import { contentReadsOf } from '../../testing/content-reads-double.ts';
import { hotelHeroExample } from './example.ts';
import { resolveHotelHero } from './resolve.server.ts';

const reads = contentReadsOf({
  hotel: [{ slug: 'ulysses', uuid: 'uuid-ulysses', content: { name: 'Ulysses', timezone: 'America/New_York' } }],
});
const context = { ...reads, hotel: 'uuid-ulysses' };

it('reads the page’s hotel where a booking bar is to stand under the hero', async () => {
  expect(await resolveHotelHero({ ...hotelHeroExample, show_booking_bar: true }, context)).toMatchObject({
    booking: { hotels: [{ slug: 'ulysses' }], chosen: 'ulysses' },
    scrim: null,
  });
});

it('says how dark the picture must be under the words', async () => {
  const dusk = { ...hotelHeroExample, media: { ...hotelHeroExample.media, meta_data: { left: '#6b2338' } } };
  const deep = { background: '#1c1916', text: '#f3ede1' };
  expect(await resolveHotelHero(dusk, { ...context, deep })).toEqual({
    booking: null,
    scrim: { day: expect.any(Number), night: expect.any(Number) },
  });
});

it('reads nothing for a hero alone', async () => {
  expect(await resolveHotelHero(hotelHeroExample, context)).toBeNull();
});
