import { Agent, type ClientRequest, request as httpRequest, type IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';

/** What the process of the services answers: an embedded service, or what it does for all processes. */
export type ServiceTarget =
  | `embedded:${string}`
  | 'mounted'
  | 'pictures'
  | 'prepare'
  | 'preview'
  | 'checkout'
  | 'operator'
  | 'webhooks'
  | 'turn'
  | 'wake';

/** Headers of a request between the processes. Its path is of no matter. */
export const internalHeaders = { target: 'x-ash-target', url: 'x-ash-url', visitor: 'x-ash-visitor' } as const;

/** Asks the process of the services. `visitor` is the network address of whoever asks from outside. */
export type ServicesConnection = {
  send: (target: ServiceTarget, request: Request, visitor?: string) => Promise<Response>;
  close: () => void;
};

/** Longest that an answer may take, in ms: a picture may have to wait for 200 others. */
const timeLimitMs = 60_000;
/** The same where the visitor's own connection sets the pace: files that are sent, and films that are watched; as long as Node takes a request. */
const transferLimitMs = 300_000;
/** While the services start again, a request waits for so long, and tries in such steps, in ms. */
const [longestWaitMs, waitStepMs] = [20_000, 50];
/** Methods that change nothing. */
const readingMethods = new Set(['GET', 'HEAD']);
/** The other side has gone: noticed while reading, and while writing. */
const brokenOff = new Set(['ECONNRESET', 'EPIPE']);
/** Of one connection between two processes alone; they say nothing of the answer. */
const hopHeaders = new Set(['connection', 'keep-alive', 'transfer-encoding', 'date']);

export function connectToServices(socketPath: string): ServicesConnection {
  const agent = new Agent({ keepAlive: true });

  async function send(target: ServiceTarget, request: Request, visitor?: string): Promise<Response> {
    const deadline = Date.now() + longestWaitMs;
    for (;;) {
      try {
        return await sendOnce(target, request, visitor);
      } catch (error) {
        // Nothing was sent yet: nobody listens there.
        if (!isUnreachable(error) || Date.now() > deadline || request.signal.aborted) throw error;
        await delay(waitStepMs);
      }
    }
  }

  function sendOnce(target: ServiceTarget, request: Request, visitor: string | undefined): Promise<Response> {
    return new Promise((resolve, reject) => {
      const sent = httpRequest({
        socketPath,
        agent,
        method: request.method,
        path: '/',
        headers: {
          ...Object.fromEntries(request.headers),
          host: 'services',
          [internalHeaders.target]: target,
          [internalHeaders.url]: request.url,
          ...(visitor !== undefined && { [internalHeaders.visitor]: visitor }),
        },
        signal: AbortSignal.any([request.signal, AbortSignal.timeout(limitOf(target, request))]),
      });
      sent.once('error', (error) => {
        // A connection of a process that has just ended: one that was kept, which had nothing of the request but, at most,
        // its head; or one that the ending process still let in, where what only reads may be sent again.
        const mayBeSentAgain = request.body === null && (sent.reusedSocket || readingMethods.has(request.method));
        const isLeftOver = mayBeSentAgain && brokenOff.has(codeOf(error));
        reject(isLeftOver ? new NobodyThere(error) : error);
      });
      sent.once('response', (answer) => resolve(responseOf(answer, request.method)));
      sendBody(sent, request.body);
    });
  }

  return { send, close: () => agent.destroy() };
}

function limitOf(target: ServiceTarget, { headers }: Request): number {
  const isUpload = headers.get('content-type')?.startsWith('multipart/form-data') ?? false;
  return target === 'pictures' || isUpload ? transferLimitMs : timeLimitMs;
}

/** Sends a body once there is a connection, so that a request that found nobody can be tried again. */
function sendBody(sent: ClientRequest, body: ReadableStream<Uint8Array> | null): void {
  if (body === null) {
    sent.end();
    return;
  }
  const pipe = () => {
    const bytes = Readable.fromWeb(body);
    bytes.once('error', (error) => sent.destroy(error));
    bytes.pipe(sent);
  };
  sent.once('socket', (socket) => (socket.connecting ? socket.once('connect', pipe) : pipe()));
}

function responseOf(answer: IncomingMessage, method: string): Response {
  const headers = new Headers();
  for (let index = 0; index < answer.rawHeaders.length; index += 2) {
    const name = answer.rawHeaders[index] ?? '';
    if (!hopHeaders.has(name.toLowerCase())) headers.append(name, answer.rawHeaders[index + 1] ?? '');
  }
  const status = answer.statusCode ?? 502;
  const hasBody = method !== 'HEAD' && ![204, 205, 304].includes(status);
  if (!hasBody) answer.resume();
  return new Response(hasBody ? (Readable.toWeb(answer) as ReadableStream<Uint8Array>) : null, { status, headers });
}

function isUnreachable(error: unknown): boolean {
  return error instanceof NobodyThere || ['ENOENT', 'ECONNREFUSED'].includes(codeOf(error));
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** Nobody has taken the request: it may be sent again. */
class NobodyThere extends Error {
  constructor(cause: unknown) {
    super('The process of the services has ended', { cause });
  }
}
