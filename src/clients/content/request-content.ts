import { ContentError } from './content-error.ts';
import { createThrottle } from './throttle.ts';

/** The wait before the first retry in ms; the second waits twice as long, and so on (docs/reference/requests.md#retries). */
const retryWaitMs = 1000;

/** Answers after which a read is asked once more, as the site's other clients do; a 429 has a rule of its own. */
const passingStatuses = new Set([408, 409, 425, 500, 502, 503, 504]);

export type RequestOptions = {
  /** The API with its version: `https://api.storyblok.com/v2`. */
  baseUrl: string;
  fetch: typeof fetch;
  /** Requests that may begin in a second, retries included, and 0 for no limit; or what resolves when one may. */
  rateLimit: number | (() => Promise<void>);
  /** Retries after a 429. */
  maxRetries: number;
  /** For one try, from its start to the last byte of the body. */
  timeoutMs: number;
  headers?: Record<string, string>;
};

/** Nested values are sent in brackets, lists with empty ones; null and undefined are left out. */
export type RequestQuery = Record<string, unknown>;

/** What the service answered; `total` and `perPage` are those of a list, else 0. */
export type ContentAnswer<Data> = { data: Data; total: number; perPage: number };

export type ContentRequest = <Data>(
  path: string,
  query: RequestQuery,
  init?: { method: 'POST' | 'PUT' | 'DELETE'; body?: unknown },
) => Promise<ContentAnswer<Data>>;

/**
 * Asks the content service or its management API: within the rate limit and the time limit, again after a 429,
 * and a read once more after an answer that may pass. Everything but a 2xx with JSON rejects with a `ContentError`. `Data` is what the vendor documents; it is not checked.
 */
export function createContentRequest(options: RequestOptions): ContentRequest {
  const { baseUrl, maxRetries } = options;
  const turn = typeof options.rateLimit === 'function' ? options.rateLimit : createThrottle(options.rateLimit);

  return async <Data>(path: string, query: RequestQuery, init?: { method: string; body?: unknown }) => {
    const url = new URL(`${baseUrl.replace(/\/$/, '')}/${path}`);
    addParameters(url.searchParams, query);
    const request = {
      method: init?.method ?? 'GET',
      headers: {
        Accept: 'application/json',
        ...(init?.body !== undefined && { 'Content-Type': 'application/json' }),
        ...options.headers,
      },
      ...(init?.body !== undefined && { body: JSON.stringify(init.body) }),
    };
    let waits = 0;
    let mayRepeat = request.method === 'GET';
    for (;;) {
      await turn();
      try {
        return await once<Data>(url, path, request, options);
      } catch (error) {
        const status = error instanceof ContentError ? error.status : null;
        if (status === 429 && waits < maxRetries) {
          waits += 1;
          await new Promise((resolve) => setTimeout(resolve, retryWaitMs * waits));
        } else if (mayRepeat && status !== null && passingStatuses.has(status)) {
          mayRepeat = false;
        } else throw error;
      }
    }
  };
}

async function once<Data>(
  url: URL,
  path: string,
  request: RequestInit,
  { fetch, timeoutMs }: RequestOptions,
): Promise<ContentAnswer<Data>> {
  let status: number | null = null;
  let response: Response;
  let data: unknown;
  try {
    response = await fetch(url.href, { ...request, signal: AbortSignal.timeout(timeoutMs) });
    status = response.status;
    data = status === 204 ? {} : JSON.parse(await response.text());
  } catch (cause) {
    const message = `Content service: ${failureText(cause, timeoutMs)}`;
    throw new ContentError(message, { status: status !== null && status >= 400 ? status : null, cause });
  }
  if (!response.ok) throw new ContentError(`Content service, ${path}: ${refusalText(data)}`, { status, cause: data });
  const numberOf = (header: string) => Number.parseInt(response.headers.get(header) ?? '', 10) || 0;
  return { data: data as Data, total: numberOf('total'), perPage: numberOf('per-page') };
}

function addParameters(parameters: URLSearchParams, value: unknown, name = ''): void {
  if (value === null || value === undefined) return;
  if (Array.isArray(value)) {
    for (const item of value) addParameters(parameters, item, `${name}[]`);
  } else if (typeof value === 'object') {
    for (const [key, entry] of Object.entries(value)) addParameters(parameters, entry, name ? `${name}[${key}]` : key);
  } else {
    parameters.append(name, String(value));
  }
}

function failureText(cause: unknown, timeoutMs: number): string {
  if (cause instanceof Error && cause.name === 'TimeoutError') return `no answer within ${timeoutMs} ms`;
  if (cause instanceof SyntaxError) return 'the answer is not JSON';
  return cause instanceof Error ? cause.message : String(cause);
}

/** The vendor's shapes of an error: `["text"]`, `{"error": "text"}`, `{"field": ["text"]}` and `{"field": "text"}`. */
function refusalText(data: unknown): string {
  if (Array.isArray(data)) return String(data[0] ?? 'no reason given');
  if (data === null || typeof data !== 'object') return 'no reason given';
  if ('error' in data && typeof data.error === 'string') return data.error;
  const [field, problem] =
    Object.entries(data).find(([, value]) => Array.isArray(value) || typeof value === 'string') ?? [];
  if (field === undefined) return 'no reason given';
  return `${field}: ${Array.isArray(problem) ? problem[0] : problem}`;
}
