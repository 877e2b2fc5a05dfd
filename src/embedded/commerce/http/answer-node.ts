import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AbuseLimit, Refusal } from './abuse-limit.ts';
import { answerGraphql, answerHeaders, type GraphqlAnswer, type GraphqlApi, maxBody } from './answer-graphql.ts';
import { failureAnswer } from './failure-answer.ts';

const apiPath = /^\/api\/(\d{4}-\d{2}|unstable)\/graphql\.json$/;

/**
 * A request at Node's own server. `path` is the service's; `headers` are what every answer of the server carries, names
 * and values in turns: Node writes a list sooner than an object.
 */
export type NodeCall = {
  request: IncomingMessage;
  response: ServerResponse;
  path: string;
  address: string;
  headers: readonly string[];
};

/**
 * Answers what nearly every request to the Storefront API is, a POST whose length is declared, without a web Request and a
 * Response being made of it, which takes longer than giving a cached answer. False where it is anything else: then
 * nothing was done, and `commerce-app.ts` answers it.
 */
export function answersAtNode(api: GraphqlApi, limit: AbuseLimit, onError: (error: unknown) => void) {
  async function answer({ request, address }: NodeCall, version: string): Promise<GraphqlAnswer | Refused | null> {
    const refused = limit(address);
    if (refused) return { status: refused.status, headers: refused.headers, body: refused.text };
    const text = await bodyOf(request);
    if (text === null) return null;
    const header = (name: string) => {
      const value = request.headers[name.toLowerCase()];
      return typeof value === 'string' ? value : (value?.join(', ') ?? null);
    };
    return answerGraphql(api, { header, text, version, address });
  }

  return (call: NodeCall): boolean => {
    const { request, response, path, headers } = call;
    const [, version] = apiPath.exec(path) ?? [];
    if (request.method !== 'POST' || version === undefined) return false;
    const length = Number(request.headers['content-length']);
    if (!(length <= maxBody) || request.headers['transfer-encoding'] !== undefined) return false;
    answer(call, version)
      .catch((error: unknown): Failure => failureAnswer(error, onError))
      .then((made) => {
        // The visitor has gone away.
        if (made === null) return;
        const { status, body } = made;
        const own = 'headers' in made ? made.headers : answerHeaders(version);
        const written = [...headers];
        for (const [name, value] of Object.entries(own)) written.push(name, value);
        written.push('Content-Length', String(Buffer.byteLength(body)));
        response.writeHead(status, written).end(body);
      })
      .catch(onError);
    return true;
  };
}

type Refused = Omit<Refusal, 'text'> & { body: string };
type Failure = { status: 429 | 500; body: string };

/** The body as text; null where the connection ended before it did. */
function bodyOf(request: IncomingMessage): Promise<string | null> {
  return new Promise((resolve) => {
    if (request.destroyed) resolve(null);
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => resolve((chunks.length === 1 ? chunks[0] : Buffer.concat(chunks))?.toString('utf8') ?? ''));
    // A connection that breaks is closed too; Node reports it as an error only to those who listen for one.
    request.on('close', () => resolve(null));
  });
}
