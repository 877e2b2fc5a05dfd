import { createFetch, FetchError } from 'ofetch';
import type { ChallengeRequest } from '#protocol/challenge/challenge-request.ts';
import { maxSolutionLength } from '#protocol/challenge/solution.ts';
import { verifyAnswerShape } from '#protocol/challenge/verification.ts';

/**
 * The challenge service gave no usable answer. `status` is the answer's, or null when none came (refused connection, time
 * limit). `retryable` says whether the same call may succeed later; a wrong secret key never will.
 */
export class ChallengeError extends Error {
  readonly status: number | null;
  readonly retryable: boolean;

  constructor(message: string, options: { status: number | null; cause?: unknown }) {
    super(`Challenge service: ${message}`, { cause: options.cause });
    this.name = 'ChallengeError';
    this.status = options.status;
    this.retryable = !(options.status !== null && NEVER.has(options.status));
  }
}

/** Statuses that say that the call itself is wrong. */
const NEVER = new Set([400, 401, 403, 404, 405, 413, 422]);

export type ChallengeConnection = {
  /** Where `/challenge` and `/verify` are: `https://api.botpoison.com`. */
  baseUrl: string;
  /** Verifies solutions; never sent to a browser. */
  secretKey: string;
  fetch?: typeof fetch;
  /** Milliseconds for one call, reading the answer included. */
  timeLimit?: number;
};

/** An answer that is passed on to a browser as it is. */
export type PassedAnswer = { status: number; body: unknown };

/** The bot challenge's service. Each call throws ChallengeError when it got no usable answer. */
export type ChallengeClient = {
  /** Asks for a challenge. A refusal (4xx with JSON) is an answer like any other. */
  issue: (request: ChallengeRequest) => Promise<PassedAnswer>;
  /** What the vendor's newer package says about itself (`POST /session`). The embedded service has no such thing: 404. */
  session: (body: Record<string, unknown>) => Promise<PassedAnswer>;
  /**
   * Whether the text of a field `_botpoison` is a right solution, not used before. The reason is the service's message:
   * the embedded one's are `Refusal`.
   */
  verify: (solution: string) => Promise<{ ok: true } | { ok: false; reason: string }>;
};

const DEFAULT_TIME_LIMIT = 5_000;
/** With these the service says that the solution is wrong, not the call. */
const REFUSALS = new Set([200, 400, 422]);

/** Makes the client of the challenge service at `baseUrl`. No call is tried again: each changes something. */
export function createChallengeClient(connection: ChallengeConnection): ChallengeClient {
  const { secretKey, timeLimit = DEFAULT_TIME_LIMIT } = connection;
  const baseUrl = connection.baseUrl.replace(/\/$/, '');
  const request = createFetch(connection.fetch ? { fetch: connection.fetch } : {});

  async function post(path: string, body: object): Promise<{ status: number; body: object }> {
    const signal = AbortSignal.timeout(timeLimit);
    try {
      const response = await request.raw<unknown>(`${baseUrl}${path}`, {
        method: 'POST',
        headers: { Accept: 'application/json' },
        body,
        retry: 0,
        signal,
        ignoreResponseError: true,
      });
      const { status, _data: data } = response;
      if (status === 429 || status >= 500) throw new ChallengeError(`${path} answered ${status}`, { status });
      if (typeof data === 'object' && data !== null) return { status, body: data };
      throw new ChallengeError(`the answer of ${path} (${status}) is not JSON`, { status });
    } catch (cause) {
      if (cause instanceof ChallengeError) throw cause;
      const message = signal.aborted ? `no answer within ${timeLimit} ms` : messageOf(cause);
      throw new ChallengeError(`${path}: ${message}`, { status: null, cause });
    }
  }

  return {
    issue: ({ publicKey, hostname, version, token }) => post('/challenge', { publicKey, hostname, version, token }),
    session: (body) => post('/session', body),
    async verify(solution) {
      if (solution === '' || solution.length > maxSolutionLength) return { ok: false, reason: 'malformed' };
      const { status, body } = await post('/verify', { secretKey, solution });
      const answer = verifyAnswerShape.safeParse(body);
      if (answer.success && answer.data.ok && status === 200) return { ok: true };
      if (answer.success && !answer.data.ok && REFUSALS.has(status)) {
        return { ok: false, reason: answer.data.message ?? 'refused' };
      }
      throw new ChallengeError(`/verify answered ${status}`, { status });
    },
  };
}

function messageOf(error: unknown): string {
  const cause = error instanceof FetchError && error.cause ? error.cause : error;
  return cause instanceof Error ? cause.message : String(cause);
}
