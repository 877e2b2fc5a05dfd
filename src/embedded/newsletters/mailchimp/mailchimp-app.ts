import { Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { sameToken } from '#services/same-token.ts';
import { addConfirmRoutes } from './confirm-routes.ts';
import { addListRoutes } from './list-routes.ts';
import type { MailchimpContext } from './mailchimp-context.ts';
import { addMemberRoutes } from './member-routes.ts';
import { keyInvalid, keyMissing, methodNotAllowed, notFound, ProblemError, tooLarge } from './problem.ts';

const MAX_BODY = 100_000;

/** The HTTP side of the embedded Mailchimp: `/3.0/…` for clients with the key, `/confirm` for readers of its mails. */
export function mailchimpApp(context: MailchimpContext, apiKey: string): Hono {
  const app = new Hono({ strict: false });
  app.use('/3.0/*', requireKey(apiKey));
  app.use('/3.0/*', bodyLimit({ maxSize: MAX_BODY, onError: () => tooLarge().response() }));
  app.get('/3.0/ping', (c) => c.json({ health_status: "Everything's Chimpy!" }));
  app.all('/3.0/ping', () => {
    throw methodNotAllowed('GET');
  });
  addListRoutes(app, context);
  addMemberRoutes(app, context);
  addConfirmRoutes(app, context);
  app.notFound(() => notFound().response());
  app.onError((error) => {
    if (error instanceof ProblemError) return error.response();
    throw error;
  });
  return app;
}

/** Lets requests pass that carry the key: as the password of any user (Basic), or as a bearer token. Throws 401. */
function requireKey(apiKey: string): MiddlewareHandler {
  return async (c, next) => {
    const given = givenKey(c.req.header('authorization') ?? '');
    if (given === '') throw keyMissing();
    if (!sameToken(given, apiKey)) throw keyInvalid();
    await next();
  };
}

function givenKey(header: string): string {
  const [, scheme = '', credentials = ''] = /^(\w+) +(\S+)$/.exec(header) ?? [];
  if (scheme.toLowerCase() === 'bearer') return credentials;
  if (scheme.toLowerCase() !== 'basic') return '';
  const pair = Buffer.from(credentials, 'base64').toString('utf8');
  return pair.slice(pair.indexOf(':') + 1);
}
