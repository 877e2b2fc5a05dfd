import { describe, expect, it } from 'vitest';
import { paragraphs } from '../../examples/example-rich-text.ts';
import type { Blocks, ContentType } from '../../registry/schemas.ts';
import { type RoomViewData, resolveRoom } from '../../rooms/room-data.server.ts';
import { contentReadsOf } from '../../testing/content-reads-double.ts';
import { readHtml } from '../../testing/read-html.ts';
import { readTerms } from '../../testing/read-terms.ts';
import { renderOnPage, storyOf } from '../../testing/test-page.tsx';
import { HotelRoomView } from './HotelRoomView.tsx';

const photo = (name: string) => ({
  filename: `/f/288868932106293/1600x1200/abc/${name}.jpg`,
  alt: name,
  fieldtype: 'asset' as const,
  id: 1,
});
const content = {
  component: 'room',
  name: 'Corner King',
  summary: 'Two windows.',
  photos: [photo('bed'), photo('window')],
  max_guests: '2',
  beds: [{ _uid: 'bed', component: 'bed_item', type: 'king', count: '1' }],
  bathroom: ['roll_in_shower'],
  view: 'The street',
  from_price: '189',
  from_price_currency: 'USD',
} satisfies Partial<ContentType<'room'>> & { component: 'room' };
const room = (extra: object = {}) => storyOf<'room'>('hotels/ulysses/rooms/corner-king', { ...content, ...extra });
const hotel: NonNullable<RoomViewData['hotel']> = {
  slug: 'ulysses',
  name: 'Ulysses',
  city: 'Baltimore',
  path: '/hotels/ulysses',
  timeZone: 'America/New_York',
  phone: '+1 410-555-0115',
  bookable: true,
  origin: null,
  feeNote: 'Nine dollars a night for the lift, included',
};
const block = { _uid: 'view', component: 'hotel_room_view' } as Blocks['hotel_room_view'];
const render = (story: ReturnType<typeof room>, data: Partial<RoomViewData> = {}, extra: object = {}, draft = false) =>
  renderOnPage(<HotelRoomView block={{ ...block, room: story, ...extra }} />, {
    draft,
    data: { view: { hotel, amenities: [], others: [], ...data } },
  });

describe('HotelRoomView', () => {
  it('shows the full room: pictures, facts as a list of terms, price, the link to book', () => {
    const html = render(room());
    const { container, getByRole, getByText } = readHtml(html);
    const pictures = getByRole('group', { name: 'Pictures of Corner King' });
    expect(pictures.getAttribute('aria-roledescription')).toBe('carousel');
    expect(readTerms(container)).toEqual([
      ['Guests', 'Up to 2'],
      ['Beds', '1 king bed'],
      ['Bath', 'Roll-in shower'],
      ['View', 'The street'],
    ]);
    const price = getByText('$189.00', { selector: 'data' });
    expect(price.getAttribute('value')).toBe('189');
    expect(price.parentElement?.textContent).toContain('From $189.00 per night');
    expect(html).toContain('Nine dollars a night');
    expect(getByRole('link', { name: 'Book this room' }).getAttribute('href')).toBe(
      '/book?hotel=ulysses&room=corner-king',
    );
  });

  it('has no price line without a price', () => {
    expect(render(room({ from_price: '' }))).not.toContain('per night');
    expect(render(room({ from_price: '', price_note: 'Prices when we open' }))).toContain('Prices when we open');
  });

  it('gives the telephone where nothing can be booked online', () => {
    const html = render(room(), { hotel: { ...hotel, bookable: false } });
    const { container } = readHtml(html);
    expect(container.querySelector('a[href="tel:+14105550115"]')).not.toBeNull();
    expect(html).not.toContain('/book?');
  });

  it('shows eight amenities, and all of them on demand', () => {
    const amenities = Array.from({ length: 10 }, (_, index) => `Thing ${index + 1}`);
    const { container, getByText } = readHtml(render(room(), { amenities }));
    expect(getByText(/Show all 10/).closest('summary')).not.toBeNull();
    const things = [...container.querySelectorAll('li')].filter(({ textContent }) => textContent.startsWith('Thing'));
    expect(things.map(({ textContent }) => textContent)).toEqual(amenities);
    expect(things.filter((thing) => thing.closest('details')).map(({ textContent }) => textContent)).toEqual([
      'Thing 9',
      'Thing 10',
    ]);
    expect(render(room(), { amenities }, { show_amenities: false })).not.toContain('Thing');
    const eight = readHtml(render(room(), { amenities: amenities.slice(0, 8) }));
    expect(eight.container.querySelector('details')).toBeNull();
  });

  it('says of an accessible room how it is used', () => {
    const accessible = room({
      accessible: true,
      accessible_features: ['roll_in_shower', 'door_width_32', 'visual_alarm'],
      accessibility_detail: paragraphs('The door is 34 inches wide.'),
    });
    const html = render(accessible);
    expect(html).toContain('An accessible room');
    const terms = readTerms(readHtml(html).container);
    expect(terms).toContainEqual(['Bathing', 'Roll-in shower']);
    expect(terms).toContainEqual(['Alarms', 'Visual alarm and door bell']);
    expect(html).toContain('The door is 34 inches wide.');
    expect(render(accessible, {}, { show_accessibility: false })).not.toContain('An accessible room');
  });

  it('links from every room to the hotel’s accessibility features', () => {
    const links = readHtml(render(room())).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toContain('/hotels/ulysses#accessibility');
  });

  it('warns in draft of an accessible room without its detail', () => {
    expect(render(room({ accessible: true }), {}, {}, true)).toContain('needs its accessibility detail');
    expect(render(room({ accessible: true }))).not.toContain('needs its accessibility detail');
  });

  it('is nothing in public without its room', () => {
    expect(renderOnPage(<HotelRoomView block={{ ...block, room: 'gone' }} />)).toBe('');
    expect(renderOnPage(<HotelRoomView block={{ ...block, room: 'gone' }} />, { draft: true })).toContain(
      'Choose a room',
    );
  });
});

describe('resolveRoom', () => {
  const reads = contentReadsOf(
    {
      hotel: [
        {
          slug: 'ulysses',
          uuid: 'uuid-hotel',
          full_slug: 'hotels/ulysses',
          content: { name: 'Ulysses', timezone: 'America/New_York', booking_engine: 'none', mandatory_fee_note: 'Fee' },
        },
      ],
      room: [
        { slug: 'corner-king', uuid: 'uuid-hotels/ulysses/rooms/corner-king', content: { name: 'Corner King' } },
        { slug: 'study', uuid: 'uuid-study', content: { name: 'Study' } },
      ],
    },
    { 'room-amenities': [{ name: 'Kettle and tea', value: 'kettle' }] },
  );

  it('names the amenities, reads the hotel, and leaves the room itself out of the others', async () => {
    const story = room({ hotel: 'uuid-hotel', amenities: ['kettle', 'unknown'] });
    const data = await resolveRoom(story, reads, { others: true });
    expect(data).toMatchObject({
      hotel: { slug: 'ulysses', bookable: false, feeNote: 'Fee' },
      amenities: ['Kettle and tea'],
    });
    expect(data.others.map(({ slug }) => slug)).toEqual(['study']);
    expect((await resolveRoom(story, reads, { others: false })).others).toEqual([]);
  });
});
