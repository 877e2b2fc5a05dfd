import { describe, expect, test, vi } from 'vitest';
import type { ReservableTime } from '#blocks/reservations/reservable-time.ts';
import { partialDouble } from '#blocks/testing/partial-double.ts';
import { noPrice } from '#protocol/ticket-price.ts';
import type { NewReservation, Site } from '../../context.ts';
import type { Offer } from './find-offer.server.ts';
import { showTimes, takeReservation } from './reserve.server.ts';
import { reserveView } from './reserve-view.server.ts';
import { asksForTimes, timesHash } from './reserve-wish.ts';

const now = new Date('2026-11-24T12:00:00Z');

function at(day: string, hour: number): ReservableTime {
  const start = `${day}T${hour}:00:00.000Z`;
  return { day, start, end: null, shown: `${day}, ${hour}`, clock: `${hour}`, slots: [start], capacity: 10 };
}

const common = {
  ...{ story: 'uuid', title: 'The Gold Room', path: '/dining/the-gold-room', place: 'Baltimore', phone: '', email: '' },
  ...{ ticket: noPrice, age: '', notice: '', style: { hotel: null, theme: 'ash', skin: null }, maxParty: 8 },
  range: { first: '2026-12-01', last: '2026-12-31' },
};
const table: Offer = {
  ...common,
  kind: 'table',
  dates: null,
  timesOn: (day) => (day.endsWith('07') ? [] : [at(day, 18), at(day, 20)]),
  closedOn: (day) => (day.endsWith('07') ? 'The ceiling is being dusted.' : null),
};
const date = (day: string, isOpen: boolean) => ({
  time: { ...at(day, 18), slots: [day] },
  state: isOpen ? ('scheduled' as const) : ('cancelled' as const),
  isOpen,
});
const dates = [date('2026-12-01', true), date('2026-12-08', false), date('2026-12-15', true)];
const tickets: Offer = {
  ...common,
  kind: 'ticket',
  dates,
  timesOn: (day) => dates.filter(({ time, isOpen }) => isOpen && time.day === day).map(({ time }) => time),
  closedOn: () => null,
};

const reads = (taken: Record<string, number> = {}) => ({
  reservations: { taken: async () => new Map(Object.entries(taken)) },
  now,
});

describe('what is offered', () => {
  test('without a day is the first one with room', async () => {
    const view = await reserveView(
      table,
      { party: '4', date: null },
      reads({ '2026-12-01T18:00:00.000Z': 7, '2026-12-01T20:00:00.000Z': 10 }),
    );
    expect(view).toMatchObject({ party: 4, day: '2026-12-02', dayName: 'Wednesday, 2 December 2026', none: '' });
  });

  test('says of each time whether the party fits', async () => {
    const full = { '2026-12-01T18:00:00.000Z': 7, '2026-12-01T20:00:00.000Z': 6 };
    const view = await reserveView(table, { party: '4', date: '2026-12-01' }, reads(full));
    expect(view.times.map(({ left, isFree }) => [left, isFree])).toEqual([
      [3, false],
      [4, true],
    ]);
    // Seats that are the guest's own count as free.
    const own = { slots: ['2026-12-01T18:00:00.000Z'], party: 2 };
    const changed = await reserveView(table, { party: '4', date: '2026-12-01' }, reads(full), own);
    expect(changed.times.map(({ left }) => left)).toEqual([5, 4]);
  });

  test.each([
    ['2026-12-07', 'Closed on this day: The ceiling is being dusted.', 'Tuesday, 8 December'],
    ['2026-11-30', 'This day is past.', 'Tuesday, 1 December'],
    ['2027-01-04', 'This is too far ahead to reserve.', undefined],
  ])('on %s is nothing: %s', async (day, none, nearby) => {
    const view = await reserveView(table, { party: null, date: day }, reads());
    expect(view).toMatchObject({ times: [], none });
    expect(view.nearby[0]?.name).toBe(nearby);
  });

  test.each([
    ['0', 1],
    ['99', 8],
    ['many', 2],
    [null, 2],
  ])('to a party of %s is for %i', async (asked, party) => {
    expect((await reserveView(table, { party: asked, date: '2026-12-01' }, reads())).party).toBe(party);
  });

  test('of an event are its dates, each with what is left', async () => {
    const view = await reserveView(tickets, { party: null, date: null }, reads({ '2026-12-01': 10, '2026-12-15': 7 }));
    expect(view.dates?.map(({ words }) => words)).toEqual(['Sold out', 'Cancelled', '3 left']);
    expect(view).toMatchObject({ day: '2026-12-15', party: 1 });
    const [sold, off] = await Promise.all(
      ['2026-12-01', '2026-12-08'].map((day) =>
        reserveView(tickets, { party: null, date: day }, reads({ '2026-12-01': 10 })),
      ),
    );
    expect([sold?.none, off?.none]).toEqual(['All tickets for this day are taken.', 'Cancelled.']);
  });
});

