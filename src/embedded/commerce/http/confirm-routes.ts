import type { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { z } from 'zod';
import type { Confirmations } from '../customers/confirmations.ts';
import { authorize, type Tokens } from './authorize.ts';
import type { CommerceEnv } from './commerce-env.ts';
import { problem } from './problem.ts';

const MAX_BODY = 10_000;
const secret = z.string().min(1).max(200);
const bodyShape = z.object({ token: secret, link: secret.optional() });

/**
 * Confirming an address, which the vendor does on pages of its own and not by its API (docs/decisions): `POST
 * /customers/confirm`, `…/state` and `…/send`. Each takes {token}, a customer's access token, the first also {link}, the
 * secret of a mailed link; and the storefront's token in its header. They answer {ok} or {confirmed}.
 */
export function addConfirmRoutes(app: Hono<CommerceEnv>, tokens: Tokens, confirmations: Confirmations): void {
  const ways = {
    '/customers/confirm': async (token: string, link = '') => ({ ok: await confirmations.confirm(link, token) }),
    '/customers/confirm/state': async (token: string) => ({ confirmed: await confirmations.isConfirmed(token) }),
    '/customers/confirm/send': async (token: string) => ({ ok: await confirmations.send(token) }),
  };
  for (const [path, answer] of Object.entries(ways)) {
    app.post(path, bodyLimit({ maxSize: MAX_BODY }), async (c) => {
      const access = authorize((name) => c.req.raw.headers.get(name), tokens);
      if (access !== 'token') {
        const status = access === 'tokenless' ? 401 : access;
        return c.json(problem('The storefront access token is missing or wrong.', 'UNAUTHORIZED'), status);
      }
      const body = bodyShape.safeParse(await c.req.json().catch(() => null));
      if (!body.success) return c.json(problem('token, link: must be texts', 'BAD_REQUEST'), 400);
      return c.json(await answer(body.data.token, body.data.link));
    });
  }
}
