import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { afterEach, expect, test, vi } from 'vitest';
import { createRatesClient, deepLinksOnly, RatesError } from '#clients/booking/rates-client.ts';
import { createBookingService } from '#embedded/booking/booking-service.ts';
import { openVisits } from '#embedded/booking/open-visits.ts';

const hotel = {
  booking_engine: 'synxis',
  booking_ids: JSON.stringify({ url: '/_services/booking/synxis', chain: '1', hotel: '2' }),
} as const;
const stay = { arrive: '2027-02-09', depart: '2027-02-11', adults: 2, children: 0, promo: 'SLOW', room: 'KNG' };

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = undefined;
});

/** The client over a real server that answers so. */
async function clientOf(listener: RequestListener, timeLimitMs = 200) {
  server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return createRatesClient({ baseUrl: `http://127.0.0.1:${port}`, timeLimitMs });
}

test('the embedded engine answers the client', async () => {
  const engine = createBookingService({
    readHotels: async () => [
      {
        slug: 'the-siren',
        name: 'The Siren',
        engine: 'synxis',
        ids: { chain: '1', hotel: '2' },
        timeZone: 'America/Detroit',
        currency: 'USD',
        rooms: [
          { code: 'KNG', name: 'King', lowestNight: 20_000, sleeps: 2 },
          { code: 'ONE', name: 'Single', lowestNight: 9_000, sleeps: 1 },
        ],
      },
    ],
    settings: { charges: { 'the-siren': { taxes: [{ name: 'State', percent: 10 }] } }, promotions: [] },
    visits: await openVisits({
      database: ':memory:',
      linkOf: (key) => `http://booking.test/other/booked?key=${key}`,
      afterCommit: () => {},
    }),
    now: () => new Date('2027-02-01T12:00:00Z'),
  });
  const client = await clientOf(
    getRequestListener((request) => engine.fetch(request)),
    4_000,
  );
  const rates = await client.rates(hotel, stay);
  expect(rates).toMatchObject({ currency: 'USD', nights: 2, promotion: 'unknown' });
  expect(rates?.rooms.map(({ room, sleeps }) => [room, sleeps])).toEqual([
    ['KNG', 2],
    ['ONE', 1],
  ]);
  expect(rates?.rooms[1]).toMatchObject({ state: 'too_many_guests', cost: null });
  await expect(client.rates({ ...hotel, booking_ids: hotel.booking_ids.replace('"2"', '"3"') }, stay)).rejects.toThrow(
    'Booking engine: answered 404',
  );
});

test('an engine elsewhere is not asked, and takes guests by its links alone', async () => {
  const asked = vi.fn();
  const client = await clientOf(asked);
  const elsewhere = { ...hotel, booking_ids: '{"url":"https://be.synxis.com/","chain":"1"}' };
  expect(await client.rates(elsewhere, stay)).toBeNull();
  expect(await client.rates({ booking_engine: 'none' }, stay)).toBeNull();
  expect(await deepLinksOnly.rates(hotel, stay)).toBeNull();
  const rooms = [{ room: 'KNG', adults: 2, children: 0 }];
  expect([client, deepLinksOnly].map(({ visit }) => visit(elsewhere, stay, rooms))).toEqual([null, null]);
  expect(asked).not.toHaveBeenCalled();
});

test.each<[string, RequestListener, string]>([
  ['nothing at all', () => {}, 'no answer within 200 ms'],
  ['headers and then nothing', (_, response) => response.writeHead(200).write('{'), 'no answer within 200 ms'],
  ['a closed connection', (request) => request.socket.destroy(), 'Booking engine: '],
  ['a failure', (_, response) => response.writeHead(503).end(), 'answered 503'],
  ['half a document', (_, response) => response.end('{"currency":"US'), 'Booking engine: '],
  ['another document', (_, response) => response.end('{"rooms":[]}'), 'something unexpected'],
])('%s is an error', async (_, listener, message) => {
  const client = await clientOf(listener);
  const failure = await client.rates(hotel, stay).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(RatesError);
  expect(String(failure)).toContain(message);
});