describe('a form that asks for other times', () => {
  const typed = { form_token: 'valid', subject_line_2: '', party: '4', date: '2026-12-02' };
  const wished = { ...typed, show: '' };

  function formOf(fields: Record<string, string>): FormData {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    return form;
  }

  function show(fields: Record<string, string>, others: Record<string, string> = wished) {
    const site = partialDouble<Site>({
      forms: { tokens: { issue: () => 'new', check: () => 'valid' } },
      reservations: reads().reservations,
    });
    const requestInfo = partialDouble<Parameters<typeof showTimes>[2]['requestInfo']>({ now });
    return showTimes(formOf({ ...others, ...fields }), table, { site, requestInfo, query: new URLSearchParams() });
  }

  test.each([
    [{}, 'party=4&date=2026-12-02'],
    [{ show: '2026-12-08', party: '99' }, 'party=8&date=2026-12-08'],
    [{ date: '', name: '', note: '' }, 'party=4&date=2026-12-01'],
  ])('while nothing is typed leads to their address: %j', async (fields, address) => {
    expect(String((await show(fields)).query)).toBe(address);
  });

  test('comes back with what is typed, and its address says nothing of it', async () => {
    const shown = await show({ email: 'june@example.com', note: 'By the window', show: '2026-12-08' });
    expect(shown.query).toBeUndefined();
    expect(shown.returned).toMatchObject({
      ...{ token: 'valid', isShown: true, view: { party: 4, day: '2026-12-08', none: '' } },
      state: { values: { email: 'june@example.com', note: 'By the window' }, errors: {} },
    });
  });

  test('by itself after a choice keeps the focus where it is', async () => {
    const quiet = { ...wished, quiet: '1' };
    expect([timesHash(formOf(wished)), timesHash(formOf(quiet))]).toEqual(['#times', '']);
    const shown = await show({ email: 'june@example.com' }, quiet);
    expect(shown.returned).toMatchObject({ isShown: false, view: { party: 4, day: '2026-12-02' } });
  });

  test('of another day, after a time was chosen, says so at the time', async () => {
    const sent = { email: 'june@example.com', date: '2026-12-08', time: '2026-12-02T18:00:00.000Z' };
    const shown = await show(sent, typed);
    expect(shown.returned).toMatchObject({
      ...{ isShown: false, view: { day: '2026-12-08' } },
      state: { errors: { time: 'These are the times of Tuesday, 8 December 2026: choose one.' } },
    });
  });

  test.each([
    [{ show: '' }, true],
    [{ shown: '2 2026-12-01', party: '2', date: '2026-12-01' }, false],
    [{ shown: '2 2026-12-01', party: '2', date: '2026-12-02' }, true],
    [{ shown: '2 2026-12-01', party: '3', date: '2026-12-01' }, true],
    [{ party: '3', date: '2026-12-01' }, false],
    [{ shown: '2 2026-12-01', party: '3', date: '2026-12-01', time: '2026-12-01T19:00:00.000Z' }, false],
    [{ shown: '2 2026-12-01', party: '2', date: '2026-12-02', time: '2026-12-01T19:00:00.000Z' }, true],
    [{ show: '', time: '2026-12-01T19:00:00.000Z' }, true],
  ])('is told by its button, or by a choice whose times are not shown yet, without a time: %j', (fields, asks) => {
    expect(asksForTimes(formOf(fields))).toBe(asks);
  });
});

