import { randomUUID } from 'node:crypto';
import type { Context, Hono, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { z } from 'zod';
import type { GraphqlRequest, GraphqlResponse } from '../graphql/graphql-request.ts';
import type { Authorization } from './authorize.ts';
import { buyerOf } from './buyer.ts';
import type { CommerceEnv } from './commerce-env.ts';
import { problem } from './problem.ts';

const MAX_BODY = 1_000_000;
const DEFAULT_VERSION = '2026-04';

const requestShape = z.object({
  query: z.string().min(1),
  variables: z.record(z.string(), z.unknown()).nullish(),
  operationName: z.string().nullish(),
});

export type GraphqlRoute = {
  /** What comes before `/api/`: nothing, or `/admin`. */
  prefix: string;
  authorize: (headers: Headers) => Authorization;
  refusal: string;
  run: (request: GraphqlRequest) => Promise<GraphqlResponse>;
};

/** Adds the vendor's HTTP face: one POST address under every API version, JSON in and out, 200 for what was executed. */
export function addGraphqlRoute(app: Hono<CommerceEnv>, { prefix, authorize, refusal, run }: GraphqlRoute): void {
  for (const path of [`${prefix}/api/graphql.json`, `${prefix}/api/:version{\\d{4}-\\d{2}|unstable}/graphql.json`]) {
    app.post(path, limitBody);
    app.post(path, async (c) => {
      c.header('X-Request-Id', randomUUID());
      const version = c.req.param('version') ?? DEFAULT_VERSION;
      c.header('X-Shopify-API-Version', version);
      const access = authorize(c.req.raw.headers);
      if (access === 401 || access === 403) return c.json(problem(refusal, 'UNAUTHORIZED'), access);
      const request = requestShape.safeParse(readJson(await c.req.text()));
      if (!request.success) return c.json(problem(firstIssue(request.error), 'BAD_REQUEST'), 400);
      const { query, variables, operationName } = request.data;
      const buyer = buyerOf(c.req.raw.headers, c.env?.address ?? null);
      const asked = { query, variables: variables ?? {}, operationName: operationName ?? null };
      const answer = await run({ ...asked, access, version, buyer });
      return c.body(answerText(answer), 200, { 'Content-Type': 'application/json' });
    });
    app.all(path, (c) => c.json(problem('Only POST is served here.', 'METHOD_NOT_ALLOWED'), 405, { Allow: 'POST' }));
  }
}

/** The body of an answer; data that is text already is put in as it is. */
function answerText({ dataText, ...answer }: GraphqlResponse): string {
  const text = JSON.stringify(answer);
  return dataText === undefined ? text : `{"data":${dataText},${text.slice(1)}`;
}

const countBody = bodyLimit({ maxSize: MAX_BODY, onError: tooLarge });

/** A declared length decides at once, without counting the stream; Node reads no more than that. */
const limitBody: MiddlewareHandler<CommerceEnv> = (c, next) => {
  const declared = c.req.header('content-length');
  if (declared === undefined || c.req.header('transfer-encoding') !== undefined) return countBody(c, next);
  return Number(declared) > MAX_BODY ? Promise.resolve(tooLarge(c)) : next().then(() => undefined);
};

function tooLarge(c: Context): Response {
  return c.json(problem('The body is over a megabyte.', 'TOO_LARGE'), 413, { Connection: 'close' });
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
