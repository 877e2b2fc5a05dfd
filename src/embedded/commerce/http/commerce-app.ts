import { GraphQLError } from 'graphql';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import type { Confirmations } from '../customers/confirmations.ts';
import { INTERNAL_ERROR } from '../graphql/errors.ts';
import type { GraphqlRequest, GraphqlResponse } from '../graphql/graphql-request.ts';
import { abuseLimit } from './abuse-limit.ts';
import { authorize, authorizeAdmin, type Tokens } from './authorize.ts';
import type { CommerceEnv } from './commerce-env.ts';
import { addConfirmRoutes } from './confirm-routes.ts';
import { addGraphqlRoute } from './graphql-route.ts';
import { problem } from './problem.ts';

type Execute = (request: GraphqlRequest) => Promise<GraphqlResponse>;

export type CommerceAppParts = {
  tokens: Tokens;
  storefront: Execute;
  admin: Execute;
  confirmations: Confirmations;
  /** Requests a minute from one address; 0 is any number. */
  requestsPerMinute: number;
  onError: (error: unknown) => void;
};

/** The service's address space: the Storefront API, a small part of the Admin API, and the confirming of addresses. */
export function createCommerceApp(parts: CommerceAppParts): Hono<CommerceEnv> {
  const { tokens, storefront, admin, confirmations, onError } = parts;
  const app = new Hono<CommerceEnv>();
  // A browser may ask the Storefront API from anywhere; what needs a secret token is for servers.
  app.options('/api/*', cors({ origin: '*', maxAge: 7_200 }));
  app.use('/api/*', (c, next) => {
    c.header('Access-Control-Allow-Origin', '*');
    return next();
  });
  app.use(abuseLimit(parts.requestsPerMinute));
  addGraphqlRoute(app, {
    prefix: '',
    authorize: (headers) => authorize(headers, tokens),
    refusal: 'The storefront access token is wrong.',
    run: storefront,
  });
  addGraphqlRoute(app, {
    prefix: '/admin',
    authorize: (headers) => authorizeAdmin(headers, tokens.adminToken),
    refusal: '[API] Invalid API key or access token (unrecognized login or wrong password)',
    run: admin,
  });
  addConfirmRoutes(app, tokens, confirmations);
  app.notFound((c) => c.json(problem('Not Found', 'NOT_FOUND'), 404));
  app.onError((error, c) => {
    if (error instanceof GraphQLError && error.extensions.code === 'THROTTLED') {
      return c.json(problem(error.message, 'THROTTLED'), 429);
    }
    onError(error);
    return c.json(problem(INTERNAL_ERROR, 'INTERNAL_SERVER_ERROR'), 500);
  });
  return app;
}
