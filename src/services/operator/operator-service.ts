import { Hono } from 'hono';
import { basicAuth } from 'hono/basic-auth';
import { csrf } from 'hono/csrf';
import type { Kysely } from 'kysely';
import { type OperatorMenu, operatorHome } from '#server-pages/operator/operator-pages.ts';
import { pageAssets } from '#server-pages/page-assets.ts';
import { privateHeaders } from '#server-pages/page-headers.ts';
import type { LoadServerPages } from '#server-pages/server-pages.ts';
import type { Inbox } from '../inbox/open-inbox.ts';
import type { OutboxTables } from '../outbox/tables.ts';
import type { Reservations } from '../reservations/open-reservations.ts';
import { inboxRoutes } from './inbox/inbox-routes.ts';
import { mailRoutes } from './mail/mail-routes.ts';
import { reservationRoutes } from './reservations/reservation-routes.ts';

export type OperatorOptions = {
  /** Of the user `operator`; null where there is no such user. */
  password: string | null;
  /** Lets everybody in, which only development may. */
  open: boolean;
  /** Whether a request brings the session of an administrator among the editors. */
  isAdministrator: (request: Request) => Promise<boolean>;
  outbox: Kysely<OutboxTables>;
  /** The order pages of the embedded shop, with the menu above them; null where a vendor has the shop. */
  orderPages: ((menu: OperatorMenu) => Hono) | null;
  pages: LoadServerPages;
  /** What visitors sent by the site's forms. */
  inbox: Inbox;
  /** Tables and tickets. */
  reservations: Reservations;
  /** Absolute origin of the site. */
  publicUrl: string;
  /** Wakes the sender of the outbox, for a mail that is to be tried again now. */
  wake: () => void;
  now?: () => Date;
};

/** The operator's pages, answering below `/operator`: the embedded shop's orders, reservations, submissions of forms, and all mail. */
export function createOperatorService(options: OperatorOptions): Hono {
  const {
    password,
    open,
    isAdministrator,
    outbox,
    orderPages,
    pages,
    inbox,
    reservations,
    publicUrl,
    wake,
    now = () => new Date(),
  } = options;
  const menu: OperatorMenu = [...(orderPages ? ['orders' as const] : []), 'inbox', 'reservations', 'mail'];
  const app = new Hono().basePath('/operator');
  const asOperator = password === null ? null : basicAuth({ username: 'operator', password, realm: 'ash operator' });
  app.use(async (c, next) => {
    if (open || (await isAdministrator(c.req.raw))) return next();
    return asOperator ? asOperator(c, next) : c.notFound();
  });
  app.route('/assets', pageAssets(pages));
  // A form elsewhere could be sent with the browser's remembered password: only our own pages may send one.
  app.use(csrf({ origin: (origin, c) => origin === publicUrl || origin === new URL(c.req.url).origin }));
  app.use(async (c, next) => {
    await next();
    for (const [name, value] of Object.entries({ ...privateHeaders, 'Referrer-Policy': 'same-origin' })) {
      if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    }
  });
  app.get('/', (c) => c.redirect(operatorHome(menu)));
  if (orderPages) app.route('/orders', orderPages(menu));
  app.route('/reservations', reservationRoutes({ reservations, menu, pages, now }));
  app.route('/inbox', inboxRoutes({ inbox, menu, pages, now }));
  app.route('/mail', mailRoutes({ outbox, menu, pages, wake, now }));
  return app;
}
