import { Window } from 'happy-dom';
import { describe, expect, it } from 'vitest';
import { bookingLink } from '#protocol/booking/booking-link.ts';
import { createBookingService } from './booking-service.ts';
import { openVisits } from './open-visits.ts';

const service = createBookingService({
  readHotels: async () => [
    {
      slug: 'ulysses',
      name: 'Ulysses',
      engine: 'cendyn',
      ids: { property: 'ASH-15' },
      timeZone: 'America/New_York',
      currency: 'USD',
      rooms: [{ code: 'KNG', name: 'Corner King', lowestNight: 20_000, sleeps: 2 }],
    },
  ],
  settings: { charges: {}, promotions: [] },
  visits: await openVisits({
    database: ':memory:',
    linkOf: (key) => `http://booking.test/other/booked?key=${key}`,
    afterCommit: () => {},
  }),
  now: () => new Date('2027-01-05T03:00:00Z'),
});
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
        ['Arrival', 'Monday, 1 March 2027'],
        ['Departure', 'Thursday, 4 March 2027'],
        ['Adults', '2'],
        ['Children', '1'],
        ['Promotion code', 'SLOW'],
        ['Kind of room', 'TWS'],
        ['Nights', '3'],
        ['property', 'ASH-15'],
      ]),
    );
  });

  it('names the room that is booked', async () => {
    const page = await (await ask('/cendyn?property=ASH-15&checkin=2027-03-01&roomCode=KNG')).text();
    expect(entriesOf(page)).toContainEqual(['Kind of room', 'Corner King (KNG)']);
  });

  it('leads from the page of one room to where it is booked', async () => {
    const page = await (
      await ask('/cendyn?property=ASH-15&checkin=2027-02-03&checkout=2027-02-05&adults=2&roomCode=KNG')
    ).text();
    const { document } = new Window();
    document.body.innerHTML = page;
    const link = document.querySelector('a.button')?.getAttribute('href') ?? '';
    const visit = await ask(`/${link}`);
    expect([visit.status, await visit.text()]).toEqual([200, expect.stringContaining('Book this room for $')]);
    expect(await (await ask('/cendyn?property=ASH-15&roomCode=NONE')).text()).not.toContain('class="button"');
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

  const rates = (query: string) => ask(`/cendyn/rates?property=ASH-15&${query}`);

  it('answers the rates of a stay by the address of its page', async () => {
    const response = await rates('checkin=2027-01-12&checkout=2027-01-13&adults=3');
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      currency: 'USD',
      nights: 1,
      promotion: null,
      rooms: [{ room: 'KNG', state: 'too_many_guests', sleeps: 2, cost: null }],
    });
  });

  it('knows today by the hotel’s own calendar', async () => {
    expect((await rates('checkin=2027-01-04&checkout=2027-01-05&adults=2')).status).toBe(200);
    const gone = await rates('checkin=2027-01-03&checkout=2027-01-05&adults=2');
    expect([gone.status, await gone.json()]).toEqual([400, { error: "checkin: '2027-01-03' has gone" }]);
  });

  it.each([
    ['checkin=2027-02-30&checkout=2027-03-02&adults=2', 'checkin'],
    ['checkin=2027-02-12&checkout=2027-02-12&adults=2', 'checkout'],
    ['checkin=2027-02-12&checkout=2027-04-12&adults=2', 'checkout'],
    ['checkin=2027-02-12&checkout=2027-02-13&adults=0', 'adults'],
    ['checkin=2027-02-12&checkout=2027-02-13&adults=1&children=many', 'children'],
  ])('names what is wrong with %s', async (query, field) => {
    const response = await rates(query);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ error: expect.stringMatching(`^${field}: `) });
  });

  it('has no rates of a hotel that it does not know', async () => {
    const stay = 'checkin=2027-02-12&checkout=2027-02-13&adults=2';
    expect((await ask(`/cendyn/rates?property=OTHER&${stay}`)).status).toBe(404);
    expect((await ask(`/synxis/rates?property=ASH-15&arrive=2027-02-12&depart=2027-02-13&adult=2`)).status).toBe(404);
  });
});
