import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { addConfirmRoutes } from './confirm-routes.ts';
import { addListRoutes } from './list-routes.ts';
import type { MailchimpContext } from './mailchimp-context.ts';
import { addMemberRoutes } from './member-routes.ts';
import { methodNotAllowed, notFound, ProblemError, tooLarge } from './problem.ts';
import { requireKey } from './require-key.ts';

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
