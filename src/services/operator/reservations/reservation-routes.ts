import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { OperatorMenu } from '#server-pages/operator/operator-pages.ts';
import type { LoadServerPages } from '#server-pages/server-pages.ts';
import type { Reservations } from '../../reservations/open-reservations.ts';
import { dayAddress, dayListData } from './day-list-data.ts';

const maxFormBytes = 20_000;
const ID = '[0-9a-f-]{36}';
/** Where the group is at home: whose day it is when nobody names one. */
const homeZone = 'America/New_York';

export type ReservationRoutes = {
  reservations: Pick<Reservations, 'dayBook' | 'cancel'>;
  menu: OperatorMenu;
  pages: LoadServerPages;
  now: () => Date;
};

/** The list of the day of a venue or event, to be printed; who has come is noted, and a reservation cancelled. */
export function reservationRoutes({ reservations, menu, pages, now }: ReservationRoutes): Hono {
  const app = new Hono();
  const { dayBook } = reservations;
  const today = () => now().toLocaleDateString('en-CA', { timeZone: homeZone });

  app.get('/', async (c) => {
    const asked = c.req.query('date') ?? '';
    const day = isDay(asked) ? asked : today();
    const story = c.req.query('place') || null;
    const from = day < today() ? day : today();
    const [places, found] = await Promise.all([dayBook.places(from), dayBook.list(day, story)]);
    const { operator } = await pages();
    return c.html(operator.reservations(menu, dayListData({ day, story, places, reservations: found })));
  });

  app.post(`/:id{${ID}}/arrived`, bodyLimit({ maxSize: maxFormBytes }), async (c) => {
    const reservation = await dayBook.get(c.req.param('id'));
    if (!reservation) return c.notFound();
    const form = new URLSearchParams(await c.req.text());
    await dayBook.setArrived(reservation.id, form.get('arrived') === 'yes');
    return c.redirect(dayAddress(reservation.day, reservation.story), 303);
  });

  app.get(`/:id{${ID}}/cancel`, async (c) => {
    const reservation = await dayBook.get(c.req.param('id'));
    if (!reservation) return c.notFound();
    const { id, reference, title, shown_time, party, name, day, story } = reservation;
    const { operator } = await pages();
    const page = operator.confirmation(menu, {
      title: `Cancel ${reference}`,
      part: 'reservations',
      question: `Cancel ${reference}?`,
      facts: [{ name: 'Reservation', lines: [title, shown_time, `${party} for ${name}`] }],
      consequences: 'The places are free again, and a mail tells the guest. This cannot be undone.',
      button: 'Cancel the reservation',
      action: `/operator/reservations/${id}/cancel`,
      back: dayAddress(day, story),
      keep: 'Keep',
    });
    return c.html(page);
  });

  app.post(`/:id{${ID}}/cancel`, async (c) => {
    const cancelled = await reservations.cancel({ id: c.req.param('id') }, now());
    if (!cancelled) return c.notFound();
    if (!cancelled.ok) return c.text('The guests have arrived: this reservation is not cancelled any more.', 409);
    const { day, story } = cancelled.reservation;
    return c.redirect(dayAddress(day, story), 303);
  });
  return app;
}

function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}T12:00:00Z`));
}
