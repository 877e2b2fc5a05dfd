import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import { z } from 'zod';
import { type Actor, editorRoles } from '#protocol/editor-roles.ts';
import { maxEmailLength, maxEnteredPasswordLength, passwordLength } from '#protocol/input-limits.ts';
import { privateHeaders } from '#server-pages/page-headers.ts';
import { clientAddress } from '../client-address.ts';
import { QueueFull } from '../work-queue.ts';
import { editorOf, isOwn, sessionCookie, sessionToken } from './editor-session.ts';
import { type Editors, LastAdministrator } from './open-editors.ts';

export type EditorRoutesOptions = {
  editors: Editors;
  publicUrl: string;
  /** The query by which an editor sees drafts, signed now. */
  draftQuery: () => string;
  /** Counts a try of a visitor with an address of mail; seconds to wait where there were too many, else null. */
  countLogin: (visitor: string, email: string) => Promise<number | null>;
};

const email = z.email('is not an address of mail').max(maxEmailLength, 'is too long');
/** Longer than a customer's: who has it can change what everybody reads. */
const fewest = 12;
const password = z
  .string()
  .min(fewest, `needs ${fewest} characters or more`)
  .max(passwordLength.max, `has more than ${passwordLength.max} characters`);
const entered = z.object({ email: z.string().max(maxEmailLength), password: z.string().max(maxEnteredPasswordLength) });
const account = z.object({ email, role: z.enum(editorRoles), password: password.optional() });
const setup = z.object({ token: z.string(), email, password });

/** What an account's address and password must be, for commands. */
export const newAccount = account;

/** `/editor/session`, `/editor/accounts`, `/editor/audit`, `/editor/setup` (docs/reference/management-api.md#accounts). */
export function editorRoutes({ editors, publicUrl, draftQuery, countLogin }: EditorRoutesOptions): Hono {
  const app = new Hono().basePath('/editor');
  app.use(async (c, next) => {
    if (!['GET', 'HEAD'].includes(c.req.method) && !isOwn(c.req.raw, publicUrl)) {
      return c.json({ error: 'This request came from another site.' }, 403, { 'Cache-Control': 'no-store' });
    }
    await next();
    for (const [name, value] of Object.entries(privateHeaders)) c.res.headers.set(name, value);
    return undefined;
  });
  const actor = (c: Context) => editorOf(c.req.raw, editors, publicUrl);
  const asAdministrator = async (c: Context, work: (by: Actor) => Promise<Response>): Promise<Response> => {
    const by = await actor(c);
    if (!by) return c.json({ error: 'Unauthorized' }, 401);
    return by.role === 'administrator' ? work(by) : c.json({ error: 'This is for administrators.' }, 403);
  };

  const shown = ({ name, role }: Actor) => ({ email: name, role, preview: draftQuery() });
  app.get('/session', async (c) => {
    const who = await actor(c);
    return who ? c.json(shown(who)) : c.json({ error: 'Unauthorized' }, 401);
  });
  app.post('/session', async (c) => {
    const read = entered.safeParse(await readBody(c));
    if (!read.success) return c.json(problems(read.error), 422);
    const wait = await countLogin(clientAddress(c.req.raw) ?? 'unknown', read.data.email);
    if (wait !== null) return tooMany(c, wait);
    const session = await editors.logIn(read.data.email, read.data.password);
    if (!session) return c.json({ error: 'Your email address or password is incorrect.' }, 401);
    c.header('Set-Cookie', sessionCookie(session.token, publicUrl));
    return c.json(shown(session.actor), 201);
  });
  app.delete('/session', async (c) => {
    const token = sessionToken(c.req.raw);
    if (token !== null) await editors.logOut(token);
    c.header('Set-Cookie', sessionCookie(null, publicUrl));
    return c.body(null, 204);
  });

  app.get('/accounts', (c) => asAdministrator(c, async () => c.json({ accounts: await editors.list() })));
  app.post('/accounts', (c) =>
    asAdministrator(c, async ({ name }) => {
      const read = account.safeParse(await readBody(c));
      if (!read.success) return c.json(problems(read.error), 422);
      const known = (await editors.list()).some((other) => other.email === read.data.email.trim().toLowerCase());
      if (!known && read.data.password === undefined) return c.json({ password: ['is missing'] }, 422);
      await editors.save(read.data, name);
      return c.json({ accounts: await editors.list() });
    }),
  );
  app.delete('/accounts/:email', (c) =>
    asAdministrator(c, async ({ name }) => {
      const isGone = await editors.remove(c.req.param('email'), name);
      return isGone ? c.json({ accounts: await editors.list() }) : c.json({ error: 'There is no such account.' }, 404);
    }),
  );
  app.get('/audit', (c) => asAdministrator(c, async () => c.json({ entries: await editors.audit(500) })));

  app.get('/setup', (c) => c.html(setupPage(c.req.query('token') ?? '', {})));
  app.post('/setup', async (c) => {
    const read = setup.safeParse(await readBody(c));
    if (!read.success) return c.html(setupPage(c.req.query('token') ?? '', problems(read.error)), 422);
    const wait = await countLogin(clientAddress(c.req.raw) ?? 'unknown', read.data.email);
    if (wait !== null) return tooMany(c, wait);
    const isMade = await editors.setUp(read.data.token, read.data);
    if (!isMade) return c.html(setupPage(null, {}), 410);
    const session = await editors.logIn(read.data.email, read.data.password);
    if (session) c.header('Set-Cookie', sessionCookie(session.token, publicUrl));
    return c.redirect('/editor', 303);
  });
  app.onError((error, c) => {
    if (error instanceof LastAdministrator) return c.json({ role: [error.message] }, 422);
    if (error instanceof QueueFull) return tooMany(c, 5);
    throw error;
  });
  return app;
}

