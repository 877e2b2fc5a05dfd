import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { z } from 'zod';
import { INTERNAL_ERROR } from '../graphql/errors.ts';
import type { GraphqlRequest, GraphqlResponse } from '../graphql/execute-request.ts';
import { refusalStatus, type Tokens } from './authorize.ts';
import { buyerOf } from './buyer.ts';

const MAX_BODY = 1_000_000;
const DEFAULT_VERSION = '2026-04';

const requestShape = z.object({
  query: z.string().min(1),
  variables: z.record(z.string(), z.unknown()).nullish(),
  operationName: z.string().nullish(),
});

/** The vendor's HTTP face: one POST address under every API version, JSON in and out, 200 for whatever was executed. */
export function createGraphqlEndpoint(
  tokens: Tokens,
  run: (request: GraphqlRequest) => Promise<GraphqlResponse>,
  onError: (error: unknown) => void,
): Hono {
  const app = new Hono();
  app.use(cors({ origin: '*', maxAge: 7_200 }));
  for (const path of ['/api/graphql.json', '/api/:version{\\d{4}-\\d{2}|unstable}/graphql.json']) {
    app.post(
      path,
      bodyLimit({
        maxSize: MAX_BODY,
        onError: (c) => c.json(problem('The body is over a megabyte.', 'TOO_LARGE'), 413, { Connection: 'close' }),
      }),
    );
    app.post(path, async (c) => {
      c.header('X-Request-Id', randomUUID());
      c.header('X-Shopify-API-Version', c.req.param('version') ?? DEFAULT_VERSION);
      const status = refusalStatus(c.req.raw.headers, tokens);
      if (status) return c.json(problem('The storefront access token is missing or wrong.', 'UNAUTHORIZED'), status);
      const request = requestShape.safeParse(readJson(await c.req.text()));
      if (!request.success) return c.json(problem(firstIssue(request.error), 'BAD_REQUEST'), 400);
      const { query, variables, operationName } = request.data;
      const buyer = buyerOf(c.req.raw.headers);
      return c.json(await run({ query, variables: variables ?? {}, operationName: operationName ?? null, buyer }));
    });
    app.all(path, (c) => c.json(problem('Only POST is served here.', 'METHOD_NOT_ALLOWED'), 405, { Allow: 'POST' }));
  }
  app.notFound((c) => c.json(problem('Not Found', 'NOT_FOUND'), 404));
  app.onError((error, c) => {
    onError(error);
    return c.json(problem(INTERNAL_ERROR, 'INTERNAL_SERVER_ERROR'), 500);
  });
  return app;
}

function problem(message: string, code: string) {
  return { errors: [{ message, extensions: { code } }] };
}

function firstIssue(error: z.ZodError): string {
  const [issue] = error.issues;
  const field = issue?.path.join('.');
  return field ? `${field}: ${issue?.message}` : 'The body must be a JSON object with a query.';
}

/** Reads JSON, null when it is none. PostgreSQL holds no NUL in a text, so one becomes the replacement character. */
function readJson(body: string): unknown {
  const clean = (_key: string, value: unknown) =>
    typeof value === 'string' ? value.replaceAll('\u0000', '\ufffd') : value;
  try {
    return body.includes('\\u0000') ? JSON.parse(body, clean) : JSON.parse(body);
  } catch {
    return null;
  }
}
