import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createRatesClient } from '#clients/booking/rates-client.ts';
import { createBookingService } from '#embedded/booking/booking-service.ts';
import { addDays } from '#embedded/booking/calendar.ts';
import { roomsLeft } from '#embedded/booking/nightly-rates.ts';
import { openVisits } from '#embedded/booking/open-visits.ts';
import { embeddedBookingPath } from '#protocol/booking/rates.ts';
import { openOutbox } from '#services/outbox/open-outbox.ts';
import { inboxDatabases } from '../inbox/inbox-databases.ts';

const king = { code: 'KNG', name: 'King', lowestNight: 20_000, sleeps: 2 };
const bunks = { code: 'BNK', name: 'Bunks', lowestNight: 10_000, sleeps: 4 };
const hotel = {
  booking_engine: 'cendyn',
  booking_ids: JSON.stringify({ url: `${embeddedBookingPath}/cendyn`, property: 'P' }),
} as const;

/** A night, not a Saturday's, on which so many of a room are left. */
function nightWith(room: typeof king, left: (count: number) => boolean): { arrive: string; depart: string } {
  for (let day = '2027-02-01'; day < '2028-01-01'; day = addDays(day, 1)) {
    const isFree = roomsLeft(king, day, 1) > 1 && roomsLeft(bunks, day, 1) > 1;
    if (
      new Date(day).getUTCDay() !== 6 &&
      !day.endsWith('12-31') &&
      left(roomsLeft(room, day, 1)) &&
      (isFree || room === king)
    )
      return { arrive: day, depart: addDays(day, 1) };
  }
  throw new Error('no such night');
}

