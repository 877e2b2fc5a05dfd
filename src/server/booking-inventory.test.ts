import { expect, it } from 'vitest';
import type { Story } from '#protocol/storyblok/story.ts';
import { inventory } from './booking-inventory.ts';

const storyOf = (uuid: string, content: object) => ({ uuid, slug: uuid, content }) as Story;
const hotel = {
  name: 'Open',
  booking_engine: 'cendyn',
  booking_ids: '{"url":"/_services/booking/cendyn","parameters":{},"property":"P-1"}',
  timezone: 'America/New_York',
  ...{ street: '15 Argosy Street', locality: 'Baltimore', region: 'MD', postal: '21201' },
  phone: '+1 410-555-0112',
  check_in: '15:00',
};
const room = { hotel: 'open', name: 'King', booking_room_code: 'KNG', from_price: '239.50', max_guests: '2' };

it('sells the rooms of open hotels that have a code and a price', () => {
  const hotels = [
    storyOf('open', { ...hotel, status: 'open' }),
    storyOf('later', { ...hotel, status: 'coming_soon' }),
    storyOf('none', { ...hotel, booking_engine: 'none' }),
    storyOf('broken', { ...hotel, booking_ids: '{' }),
  ];
  const rooms = [
    storyOf('king', room),
    storyOf('unpriced', { ...room, from_price: '' }),
    storyOf('no-code', { ...room, booking_room_code: '' }),
    storyOf('elsewhere', { ...room, hotel: 'later' }),
  ];
  expect(inventory(hotels, rooms)).toEqual([
    {
      slug: 'open',
      name: 'Open',
      contact: {
        address: '15 Argosy Street, Baltimore, MD 21201',
        ...{ phone: '+1 410-555-0112', checkIn: '15:00', checkOut: '' },
      },
      engine: 'cendyn',
      ids: { property: 'P-1' },
      timeZone: 'America/New_York',
      currency: 'USD',
      rooms: [{ code: 'KNG', name: 'King', lowestNight: 23_950, sleeps: 2 }],
    },
  ]);
});
