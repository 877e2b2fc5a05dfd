import { createFetch, FetchError } from 'ofetch';
import { NewsletterError } from './newsletter-error.ts';

/** Milliseconds for one call, its retry and reading the answer included. */
const DEFAULT_TIME_LIMIT = 10_000;

export type JsonRequest = { method: 'GET' | 'POST'; headers?: Record<string, string>; body?: object };

/** Answers with the HTTP status and the body, whatever the status is. */
export type SendJson = (address: string, request: JsonRequest) => Promise<{ status: number; body: unknown }>;

/**
 * Makes the function that sends JSON to a newsletter provider and reads the JSON that comes back. A GET is repeated
 * once after a status that may pass; a POST never is (docs/reference/requests.md#retries).
 *
 * `provider` names it in messages; `timeLimit` is in ms. Rejects with NewsletterError when there is no answer within
 * the time limit, or one that is not JSON.
 */
export function createSendJson(options: { provider: string; fetch?: typeof fetch; timeLimit?: number }): SendJson {
  const { provider, timeLimit = DEFAULT_TIME_LIMIT } = options;
  const request = createFetch(options.fetch ? { fetch: options.fetch } : {});

  async function exchange(address: string, { method, headers, body }: JsonRequest, signal: AbortSignal) {
    try {
      const response = await request.raw(address, {
        method,
        headers: { Accept: 'application/json, application/problem+json', ...headers },
        ...(body && { body: { ...body } }),
        responseType: 'text',
        retry: method === 'GET' ? 1 : 0,
        signal,
      });
      return { status: response.status, text: response._data ?? '' };
    } catch (error) {
      if (!(error instanceof FetchError) || !error.response) throw error;
      return { status: error.response.status, text: typeof error.data === 'string' ? error.data : '' };
    }
  }

  return async (address, sent) => {
    // ofetch's own limit ends with the headers; this one covers the body too.
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(), timeLimit);
    let answer: { status: number; text: string };
    try {
      answer = await exchange(address, sent, limit.signal);
    } catch (error) {
      const reason = limit.signal.aborted ? `no answer within ${timeLimit} ms` : reasonOf(error);
      throw new NewsletterError(`${provider}: ${reason}`, { status: null, cause: error });
    } finally {
      clearTimeout(timer);
    }
    const { status, text } = answer;
    try {
      return { status, body: JSON.parse(text) as unknown };
    } catch (error) {
      throw new NewsletterError(`${provider}: answered ${status} with something that is not JSON`, {
        status,
        cause: error,
      });
    }
  };
}

/** The innermost message: ofetch and fetch each wrap what went wrong. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? reasonOf(error.cause) : error.message;
}