/** JSON, or the fields of a form. */
async function readBody(c: Context): Promise<unknown> {
  const isJson = c.req.header('content-type')?.startsWith('application/json');
  return (isJson ? c.req.json() : c.req.parseBody()).catch(() => null);
}

function tooMany(c: Context, seconds: number): Response {
  return c.json({ error: 'Too many tries. Please wait.' }, 429, { 'Retry-After': String(seconds) });
}

function problems(error: z.ZodError): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const { path, message } of error.issues) {
    const field = path.join('.') || 'body';
    found[field] = [...(found[field] ?? []), message];
  }
  return found;
}

/** The page of a one-time link; with null, what it says once the link is of no use. */
function setupPage(token: string | null, wrong: Record<string, string[]>) {
  const field = (name: string, label: string, type: string, hint: string) => html`
    <p><label for="${name}">${label}</label><br>
    <input id="${name}" name="${name}" type="${type}" required autocomplete="${type === 'email' ? 'username' : 'new-password'}"
      aria-describedby="${name}-hint" ${wrong[name] ? 'aria-invalid=true' : ''}></p>
    <p id="${name}-hint">${wrong[name] ? `The ${label.toLowerCase()} ${wrong[name].join(', ')}.` : hint}</p>`;
  const form = html`<h1>The first administrator</h1>
    <form method="post" action="/editor/setup?token=${token ?? ''}">
      <input type="hidden" name="token" value="${token ?? ''}">
      ${field('email', 'Email address', 'email', 'You log in with it.')}
      ${field('password', 'Password', 'password', `At least ${fewest} characters.`)}
      <p><button>Make the account</button></p>
    </form>`;
  const gone = html`<h1>This link is of no use any more</h1>
    <p>It was used, or a day has passed. A new one is printed when the site starts and nobody has an account.</p>`;
  return html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
    <title>${token === null ? 'This link has ended' : 'The first administrator'}</title></head>
    <body><main>${token === null ? gone : form}</main></body></html>`;
}
