import { describe, expect, it } from 'vitest';
import { BookingForm } from '../../booking/BookingForm.tsx';
import type { BookingHotel } from '../../booking/booking-hotel.ts';
import type { Blocks } from '../../registry/schemas.ts';
import { contentReadsOf } from '../../testing/content-reads-double.ts';
import { readHtml } from '../../testing/read-html.ts';
import { renderOnPage } from '../../testing/test-page.tsx';
import { BookingBar } from './BookingBar.tsx';
import { resolveBookingBar } from './resolve.server.ts';

const ulysses: BookingHotel = {
  slug: 'ulysses',
  name: 'Ulysses',
  city: 'Baltimore',
  path: '/hotels/ulysses',
  timeZone: 'America/New_York',
  phone: '+1 410-555-0115',
  bookable: true,
  origin: null,
};
const neptune: BookingHotel = {
  ...ulysses,
  slug: 'neptune',
  name: 'Neptune',
  city: 'Providence',
  path: '/hotels/neptune',
};
const block: Blocks['booking_bar'] = { _uid: 'bar', component: 'booking_bar' };
const render = (hotels: BookingHotel[], extra: Partial<Blocks['booking_bar']> = {}, draft = false) =>
  renderOnPage(<BookingBar block={{ ...block, ...extra }} />, {
    draft,
    now: '2026-06-02T03:30:00Z',
    data: { bar: { hotels, chosen: hotels[0]?.slug ?? null } },
  });

describe('BookingBar', () => {
  it('is a form that a browser sends to /hotels without scripts', () => {
    const { container, getByRole } = readHtml(render([ulysses]));
    const form = container.querySelector('form');
    expect(form?.getAttribute('action')).toBe('/hotels');
    expect(form?.getAttribute('method')).toBe('get');
    for (const name of ['hotel', 'arrive', 'depart', 'adults', 'children', 'promo']) {
      expect(form?.querySelector(`[name="${name}"]`), name).not.toBeNull();
    }
    const hotel = form?.querySelector('[name="hotel"]');
    expect(hotel?.getAttribute('type')).toBe('hidden');
    expect(hotel?.getAttribute('value')).toBe('ulysses');
    expect(getByRole('heading').textContent).toBe('Book Ulysses');
  });

  it('begins with today by the hotel’s own calendar', () => {
    const arrive = readHtml(render([ulysses])).getByLabelText('Check-in');
    expect(arrive.getAttribute('name')).toBe('arrive');
    expect(arrive.getAttribute('min')).toBe('2026-06-01');
  });

  it('labels every field', () => {
    const { container, getByLabelText } = readHtml(render([ulysses, neptune]));
    expect(container.querySelectorAll('input:not([type="hidden"]), select')).toHaveLength(6);
    const labelled = ['Hotel', 'Check-in', 'Check-out', 'Adults', 'Children', 'Promotion code'];
    expect(labelled.map((label) => getByLabelText(label).getAttribute('name'))).toEqual([
      'hotel',
      'arrive',
      'depart',
      'adults',
      'children',
      'promo',
    ]);
  });

  it('offers the hotels that there are, the page’s own first', () => {
    const { getByRole } = readHtml(render([ulysses, neptune]));
    expect(getByRole('option', { name: 'Ulysses, Baltimore', selected: true }).getAttribute('value')).toBe('ulysses');
    expect(getByRole('option', { name: 'Neptune, Providence', selected: false }).getAttribute('value')).toBe('neptune');
  });

  it('uses the limits that the editor set', () => {
    const html = render([ulysses], { max_adults: '2', max_children: '0', promo_enabled: false });
    const { container, getByRole } = readHtml(html);
    const adults = getByRole('spinbutton', { name: 'Adults' });
    expect(adults.getAttribute('name')).toBe('adults');
    expect(adults.getAttribute('max')).toBe('2');
    expect(container.querySelector('[name="children"]')).toBeNull();
    expect(container.querySelector('[name="promo"]')).toBeNull();
  });

  it('names the city of each hotel to choose from, and says which has to be called', () => {
    const { getAllByRole } = readHtml(render([ulysses, { ...neptune, city: '', bookable: false }]));
    const choices = getAllByRole('option').map(({ textContent }) => textContent);
    expect(choices).toEqual(['All hotels', 'Ulysses, Baltimore', 'Neptune (not booked online)']);
  });

  it('gives the telephone number where nothing can be booked online', () => {
    const html = render([{ ...ulysses, bookable: false }]);
    const { container, getByRole, queryByRole } = readHtml(html);
    expect(getByRole('link', { name: '+1 410-555-0115' }).getAttribute('href')).toBe('tel:+14105550115');
    expect(container.querySelector('[name="arrive"]')).toBeNull();
    expect(container.querySelector('[type="submit"]')).toBeNull();
    expect(queryByRole('button')).toBeNull();
  });

  it('is nothing in public without a hotel, and says so in draft', () => {
    expect(render([])).toBe('');
    expect(render([], {}, true)).toContain('Choose a hotel');
  });
});

