import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Executor } from '../graphql/execute-request.ts';
import type { GraphqlResponse } from '../graphql/graphql-request.ts';
import type { Authorization } from './authorize.ts';
import { buyerOf, type ReadHeader } from './buyer.ts';
import { problem } from './problem.ts';

/** Most bytes of a request's body. */
export const maxBody = 1_000_000;

const requestShape = z.object({
  query: z.string().min(1),
  variables: z.record(z.string(), z.unknown()).nullish(),
  operationName: z.string().nullish(),
});

/** An API that answers GraphQL: who may ask, and what executes it. */
export type GraphqlApi = { authorize: (header: ReadHeader) => Authorization; refusal: string; run: Executor };

/** A request as either server has it. `address` is the network address it came from; null within the process. */
export type GraphqlCall = { header: ReadHeader; text: string; version: string; address: string | null };

export type GraphqlAnswer = { status: 200 | 400 | 401 | 403; body: Buffer | string };

/** What every answer of an API under this version says of itself. */
export function answerHeaders(version: string): Record<string, string> {
  return {
    'Access-Control-Allow-Origin': '*',
    'X-Request-Id': randomUUID(),
    'X-Shopify-API-Version': version,
    'Content-Type': 'application/json',
  };
}

/** The vendor's answer to a request: 200 for what was executed. Throws what is throttled. */
export async function answerGraphql(
  { authorize, refusal, run }: GraphqlApi,
  call: GraphqlCall,
): Promise<GraphqlAnswer> {
  const { header, text, version, address } = call;
  const access = authorize(header);
  if (access === 401 || access === 403) return { status: access, body: problemText(refusal, 'UNAUTHORIZED') };
  const buyer = buyerOf(header, address);
  const again = await run.again({ text, access, version, buyer });
  if (again) return { status: 200, body: again };
  const request = requestShape.safeParse(readJson(text));
  if (!request.success) return { status: 400, body: problemText(firstIssue(request.error), 'BAD_REQUEST') };
  const { query, variables, operationName } = request.data;
  const asked = { query, variables: variables ?? {}, operationName: operationName ?? null };
  return { status: 200, body: bodyOf(await run({ ...asked, text, access, version, buyer })) };
}

function bodyOf({ bytes, ...answer }: GraphqlResponse): Buffer | string {
  return bytes ?? JSON.stringify(answer);
}

function problemText(message: string, code: string): string {
  return JSON.stringify(problem(message, code));
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