describe.each(inboxDatabases)('visits on $name', ({ open }) => {
  let drop: () => Promise<void>;
  let location: string;
  let engines: ReturnType<typeof createBookingService>[];
  beforeEach(async () => {
    const database = await open();
    ({ drop, location } = database);
    const start = async () =>
      createBookingService({
        readHotels: async () => [
          {
            ...{ slug: 'neptune', name: 'Neptune', engine: 'cendyn' as const, ids: { property: 'P' } },
            ...{ timeZone: 'America/New_York', currency: 'USD', rooms: [king, bunks] },
          },
        ],
        settings: {
          charges: { neptune: { taxes: [{ name: 'State', percent: 10 }], fee: { name: 'Linen', perNight: 500 } } },
          promotions: [],
        },
        visits: await openVisits({
          database: database.location,
          linkOf: (key) => `http://booking.test/other/booked?key=${key}`,
          afterCommit: () => {},
        }),
        now: () => new Date('2027-01-20T12:00:00Z'),
      });
    engines = [await start(), await start()];
  });
  afterEach(async () => {
    await Promise.all(engines.map((engine) => engine.close()));
    await drop();
  });

  const ask = (path: string, init?: RequestInit, engine = engines[0]) => {
    if (!engine) throw new Error('no engine');
    return engine.fetch(new Request(`http://booking.test${path}`, init));
  };
  const client = () =>
    createRatesClient({
      baseUrl: 'http://booking.test',
      fetch: async (address) => ask(String(address).slice('http://booking.test'.length)),
    });
  const linkOf = (
    days: { arrive: string; depart: string },
    ...rooms: [room: string, adults: number, children?: number][]
  ) =>
    client()
      .visit(
        hotel,
        days,
        rooms.map(([room, adults, children = 0]) => ({ room, adults, children })),
      )
      ?.slice(embeddedBookingPath.length) ?? '';
  const book = (path: string, fields: Record<string, string> = {}, engine = engines[0]) => {
    const form = new URLSearchParams({
      key: randomUUID(),
      name: 'Ana',
      email: 'ana@example.com',
      ...fields,
    }).toString();
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded', 'Content-Length': String(form.length) };
    return ask(path, { method: 'POST', body: form, headers }, engine);
  };

  test('two rooms are one booking, with the guests of each, one total and one confirmation', async () => {
    const days = nightWith(bunks, (left) => left > 1);
    const path = linkOf(days, ['BNK', 3, 1], ['KNG', 2]);
    const page = await (await ask(path)).text();
    const rates = await client().rates(hotel, { ...days, adults: 2, children: 0 });
    const cents = rates?.rooms.reduce((sum, { cost }) => sum + Math.round(Number(cost?.total) * 100), 0) ?? 0;
    const total = `$${(cents / 100).toFixed(2)}`;
    expect(page).toContain(`fees and taxes in it: <strong>${total}</strong>`);
    const key = /name="key" value="([^"]+)"/.exec(page)?.[1] ?? '';
    const [first, again] = [await book(path, { key }), await book(path, { key })];
    expect([first.status, again.status]).toEqual([303, 303]);
    expect(first.headers.get('location')).toBe(again.headers.get('location'));

    const booked = await (await ask(`/cendyn/${first.headers.get('location')}`)).text();
    expect(booked).toContain('Ana, we keep Bunks and King for you. Reference: <strong>ASH-');
    for (const words of ['For 3 adults and 1 child', 'For 2 adults', 'Linen', 'State', total]) {
      expect(booked).toContain(words);
    }
    expect(booked).toContain('<a href="/hotels/neptune">Back to Neptune</a>');
    const calendar = await (await ask(`/cendyn/calendar?key=${key}`)).text();
    expect(calendar).toContain(`DTSTART;VALUE=DATE:${days.arrive.replaceAll('-', '')}`);
    expect(calendar).toContain('SUMMARY:Neptune: Bunks and King');

    const outbox = await openOutbox(location);
    const mails = await outbox.db.selectFrom('outbox_mail').selectAll().execute();
    await outbox.close();
    expect(mails).toMatchObject([{ kind: 'booking_confirmation', recipient: 'ana@example.com' }]);
    const prices = [...booked.matchAll(/This room<\/dt><dd>([^<]+)/g)].map(([, price]) => price);
    expect(prices).toHaveLength(2);
    for (const words of [
      `Bunks, for 3 adults and 1 child: ${prices[0]}\nKing, for 2 adults: ${prices[1]}\n`,
      `Together, fees and taxes in it: ${total}`,
      `http://booking.test/other/booked?key=${key}`,
    ]) {
      expect(mails[0]?.text).toContain(words);
    }
    expect(mails[0]?.text).not.toContain('Ana');
    const after = await client().rates(hotel, { ...days, adults: 2, children: 0 });
    expect(after?.rooms.map(({ left }) => left)).toEqual(rates?.rooms.map(({ left }) => left - 1));
  });

  test('of fifty guests at once for the last rooms each is booked once', async () => {
    const days = nightWith(king, (left) => left === 1);
    const path = linkOf(days, ['KNG', 2]);
    const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => book(path, {}, engines[index % 2])));
    expect(answers.filter(({ status }) => status === 303)).toHaveLength(1);
    const refused = answers.find(({ status }) => status === 409);
    expect(await refused?.text()).toContain('King is sold out on these nights.');
    const rates = await client().rates(hotel, { ...days, adults: 2, children: 0 });
    expect(rates?.rooms[0]).toMatchObject({ state: 'sold_out', left: 0 });
  });

  test('both rooms are booked or none', async () => {
    const days = nightWith(king, (left) => left === 1);
    const before = await client().rates(hotel, { ...days, adults: 2, children: 0 });
    expect((await book(linkOf(days, ['KNG', 2], ['KNG', 2]))).status).toBe(409);
    const after = await client().rates(hotel, { ...days, adults: 2, children: 0 });
    expect(after).toEqual(before);
  });

  test('each room takes as many as sleep in it, and a form says what is missing', async () => {
    const days = nightWith(bunks, (left) => left > 1);
    const full = await ask(linkOf(days, ['KNG', 2, 1], ['BNK', 3]));
    expect([full.status, await full.text()]).toEqual([409, expect.stringContaining('King sleeps 2.')]);
    const wrong = await book(linkOf(days, ['KNG', 2], ['BNK', 4]), { name: ' ', email: 'ana@' });
    const page = await wrong.text();
    expect(wrong.status).toBe(422);
    for (const words of ['Enter your name.', 'Enter your email address.', 'value="ana@"'])
      expect(page).toContain(words);
    expect((await ask('/cendyn/visit?property=P&checkin=2027-02-02&checkout=2027-02-03&roomCode=KNG')).status).toBe(
      400,
    );
    expect((await ask(linkOf({ arrive: '2027-01-02', depart: '2027-01-03' }, ['KNG', 2]))).status).toBe(400);
    expect((await ask(`/cendyn/booked?key=${randomUUID()}`)).status).toBe(404);
  });
});
