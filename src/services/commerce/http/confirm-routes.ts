import type { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { z } from 'zod';
import type { Confirmations } from '../customers/confirmations.ts';
import { refusalStatus, type Tokens } from './authorize.ts';
import type { CommerceEnv } from './commerce-env.ts';
import { problem } from './problem.ts';

const MAX_BODY = 10_000;
const secretShape = z.object({ token: z.string().min(1).max(200) });

/**
 * Confirming an address, which the vendor does on pages of its own and not by its API (docs/decisions): `POST
 * /customers/confirm` with the secret of a mailed link, `…/state` and `…/send` with a customer's access token. Each takes
 * {token} and the storefront's token in its header, and answers {ok} or {confirmed}.
 */
export function addConfirmRoutes(app: Hono<CommerceEnv>, tokens: Tokens, confirmations: Confirmations): void {
  const ways = {
    '/customers/confirm': async (token: string) => ({ ok: await confirmations.confirm(token) }),
    '/customers/confirm/state': async (token: string) => ({ confirmed: await confirmations.isConfirmed(token) }),
    '/customers/confirm/send': async (token: string) => ({ ok: await confirmations.send(token) }),
  };
  for (const [path, answer] of Object.entries(ways)) {
    app.post(path, bodyLimit({ maxSize: MAX_BODY }), async (c) => {
      const status = refusalStatus(c.req.raw.headers, tokens);
      if (status) return c.json(problem('The storefront access token is missing or wrong.', 'UNAUTHORIZED'), status);
      const body = secretShape.safeParse(await c.req.json().catch(() => null));
      if (!body.success) return c.json(problem('token: must be a text', 'BAD_REQUEST'), 400);
      return c.json(await answer(body.data.token));
    });
  }
}
