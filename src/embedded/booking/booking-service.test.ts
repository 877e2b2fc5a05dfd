import { Window } from 'happy-dom';
import { describe, expect, it } from 'vitest';
import { bookingLink } from '#protocol/booking/booking-link.ts';
import { createBookingService } from './booking-service.ts';

const service = createBookingService();
const ask = async (path: string) => service.fetch(new Request(`http://booking.test${path}`));

/** The terms of a page's description list, each with the value that follows it. */
function entriesOf(html: string): [string, string | undefined][] {
  const { document } = new Window();
  document.body.innerHTML = html;
  return [...document.querySelectorAll('dt')].map((term) => {
    const value = term.nextElementSibling;
    return [term.textContent, value?.tagName === 'DD' ? value.textContent : undefined];
  });
}

describe('the demonstration booking engine', () => {
  it.each(['synxis', 'cendyn', 'other'] as const)('reads the link that is made for %s', async (engine) => {
    const link = bookingLink(
      { booking_engine: engine, booking_ids: JSON.stringify({ url: `/${engine}`, property: 'ASH-15' }) },
      { arrive: '2027-03-01', depart: '2027-03-04', adults: 2, children: 1, promo: 'SLOW', room: 'TWS' },
    );
    const response = await ask(link ?? '');
    const entries = entriesOf(await response.text());
    expect(response.status).toBe(200);
    expect(entries).toEqual(
      expect.arrayContaining([
        ['Arrival', '2027-03-01'],
        ['Departure', '2027-03-04'],
        ['Adults', '2'],
        ['Children', '1'],
        ['Promotion code', 'SLOW'],
        ['Kind of room', 'TWS'],
        ['Nights', '3'],
        ['property', 'ASH-15'],
      ]),
    );
  });

  it('escapes whatever the address says', async () => {
    const page = await (await ask('/other?promo=%3Cscript%3E&%22x%22=%26')).text();
    expect(entriesOf(page)).toEqual(
      expect.arrayContaining([
        ['Promotion code', '<script>'],
        ['"x"', '&'],
      ]),
    );
    expect(page).not.toContain('<script');
  });

  it('is not there for an engine that it does not play', async () => {
    expect((await ask('/opera')).status).toBe(404);
    expect((await ask('/constructor')).status).toBe(404);
  });
});
