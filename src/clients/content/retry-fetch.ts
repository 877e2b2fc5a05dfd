import { ContentError } from './content-error.ts';
import { createThrottle } from './throttle.ts';

const RETRY_WAIT_MS = 1000;

export type RetryFetchOptions = {
  fetch: typeof fetch;
  /** Requests that may begin in a second, tries again included; 0 for no limit. */
  rateLimit: number;
  /** Tries again after a 429. */
  maxRetries: number;
  /** For one try, from its start to the last byte of the body. */
  timeoutMs: number;
};

/**
 * A fetch for the vendor's client that keeps the product's rules (docs/reference/requests.md#retries): the rate limit,
 * a 429 tried again after one second times the number of the attempt, and a time limit.
 *
 * The vendor's client reads every body as JSON, loses the cause of a failed request and would stop a time limit at
 * the headers. So the body is read here; what fails, or is no JSON, comes out as an answer of its own (`failureOf`
 * finds the error in it).
 */
export function createRetryFetch(options: RetryFetchOptions): (url: string, init: RequestInit) => Promise<Response> {
  const turn = createThrottle(options.rateLimit);
  return async (url, init) => {
    for (let attempt = 1; ; attempt++) {
      await turn();
      const response = await once(options, url, init);
      if (response.status !== 429 || attempt > options.maxRetries) return response;
      await new Promise((resolve) => setTimeout(resolve, RETRY_WAIT_MS * attempt));
    }
  };
}

async function once(options: RetryFetchOptions, url: string, init: RequestInit): Promise<Response> {
  let status: number | null = null;
  try {
    const response = await options.fetch(url, { ...init, signal: AbortSignal.timeout(options.timeoutMs) });
    status = response.status;
    const text = await response.text();
    return new ReadResponse(response, response.status === 204 ? {} : JSON.parse(text));
  } catch (cause) {
    // A 429 without JSON is still a 429, and the caller tries again.
    const message = `Content service: ${failureText(cause, options.timeoutMs)}`;
    const error = new ContentError(message, { status: status !== null && status >= 400 ? status : null, cause });
    return new ReadResponse(new Response(null, { status: error.status ?? 503 }), { failure: error });
  }
}

/** The error inside the data of an answer made up for a failed request. */
export function failureOf(data: unknown): ContentError | null {
  const failure = data !== null && typeof data === 'object' && 'failure' in data ? data.failure : null;
  return failure instanceof ContentError ? failure : null;
}

function failureText(cause: unknown, timeoutMs: number): string {
  if (cause instanceof Error && cause.name === 'TimeoutError') return `no answer within ${timeoutMs} ms`;
  if (cause instanceof SyntaxError) return 'the answer is not JSON';
  return cause instanceof Error ? cause.message : String(cause);
}

/** An answer whose body has been read already. */
class ReadResponse extends Response {
  override readonly json: Response['json'];

  constructor(response: Response, data: unknown) {
    super(null, { status: response.status, statusText: response.statusText, headers: response.headers });
    this.json = () => Promise.resolve(data);
  }
}
