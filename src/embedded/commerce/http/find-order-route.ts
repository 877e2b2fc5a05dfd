import type { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { z } from 'zod';
import { maxEmailLength } from '#protocol/input-limits.ts';
import { maxOrderNumber } from '#protocol/shopify/order-number.ts';
import type { FindOrder } from '../orders/find-order.ts';
import { authorize, privateTokenHeader, type Tokens } from './authorize.ts';
import type { CommerceEnv } from './commerce-env.ts';
import { problem } from './problem.ts';

const MAX_BODY = 10_000;
const bodyShape = z.object({
  number: z.number().int().min(1).max(maxOrderNumber),
  email: z.string().min(1).max(maxEmailLength),
});

/**
 * `POST /orders/find` {number, email}, with the storefront's private token in its header: finds an order without an account, which
 * the vendor's API does not (docs/decisions). Answers {path}: the order's page on this site, null where there is none. The
 * site counts the tries of each visitor.
 */
export function addFindOrderRoute(app: Hono<CommerceEnv>, tokens: Tokens, findOrder: FindOrder): void {
  app.post('/orders/find', bodyLimit({ maxSize: MAX_BODY }), async (c) => {
    const { headers } = c.req.raw;
    // The public token is in every browser: with it, nobody would count the tries.
    if (!headers.has(privateTokenHeader) || authorize((name) => headers.get(name), tokens) !== 'token') {
      return c.json(problem('The private storefront token is missing or wrong.', 'UNAUTHORIZED'), 401);
    }
    const body = bodyShape.safeParse(await c.req.json().catch(() => null));
    if (!body.success) return c.json(problem('number: must be a number, email: a text', 'BAD_REQUEST'), 400);
    return c.json({ path: await findOrder(body.data) });
  });
}
