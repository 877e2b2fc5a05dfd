import { describe, expect, it } from 'vitest';
import { BookingForm } from '../../booking/BookingForm.tsx';
import type { BookingHotel } from '../../booking/booking-hotel.ts';
import type { Blocks } from '../../registry/schemas.ts';
import { contentReadsOf } from '../../testing/content-reads-double.ts';
import { renderOnPage } from '../../testing/test-page.tsx';
import { BookingBar } from './BookingBar.tsx';
import { resolveBookingBar } from './resolve.server.ts';

const ulysses: BookingHotel = {
  slug: 'ulysses',
  name: 'Ulysses',
  path: '/hotels/ulysses',
  timeZone: 'America/New_York',
  phone: '+1 410-555-0115',
  bookable: true,
  origin: null,
};
const neptune: BookingHotel = { ...ulysses, slug: 'neptune', name: 'Neptune', path: '/hotels/neptune' };
const block: Blocks['booking_bar'] = { _uid: 'bar', component: 'booking_bar' };
const render = (hotels: BookingHotel[], extra: Partial<Blocks['booking_bar']> = {}, draft = false) =>
  renderOnPage(<BookingBar block={{ ...block, ...extra }} />, {
    draft,
    now: '2026-06-02T03:30:00Z',
    data: { bar: { hotels, chosen: hotels[0]?.slug ?? null } },
  });

describe('BookingBar', () => {
  it('is a form that a browser sends to /book without scripts', () => {
    const html = render([ulysses]);
    expect(html).toMatch(/<form [^>]*action="\/book" method="get"/);
    for (const name of ['hotel', 'arrive', 'depart', 'adults', 'children', 'promo']) {
      expect(html).toContain(`name="${name}"`);
    }
    expect(html).toContain('<input type="hidden" name="hotel" value="ulysses"/>');
    expect(html).toContain('>Book Ulysses</h');
  });

  it('begins with today by the hotel’s own calendar', () => {
    expect(render([ulysses])).toMatch(/min="2026-06-01" name="arrive"/);
  });

  it('labels every field', () => {
    const html = render([ulysses, neptune]);
    const labelled = new Set([...html.matchAll(/<label[^>]*for="([^"]*)"/g)].map(([, id]) => id));
    const fields = [...html.matchAll(/<(?:input|select)(?![^>]*type="hidden")[^>]* id="([^"]*)"/g)].map(([, id]) => id);
    expect(fields).toHaveLength(6);
    expect(fields.every((id) => labelled.has(id))).toBe(true);
  });

  it('offers the hotels that there are, the page’s own first', () => {
    expect(render([ulysses, neptune])).toContain('<option value="ulysses" selected="">Ulysses</option>');
  });

  it('uses the limits that the editor set', () => {
    const html = render([ulysses], { max_adults: '2', max_children: '0', promo_enabled: false });
    expect(html).toMatch(/max="2" [^>]*name="adults"/);
    expect(html).not.toContain('name="children"');
    expect(html).not.toContain('name="promo"');
  });

  it('gives the telephone number where nothing can be booked online', () => {
    const html = render([{ ...ulysses, bookable: false }]);
    expect(html).toContain('href="tel:+14105550115"');
    expect(html).not.toContain('name="arrive"');
    expect(html).not.toContain('type="submit"');
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
    const [, tie] = /aria-invalid="true" aria-describedby="([^"]*)"[^>]*name="depart"/.exec(html) ?? [];
    expect(html).toContain(`<p id="${tie}" class="error">Leave later.</p>`);
    expect(html.match(/aria-invalid/g)).toHaveLength(1);
    for (const value of ['2026-06-03', '2026-06-01', '3', '1', 'SLOW', 'BYQ']) {
      expect(html).toContain(`value="${value}"`);
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
