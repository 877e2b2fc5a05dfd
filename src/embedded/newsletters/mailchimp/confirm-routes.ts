import type { Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { type Confirmation, confirmMember, findConfirmation } from './confirm-member.ts';
import { confirmHeaders, confirmPage } from './confirm-page.ts';
import type { MailchimpContext } from './mailchimp-context.ts';
import { methodNotAllowed, tooLarge } from './problem.ts';

const MAX_FORM = 4096;

/** Adds `/confirm`, where the link of a confirmation mail leads: GET asks, POST confirms. Needs no key but the token. */
export function addConfirmRoutes(app: Hono, context: MailchimpContext): void {
  const answer = (c: Context, found: Confirmation | null, token: string) =>
    c.html(confirmPage(found, token), found ? 200 : 404, confirmHeaders);

  app.get('/confirm', async (c) => {
    const token = c.req.query('token') ?? '';
    return answer(c, await findConfirmation(context, token), token);
  });
  app.post('/confirm', bodyLimit({ maxSize: MAX_FORM, onError: () => tooLarge().response() }), async (c) => {
    const token = new URLSearchParams(await c.req.text()).get('token') ?? '';
    return answer(c, await confirmMember(context, token), token);
  });
  app.all('/confirm', () => {
    throw methodNotAllowed('GET, POST');
  });
}
