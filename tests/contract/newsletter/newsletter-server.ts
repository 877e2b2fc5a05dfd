import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { hubForms, mailchimpLists } from '#content/newsletter-lists.ts';
import { createHubService } from '#embedded/newsletters/hub/hub-service.ts';
import { createMailchimpService } from '#embedded/newsletters/mailchimp/mailchimp-service.ts';
import { openOutbox } from '#services/outbox/open-outbox.ts';
import type { TestDatabase } from '../commerce/databases.ts';

export const API_KEY = '0123456789abcdef-us21';

/** Both newsletter services over one database, mounted as the site mounts them, behind a real socket. */
export type NewsletterServer = {
  origin: string;
  /** Where Mailchimp's API is; clients take it as their base address. */
  mailchimp: string;
  hub: string;
  /** Moves the services' clock on. */
  pass: (days: number) => void;
  /** Every mail to an address, oldest first. */
  mailsTo: (email: string) => Promise<{ kind: string; subject: string; text: string }[]>;
  /** How often a service said that it left mail. */
  commits: () => number;
  close: () => Promise<void>;
};

export async function startNewsletterServer(database: TestDatabase): Promise<NewsletterServer> {
  const { location, drop } = await openedTwice(database);
  let ahead = 0;
  let commits = 0;
  const now = () => new Date(Date.now() + ahead);
  // The services need the port for their links, so the server listens first.
  let answer: (request: Request) => Response | Promise<Response> = () => new Response(null, { status: 503 });
  const { server, port } = await listen((request) => answer(request));
  const origin = `http://127.0.0.1:${port}`;
  const afterCommit = () => {
    commits += 1;
  };
  const publicUrl = `${origin}/_services/mailchimp`;
  const mailchimp = await createMailchimpService({ database: location, apiKey: API_KEY, publicUrl, afterCommit, now });
  const hub = await createHubService({ database: location, now });
  const outbox = await openOutbox(location);
  await mailchimp.seed(mailchimpLists);
  await hub.seed(hubForms);
  answer = (request) => {
    const url = new URL(request.url);
    const [, name, path] = /^\/_services\/(mailchimp|hub)(\/.*)$/.exec(url.pathname) ?? [];
    if (!path) return new Response(null, { status: 404 });
    url.pathname = path;
    return (name === 'hub' ? hub : mailchimp).fetch(new Request(url, request));
  };
  return {
    origin,
    mailchimp: `${publicUrl}/3.0`,
    hub: `${origin}/_services/hub`,
    pass: (days) => {
      ahead += days * 86_400_000;
    },
    mailsTo: (email) =>
      outbox.db
        .selectFrom('outbox_mail')
        .select(['kind', 'subject', 'text'])
        .where('recipient', '=', email)
        .orderBy('created_at')
        .execute(),
    commits: () => commits,
    async close() {
      await new Promise((resolve) => server.close(resolve));
      await Promise.all([mailchimp.close(), hub.close(), outbox.close()]);
      await drop();
    },
  };
}

/** Listens on a free port of this machine. */
export function listen(fetch: (request: Request) => Response | Promise<Response>) {
  return new Promise<{ server: ReturnType<typeof serve>; port: number }>((resolve) => {
    const server = serve({ fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => resolve({ server, port }));
  });
}

/** A file instead of SQLite's memory, which only its own connection could look into. */
async function openedTwice(database: TestDatabase) {
  if (database.name !== 'SQLite') return database.open();
  const folder = await mkdtemp(join(tmpdir(), 'newsletter-'));
  return { location: join(folder, 'site.db'), drop: () => rm(folder, { recursive: true }) };
}
