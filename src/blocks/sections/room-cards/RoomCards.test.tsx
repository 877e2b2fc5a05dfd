import { describe, expect, it } from 'vitest';
import type { Blocks } from '../../registry/schemas.ts';
import { bedsText, roomFacts } from '../../rooms/room-facts.ts';
import { readHtml } from '../../testing/read-html.ts';
import { renderOnPage, storyOf } from '../../testing/test-page.tsx';
import { RoomCards } from './RoomCards.tsx';

const hotel = storyOf<'hotel'>('hotels/the-siren', {
  component: 'hotel',
  name: 'The Siren',
  timezone: 'America/Detroit',
});
const bed = (type: 'king' | 'twin', count: string) => ({ _uid: type, component: 'bed_item' as const, type, count });
const suite = storyOf<'room'>('hotels/the-siren/rooms/tower-suite', {
  component: 'room',
  name: 'Tower Suite',
  hotel: hotel,
  max_guests: '3',
  beds: [bed('king', '1')],
  from_price: '465',
  from_price_currency: 'USD',
});
const double = storyOf<'room'>('hotels/the-siren/rooms/double', {
  component: 'room',
  name: 'Terracotta Double',
  hotel: hotel,
  max_guests: '4',
  beds: [bed('twin', '2')],
  accessible: true,
});
const block: Blocks['room_cards'] = { _uid: 'cards', component: 'room_cards', heading: 'Rooms', filter: true };

const render = (path: string, extra: Partial<Blocks['room_cards']> = {}) =>
  renderOnPage(<RoomCards block={{ ...block, ...extra }} />, { path, data: { cards: [suite, double] } });

describe('RoomCards', () => {
  it('shows all rooms of the hotel, each with one link to its page', () => {
    const html = render('/hotels/the-siren');
    expect(html).toContain('2 rooms');
    const links = readHtml(html).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Tower Suite', '/hotels/the-siren/rooms/tower-suite'],
      ['Terracotta Double', '/hotels/the-siren/rooms/double'],
    ]);
  });

  it('says what a price includes, and that a room is accessible', () => {
    const { container, getByText } = readHtml(render('/hotels/the-siren'));
    expect(container.textContent).toContain('From $465.00 per night');
    expect(getByText('$465.00').getAttribute('value')).toBe('465');
    expect(container.textContent).toContain('Fees included, taxes extra');
    getByText('Accessible', { selector: 'p' });
  });

  it.each([
    ['guests=4', 'Terracotta Double', 'Tower Suite'],
    ['bed=king', 'Tower Suite', 'Terracotta Double'],
    ['accessible=1', 'Terracotta Double', 'Tower Suite'],
  ])('filters by ?%s', (query, shown, hidden) => {
    const html = render(`/hotels/the-siren?${query}`);
    const { getByRole, queryByRole } = readHtml(html);
    expect(html).toContain('1 room');
    getByRole('link', { name: shown });
    expect(queryByRole('link', { name: hidden, hidden: true })).toBeNull();
    getByRole('link', { name: 'Clear filters' });
  });

  it('links back to the full list when nothing matches', () => {
    const html = render('/hotels/the-siren?guests=4&bed=king');
    expect(html).toContain('No room matches.');
    const links = readHtml(html).getAllByRole('link', { name: 'Clear filters' });
    expect(new Set(links.map((link) => link.getAttribute('href')))).toEqual(new Set(['/hotels/the-siren']));
  });

  it('leaves the query alone where there is no filter', () => {
    readHtml(render('/hotels/the-siren?guests=4', { filter: false })).getByRole('link', { name: 'Tower Suite' });
  });

  it('links to the booking form where the editor says so', () => {
    const links = readHtml(render('/', { card_cta: 'book' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toContain('/book?hotel=the-siren&room=tower-suite');
  });

  it('is nothing in public without rooms, and says so in draft', () => {
    const empty = <RoomCards block={block} />;
    expect(renderOnPage(empty)).toBe('');
    expect(renderOnPage(empty, { draft: true })).toContain('Add at least one room.');
  });
});

describe('roomFacts', () => {
  it('names what is set, in one order', () => {
    expect(
      roomFacts({ max_guests: '2', beds: [bed('king', '1')], size_value: '32', size_unit: 'sqm', view: 'Court' }),
    ).toEqual(['Sleeps 2', '1 king bed', '32\u00a0m²', 'Court']);
    expect(roomFacts({ max_guests: '', size_value: '240' })).toEqual(['240\u00a0sq\u00a0ft']);
  });

  it('joins beds', () => {
    expect(bedsText([bed('king', '1'), bed('twin', '2')])).toBe('1 king bed and 2 twin beds');
  });
});
