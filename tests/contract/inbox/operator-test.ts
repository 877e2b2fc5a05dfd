import type { Hono } from 'hono';
import { createOperatorService } from '#services/operator/operator-service.ts';
import { openOutbox } from '#services/outbox/open-outbox.ts';
import { openReservations, type Reservations } from '#services/reservations/open-reservations.ts';
import type { TestDatabase } from '../commerce/databases.ts';
import { readPage } from '../read-page.ts';
import { sourcePages } from '../source-pages.ts';
import { type InboxTest, publicUrl, startInboxTest } from './inbox-test.ts';

export type OperatorTest = InboxTest & {
  app: Hono;
  reservations: Reservations;
  /** How often the sender was woken by an operator. */
  retries: () => number;
  /** The page at an address below `/operator`. */
  get: (path: string) => Promise<{ status: number; text: string; headers: Headers }>;
  post: (path: string, fields?: Record<string, string>) => Promise<{ status: number; location: string | null }>;
};

/** The operator's pages over an inbox, open to everybody, or to administrators alone. The clock stands still. */
export async function startOperatorTest(
  database: TestDatabase,
  now: Date,
  isAdministrator?: (request: Request) => Promise<boolean>,
): Promise<OperatorTest> {
  const context = await startInboxTest(database);
  const outbox = await openOutbox(context.location);
  const reservations = await openReservations({
    ...{ database: context.location, publicUrl, keySecret: 'secret' },
    afterCommit: () => {},
  });
  let retries = 0;
  const app = createOperatorService({
    password: null,
    open: isAdministrator === undefined,
    isAdministrator: isAdministrator ?? (async () => false),
    outbox: outbox.db,
    orderPages: null,
    pages: sourcePages,
    inbox: context.inbox,
    reservations,
    publicUrl,
    wake: () => {
      retries += 1;
    },
    now: () => now,
  });
  return {
    ...context,
    reservations,
    app,
    retries: () => retries,
    async get(path) {
      const response = await app.request(`/operator${path}`);
      return { status: response.status, text: await response.text(), headers: response.headers };
    },
    async post(path, fields = {}) {
      const response = await app.request(`/operator${path}`, {
        method: 'POST',
        body: new URLSearchParams(fields),
        headers: { Origin: publicUrl },
      });
      return { status: response.status, location: response.headers.get('Location') };
    },
    async close() {
      await Promise.all([outbox.close(), reservations.close()]);
      await context.close();
    },
  };
}

/** The values of a page's hidden fields, as its form would send them. */
export function hiddenFields(page: string): Record<string, string> {
  return readPage(page).hidden();
}

/** Where the link with this text leads, below `/operator`; undefined when there is none. */
export function linkTo(page: string, words: string): string | undefined {
  return readPage(page)
    .link(words)
    ?.replace(/^\/operator/, '');
}
