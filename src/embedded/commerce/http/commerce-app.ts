import { Hono } from 'hono';
import { cors } from 'hono/cors';
import type { Confirmations } from '../customers/confirmations.ts';
import type { FindOrder } from '../orders/find-order.ts';
import { type AbuseLimit, abuseLimit } from './abuse-limit.ts';
import type { GraphqlApi } from './answer-graphql.ts';
import type { Tokens } from './authorize.ts';
import type { CommerceEnv } from './commerce-env.ts';
import { addConfirmRoutes } from './confirm-routes.ts';
import { failureAnswer } from './failure-answer.ts';
import { addFindOrderRoute } from './find-order-route.ts';
import { addGraphqlRoute } from './graphql-route.ts';
import { problem } from './problem.ts';

export type CommerceAppParts = {
  tokens: Tokens;
  storefront: GraphqlApi;
  admin: GraphqlApi;
  confirmations: Confirmations;
  findOrder: FindOrder;
  limit: AbuseLimit;
  onError: (error: unknown) => void;
};

/** The service's address space: the Storefront API, a small part of the Admin API, the confirming of addresses, and the finding of orders. */
export function createCommerceApp(parts: CommerceAppParts): Hono<CommerceEnv> {
  const { tokens, storefront, admin, confirmations, findOrder, onError } = parts;
  const app = new Hono<CommerceEnv>();
  // A browser may ask the Storefront API from anywhere; what needs a secret token is for servers.
  app.options('/api/*', cors({ origin: '*', maxAge: 7_200 }));
  app.use('/api/*', (c, next) => {
    c.header('Access-Control-Allow-Origin', '*');
    return next();
  });
  app.use(abuseLimit(parts.limit));
  addGraphqlRoute(app, { prefix: '', ...storefront });
  addGraphqlRoute(app, { prefix: '/admin', ...admin });
  addConfirmRoutes(app, tokens, confirmations);
  addFindOrderRoute(app, tokens, findOrder);
  app.notFound((c) => c.json(problem('Not Found', 'NOT_FOUND'), 404));
  app.onError((error, c) => {
    const { status, body } = failureAnswer(error, onError);
    return c.body(body, status, { 'Content-Type': 'application/json' });
  });
  return app;
}
