import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { reservationRetentionDays } from '#services/reservations/cleanup.ts';
import { reservationDatabases, startReservationTest, tableAt, ticketTime, wanted } from './reservation-test.ts';

const now = new Date('2026-11-24T12:00:00Z');

describe.each(reservationDatabases)('reservations on $name', (database) => {
  let context: Awaited<ReturnType<typeof startReservationTest>>;
  beforeEach(async () => {
    context = await startReservationTest(database);
  });
  afterEach(() => context.close());

  const takenAt = async (story: string, slot: string) => (await context.reservations.taken(story, [slot])).get(slot);
  const mails = () => context.db.selectFrom('outbox_mail').selectAll().orderBy('created_at').orderBy('kind').execute();
  async function reserved(changes: Parameters<typeof wanted>[0] = {}, at = now) {
    const answer = await context.reservations.reserve(wanted(changes), at);
    if (!answer.ok) throw new Error(`Only ${answer.left} places are left.`);
    return answer;
  }

  test('of fifty people at once for the last four seats and the last four tickets, four places are given', async () => {
    await reserved({ party: 6 });
    await reserved({ kind: 'ticket', story: 'uuid-drawing', time: ticketTime, party: 16 });
    for (const offer of [{}, { kind: 'ticket' as const, story: 'uuid-drawing', time: ticketTime }]) {
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, index) => {
          const { reserve } = index % 2 === 0 ? context.reservations : context.other;
          return reserve(wanted({ ...offer, party: 1 + (index % 3 === 0 ? 1 : 0) }), now);
        }),
      );
      const given = answers.flatMap((answer) => (answer.ok ? answer.reservation.party : []));
      expect(given.reduce((sum, party) => sum + party, 0)).toBe(4);
      expect(answers.filter((answer) => !answer.ok && answer.left <= 1).length).toBeGreaterThan(0);
    }
    expect(await takenAt('uuid-gold-room', tableAt(0).start)).toBe(10);
    expect(await takenAt('uuid-drawing', '2026-12-01')).toBe(20);
    expect(await mails()).toHaveLength((await context.db.selectFrom('reservation').select('id').execute()).length);
  });

  test('a table takes its seats until it ends, and only as many as every slot has', async () => {
    await reserved({ time: tableAt(0), party: 8 });
    expect(await context.reservations.reserve(wanted({ time: tableAt(3), party: 3 }), now)).toEqual({
      ok: false,
      problem: 'not_enough',
      left: 2,
    });
    // Nothing of what was refused is left behind.
    expect(await takenAt('uuid-gold-room', tableAt(3).slots[1] ?? '')).toBeUndefined();
    expect((await reserved({ time: tableAt(4), party: 10 })).isNew).toBe(true);
  });

  test('a form that is sent again is the same reservation, with the same link and one mail', async () => {
    const form = wanted();
    const answers = await Promise.all(
      [context.reservations, context.other, context.reservations].map(({ reserve }) => reserve(form, now)),
    );
    const keys = answers.map((answer) => (answer.ok ? answer.key : ''));
    expect(new Set(keys).size).toBe(1);
    expect(context.wakes()).toBeGreaterThan(0);
    expect(answers.filter((answer) => answer.ok && answer.isNew)).toHaveLength(1);
    expect(await takenAt(form.story, form.time.start)).toBe(2);
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ kind: 'reservation_reserved', recipient: form.email });
    expect(mail?.text).toContain(`https://ash.example/reservations?key=${keys[0]}`);
    expect(mail?.text).not.toContain('June');
    expect(mail?.calendar).toContain('SUMMARY:The Gold Room\\, table for 2');
    // The database alone opens no reservation.
    const rows = await context.db.selectFrom('reservation').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(keys[0]);
    expect(await context.reservations.find(keys[0] ?? '')).toMatchObject({ name: 'June Carter', status: 'confirmed' });
    expect(await context.reservations.find('nobody')).toBeNull();
  });

  test('a change moves the places, or leaves all as it was', async () => {
    const { key, reservation } = await reserved({ party: 4 });
    await reserved({ time: tableAt(8), party: 8 });
    const refused = await context.reservations.change(key, { time: tableAt(8), party: 4 }, now);
    expect(refused).toEqual({ ok: false, problem: 'not_enough', left: 2 });
    expect(await context.reservations.find(key)).toEqual(reservation);

    // An hour later in part, where its own seats count as free.
    await reserved({ party: 5 });
    const moved = await context.reservations.change(key, { time: tableAt(2), party: 5 }, now);
    expect(moved).toMatchObject({ ok: true, reservation: { party: 5, revision: 1, starts_at: tableAt(2).start } });
    expect([
      await takenAt(reservation.story, tableAt(0).start),
      await takenAt(reservation.story, tableAt(2).start),
    ]).toEqual([5, 10]);
    // Sent twice it is one change, with one mail.
    await context.reservations.change(key, { time: tableAt(2), party: 5 }, now);
    const changes = (await mails()).filter(({ kind }) => kind === 'reservation_changed');
    expect(changes).toHaveLength(1);
    expect(changes[0]?.calendar).toContain('SEQUENCE:1');
    expect(changes[0]?.text).toContain('Your reservation has changed: the time and the number of guests. It is now:');
    expect(await context.reservations.change('nobody', { time: tableAt(2), party: 5 }, now)).toBeNull();
  });

  test('cancelling gives the places back once, and tells the guest who cancelled', async () => {
    const [own, ours] = [await reserved({ party: 5 }), await reserved({ party: 5 })];
    await Promise.all([
      context.reservations.cancel({ key: own.key }, now),
      context.other.cancel({ key: own.key }, now),
      context.reservations.cancel({ id: ours.reservation.id }, now),
    ]);
    expect(await takenAt('uuid-gold-room', tableAt(0).start)).toBe(0);
    const cancelled = (await mails()).filter(({ calendar }) => calendar?.includes('METHOD:CANCEL'));
    expect(cancelled.map(({ kind }) => kind).sort()).toEqual(['reservation_cancelled', 'reservation_cancelled_by_us']);
    expect(await context.reservations.change(own.key, { time: tableAt(2), party: 1 }, now)).toMatchObject({
      problem: 'closed',
      status: 'cancelled',
    });
  });

  test('the price of tickets is stored with them, and told with the total of their number', async () => {
    const price = { price: '$18.00', unit_amount: '18', unit_currency: 'USD' };
    const tickets = wanted({ kind: 'ticket', story: 'uuid-drawing', time: ticketTime, party: 4, ...price });
    const { key } = await reserved(tickets);
    await context.reservations.change(key, { time: ticketTime, party: 3 }, now);
    const told = (await mails()).map(({ text, calendar }) => [text, calendar?.replaceAll('\r\n ', '')]);
    for (const [index, total] of ['$54.00', '$72.00'].entries()) {
      expect(told[index]?.[0]).toContain(`Price: $18.00 a ticket\nTotal: ${total}, paid when you come`);
      expect(told[index]?.[1]).toContain(`Total: ${total}\\, paid when you come`);
    }
    expect(told[0]?.[0]).toContain('has changed: the number of tickets.');
    expect(await context.reservations.find(key)).toMatchObject(price);
  });

  test('each change of places is announced once, by its slots', async () => {
    const heard: unknown[] = [];
    context.reservations.onPlaces((change) => heard.push(change));
    const tickets = wanted({ kind: 'ticket', story: 'uuid-drawing', time: ticketTime, party: 4 });
    await reserved(tickets);
    const { key } = await reserved({ ...tickets, dedupeKey: 'another', party: 2 });
    await context.reservations.reserve(wanted({ ...tickets, dedupeKey: 'too many', party: 15 }), now);
    await context.reservations.change(key, { time: ticketTime, party: 3 }, now);
    await context.reservations.cancel({ key }, now);
    const steps = [
      [0, 4],
      [4, 6],
      [6, 7],
      [7, 4],
    ];
    expect(heard).toEqual(
      steps.map(([from, to]) => ({
        kind: 'ticket',
        story: 'uuid-drawing',
        places: [{ slot: ticketTime.day, from, to }],
      })),
    );
  });

  test('the staff sees a day, and notes who has come', async () => {
    const { key, reservation } = await reserved({ note: 'By the window' });
    await reserved({ kind: 'ticket', story: 'uuid-drawing', title: 'Life drawing', time: ticketTime });
    const { dayBook } = context.reservations;
    expect(await dayBook.places('2026-12-01')).toEqual([
      { story: 'uuid-drawing', title: 'Life drawing' },
      { story: 'uuid-gold-room', title: 'The Gold Room' },
    ]);
    expect((await dayBook.list('2026-12-03', 'uuid-gold-room')).map(({ note }) => note)).toEqual(['By the window']);
    expect(await dayBook.list('2026-12-03', 'uuid-drawing')).toEqual([]);
    await dayBook.setArrived(reservation.id, true);
    expect(await context.reservations.cancel({ key }, now)).toMatchObject({ problem: 'closed', status: 'arrived' });
    await dayBook.setArrived(reservation.id, false);
    await context.reservations.cancel({ key }, now);
    await dayBook.setArrived(reservation.id, true);
    expect(await dayBook.get(reservation.id)).toMatchObject({ status: 'cancelled' });
  });

  test('what is past is deleted with its mails once it is old', async () => {
    await reserved();
    await reserved({ kind: 'ticket', story: 'uuid-drawing', time: ticketTime });
    const daysAfter = (day: string, days: number) => new Date(Date.parse(`${day}T12:00:00Z`) + days * 86_400_000);
    expect(await context.reservations.cleanup(daysAfter('2026-12-01', reservationRetentionDays))).toBe(0);
    expect(await context.reservations.cleanup(daysAfter('2026-12-01', reservationRetentionDays + 1))).toBe(1);
    expect(await mails()).toHaveLength(1);
    expect(await takenAt('uuid-drawing', '2026-12-01')).toBeUndefined();
    expect(await takenAt('uuid-gold-room', tableAt(0).start)).toBe(2);
  });
});