describe('BookingForm', () => {
  it('connects errors with their fields and keeps what was sent', () => {
    const values = {
      hotel: 'ulysses',
      arrive: '2026-06-03',
      depart: '2026-06-01',
      adults: '3',
      children: '1',
      promo: 'SLOW',
      room: 'BYQ',
    };
    const html = renderOnPage(
      <BookingForm
        hotels={[ulysses]}
        chosen={null}
        now="2026-06-01T12:00:00Z"
        values={values}
        errors={{ depart: 'Leave later.' }}
      />,
    );
    const { container, getByText } = readHtml(html);
    const invalid = [...container.querySelectorAll('[aria-invalid]')];
    expect(invalid.map((field) => [field.getAttribute('name'), field.getAttribute('aria-invalid')])).toEqual([
      ['depart', 'true'],
    ]);
    const error = getByText('Leave later.');
    expect(error.id).not.toBe('');
    expect(invalid[0]?.getAttribute('aria-describedby')).toBe(error.id);
    for (const [name, value] of Object.entries(values)) {
      expect(container.querySelector(`[name="${name}"]`)?.getAttribute('value'), name).toBe(value);
    }
  });
});

describe('resolveBookingBar', () => {
  const story = (slug: string, content: object = {}) => ({
    slug,
    uuid: `uuid-${slug}`,
    full_slug: `hotels/${slug}`,
    content: { name: slug, timezone: 'America/New_York', ...content },
  });
  const reads = (...stories: ReturnType<typeof story>[]) => contentReadsOf({ hotel: stories });
  const engine = { booking_engine: 'synxis', booking_ids: '{"url":"/engine"}' };

  it('names the page’s own hotel where the editor names none', async () => {
    const context = { ...reads(story('ulysses', engine)), hotel: 'uuid-ulysses' };
    expect(await resolveBookingBar(block, context)).toMatchObject({
      hotels: [{ slug: 'ulysses', bookable: true }],
      chosen: 'ulysses',
    });
    expect(context.queries).toEqual([expect.objectContaining({ byUuids: ['uuid-ulysses'] })]);
  });

  it('names all that are not closed elsewhere; one that is not open yet takes no bookings', async () => {
    const context = reads(
      story('ulysses', engine),
      story('shenandoah', { ...engine, status: 'coming_soon' }),
      story('gone', { status: 'closed' }),
    );
    const { hotels, chosen } = await resolveBookingBar(block, context);
    expect(hotels.map(({ slug, bookable }) => [slug, bookable])).toEqual([
      ['ulysses', true],
      ['shenandoah', false],
    ]);
    expect(chosen).toBeNull();
  });

  it('keeps the editor’s order and choice', async () => {
    const context = reads(story('ulysses'), story('neptune'));
    const named = { ...block, hotels: ['uuid-neptune', 'uuid-ulysses'], default_hotel: 'uuid-ulysses' };
    expect(await resolveBookingBar(named, context)).toMatchObject({
      hotels: [{ slug: 'neptune' }, { slug: 'ulysses' }],
      chosen: 'ulysses',
    });
  });
});
