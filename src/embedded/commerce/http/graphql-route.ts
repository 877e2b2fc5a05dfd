import type { Context, Hono, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { answerGraphql, answerHeaders, type GraphqlApi, maxBody } from './answer-graphql.ts';
import type { CommerceEnv } from './commerce-env.ts';
import { problem } from './problem.ts';

const DEFAULT_VERSION = '2026-04';

/** `prefix` is what comes before `/api/`: nothing, or `/admin`. */
export type GraphqlRoute = GraphqlApi & { prefix: string };

/** Adds the vendor's HTTP face: one POST address under every API version, JSON in and out, 200 for what was executed. */
export function addGraphqlRoute(app: Hono<CommerceEnv>, { prefix, ...api }: GraphqlRoute): void {
  for (const path of [`${prefix}/api/graphql.json`, `${prefix}/api/:version{\\d{4}-\\d{2}|unstable}/graphql.json`]) {
    app.post(path, limitBody);
    app.post(path, async (c) => {
      const version = c.req.param('version') ?? DEFAULT_VERSION;
      for (const [name, value] of Object.entries(answerHeaders(version))) c.header(name, value);
      const { headers } = c.req.raw;
      const header = (name: string) => headers.get(name);
      const text = await c.req.text();
      const { status, body } = await answerGraphql(api, { header, text, version, address: c.env?.address ?? null });
      return c.body(typeof body === 'string' ? body : new Uint8Array(body), status);
    });
    app.all(path, (c) => c.json(problem('Only POST is served here.', 'METHOD_NOT_ALLOWED'), 405, { Allow: 'POST' }));
  }
}

const countBody = bodyLimit({ maxSize: maxBody, onError: tooLarge });

/** A declared length decides at once, without counting the stream; Node reads no more than that. */
const limitBody: MiddlewareHandler<CommerceEnv> = (c, next) => {
  const declared = c.req.header('content-length');
  if (declared === undefined || c.req.header('transfer-encoding') !== undefined) return countBody(c, next);
  return Number(declared) > maxBody ? Promise.resolve(tooLarge(c)) : next().then(() => undefined);
};

function tooLarge(c: Context): Response {
  return c.json(problem('The body is over a megabyte.', 'TOO_LARGE'), 413, { Connection: 'close' });
}