describe('a form', () => {
  const filled = {
    ...{ form: 'reserve', form_token: 'valid', subject_line_2: '', party: '2', time: '2026-12-01T18:00:00.000Z' },
    ...{ name: ' June ', email: 'june@example.com', phone: '', note: 'By the window' },
  };

  function send(changes: Record<string, string>, { left = 10, wait = null as number | null } = {}) {
    const reserve = vi.fn(async (wanted: NewReservation) =>
      wanted.party <= left
        ? { ok: true as const, key: 'key' }
        : { ok: false as const, problem: 'not_enough' as const, left },
    );
    const site = partialDouble<Site>({
      forms: {
        tokens: { issue: () => 'new', check: (token: string) => (token === 'valid' ? 'valid' : 'forged') },
        limit: { accept: async () => wait, noteRefusal: vi.fn() },
      },
      reservations: { ...reads().reservations, reserve },
    });
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...filled, ...changes })) form.set(name, value);
    const requestInfo = partialDouble<Parameters<typeof takeReservation>[2]['requestInfo']>({ now });
    const query = new URLSearchParams({ date: '2026-12-01' });
    return { reserve, answer: takeReservation(form, table, { site, requestInfo, visitor: '192.0.2.1', query }) };
  }

  test('that is whole is reserved, with what its page says of the place', async () => {
    const { answer, reserve } = send({});
    expect(await answer).toEqual({ ok: true, key: 'key' });
    expect(reserve.mock.calls[0]?.[0]).toMatchObject({
      ...{ kind: 'table', story: 'uuid', path: '/dining/the-gold-room', party: 2, name: 'June', note: 'By the window' },
      time: { start: '2026-12-01T18:00:00.000Z', capacity: 10 },
    });
    // The same form is one reservation, another one is not.
    const [again, other] = [send({}), send({ party: '3' })];
    await Promise.all([again.answer, other.answer]);
    const keys = [reserve, again.reserve, other.reserve].map((calls) => calls.mock.calls[0]?.[0].dedupeKey);
    expect([keys[0] === keys[1], keys[0] === keys[2]]).toEqual([true, false]);
  });

  test('that has mistakes comes back with what was filled in, each mistake at its field', async () => {
    const wrong = { time: '2026-12-01T19:00:00.000Z', party: '9', name: '', email: 'june' };
    const { answer, reserve } = send(wrong);
    expect(await answer).toMatchObject({
      ok: false,
      status: 422,
      returned: {
        token: 'valid',
        state: {
          values: { note: 'By the window', email: 'june', party: '9' },
          errors: {
            time: expect.any(String),
            party: expect.any(String),
            name: 'Enter your name.',
            email: expect.any(String),
          },
        },
      },
    });
    expect(reserve).not.toHaveBeenCalled();
  });

  test.each([
    [{ subject_line_2: 'x' }, {}, 422, /hidden from people/],
    [{ form_token: 'mine' }, {}, 422, /did not come from a page of ours/],
    [{}, { wait: 90 }, 429, /in 2 minutes/],
  ])('that a program may have sent, %j, is not reserved', async (changes, options, status, words) => {
    const { answer, reserve } = send(changes, options);
    expect(await answer).toMatchObject({ status, returned: { state: { message: expect.stringMatching(words) } } });
    expect(reserve).not.toHaveBeenCalled();
  });

  test('that comes too late says so at the time', async () => {
    expect(await send({ party: '4' }, { left: 2 }).answer).toMatchObject({
      status: 422,
      returned: { state: { errors: { time: expect.stringContaining('Choose another time') } } },
    });
  });
});
