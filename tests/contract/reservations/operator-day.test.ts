import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { linkTo, type OperatorTest, startOperatorTest } from '../inbox/operator-test.ts';
import { reservationDatabases, ticketTime, wanted } from './reservation-test.ts';

const now = new Date('2026-11-24T12:00:00Z');

describe.each(reservationDatabases)('the list of the day on $name', (database) => {
  let context: OperatorTest;
  beforeEach(async () => {
    context = await startOperatorTest(database, now);
  });
  afterEach(() => context.close());

  test('shows who comes, by venue, and notes who has come and who does not', async () => {
    const { reservations, get, post } = context;
    await reservations.reserve(
      wanted({ party: 4, name: 'Bea <b>', phone: '+1 555-0100', note: 'By the\nwindow' }),
      now,
    );
    await reservations.reserve(
      wanted({ kind: 'ticket', story: 'uuid-drawing', title: 'Life drawing', time: ticketTime }),
      now,
    );
    expect((await get('/reservations')).text).toContain('Nothing is reserved for this day.');
    const day = '/reservations?date=2026-12-03';
    const { text, headers } = await get(day);
    expect(headers.get('Cache-Control')).toContain('no-store');
    for (const words of ['The Gold Room', '4 places', 'Bea &lt;b&gt;', '+1 555-0100', 'Thursday, 3 December 2026']) {
      expect(text).toContain(words);
    }
    expect((await get('/reservations?date=2026-12-01&place=uuid-drawing')).text).toContain('2 tickets');
    expect((await get('/reservations?date=nonsense')).status).toBe(200);

    const [reservation] = await reservations.dayBook.list('2026-12-03', null);
    const path = `/reservations/${reservation?.id}`;
    expect(await post(`${path}/arrived`, { arrived: 'yes' })).toEqual({
      status: 303,
      location: '/operator/reservations?date=2026-12-03&place=uuid-gold-room',
    });
    expect((await get(day)).text).toContain('Not arrived');
    expect((await post(`${path}/cancel`)).status).toBe(409);
    await post(`${path}/arrived`, { arrived: 'no' });
    const question = await get(`${path}/cancel`);
    expect(question.text).toContain('4 for Bea');
    expect(linkTo(question.text, 'Keep')).toBe('/reservations?date=2026-12-03&place=uuid-gold-room');
    await post(`${path}/cancel`);
    expect((await get(day)).text).toContain('Cancelled');
    expect((await get(day)).text).toContain('0 places');
    const mail = await context.db.selectFrom('outbox_mail').select('kind').orderBy('kind').execute();
    expect(mail.map(({ kind }) => kind)).toContain('reservation_cancelled_by_us');
    expect((await get('/reservations/00000000-0000-0000-0000-000000000000/cancel')).status).toBe(404);
  });
});
