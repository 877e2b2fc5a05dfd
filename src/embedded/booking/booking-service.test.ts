import { describe, expect, it } from 'vitest';
import { bookingLink } from '#protocol/booking/booking-link.ts';
import { createBookingService } from './booking-service.ts';

const service = createBookingService();
const ask = async (path: string) => service.fetch(new Request(`http://booking.test${path}`));

describe('the demonstration booking engine', () => {
  it.each(['synxis', 'cendyn', 'other'] as const)('reads the link that is made for %s', async (engine) => {
    const link = bookingLink(
      { booking_engine: engine, booking_ids: JSON.stringify({ url: `/${engine}`, property: 'ASH-15' }) },
      { arrive: '2027-03-01', depart: '2027-03-04', adults: 2, children: 1, promo: 'SLOW', room: 'TWS' },
    );
    const response = await ask(link ?? '');
    const page = await response.text();
    expect(response.status).toBe(200);
    for (const [term, value] of [
      ['Arrival', '2027-03-01'],
      ['Departure', '2027-03-04'],
      ['Adults', '2'],
      ['Children', '1'],
      ['Promotion code', 'SLOW'],
      ['Kind of room', 'TWS'],
      ['Nights', '3'],
      ['property', 'ASH-15'],
    ]) {
      expect(page).toContain(`<dt>${term}</dt><dd>${value}</dd>`);
    }
  });

  it('escapes whatever the address says', async () => {
    const page = await (await ask('/other?promo=%3Cscript%3E&%22x%22=%26')).text();
    expect(page).toContain('<dd>&lt;script&gt;</dd>');
    expect(page).toContain('<dt>&quot;x&quot;</dt><dd>&amp;</dd>');
    expect(page).not.toContain('<script');
  });

  it('is not there for an engine that it does not play', async () => {
    expect((await ask('/opera')).status).toBe(404);
    expect((await ask('/constructor')).status).toBe(404);
  });
});
