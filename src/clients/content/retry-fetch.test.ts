import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ContentError } from './content-error.ts';
import { createRetryFetch, failureOf } from './retry-fetch.ts';

const URL = 'http://content.example/v2/cdn/stories';
const options = { rateLimit: 0, maxRetries: 5, timeoutMs: 1000 };

describe('a 429', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  const limited = () => Response.json({ error: 'Rate limit reached' }, { status: 429 });

  test('is tried again five times, one second times the attempt later', async () => {
    const starts: number[] = [];
    const begin = Date.now();
    const fetch = async () => {
      starts.push(Date.now() - begin);
      return limited();
    };
    const answer = createRetryFetch({ ...options, fetch })(URL, {});
    await vi.runAllTimersAsync();
    expect(starts).toEqual([0, 1000, 3000, 6000, 10_000, 15_000]);
    expect((await answer).status).toBe(429);
  });

  test('is over as soon as an answer comes', async () => {
    const answers = [limited(), new Response('slow down', { status: 429 }), Response.json({ stories: [] })];
    const fetch = vi.fn(async () => answers.shift() ?? limited());
    const answer = createRetryFetch({ ...options, fetch })(URL, {});
    await vi.runAllTimersAsync();
    expect(await (await answer).json()).toEqual({ stories: [] });
    expect(fetch).toHaveBeenCalledTimes(3);
  });

  test('counts every try against the rate limit', async () => {
    const starts: number[] = [];
    const begin = Date.now();
    const fetch = async (url: unknown) => {
      starts.push(Date.now() - begin);
      return String(url).endsWith('limited') && starts.length < 3 ? limited() : Response.json({});
    };
    const patient = createRetryFetch({ ...options, rateLimit: 1, fetch });
    const answers = [patient(`${URL}/limited`, {}), patient(URL, {})];
    await vi.runAllTimersAsync();
    await Promise.all(answers);
    expect(starts).toEqual([0, 1050, 2100]);
  });
});

describe('what fails comes out as an answer that holds its error', () => {
  const failure = async (fetch: typeof globalThis.fetch, timeoutMs = 1000) => {
    const response = await createRetryFetch({ ...options, fetch, timeoutMs, maxRetries: 0 })(URL, {});
    return failureOf(await response.json());
  };

  test('a refused connection', async () => {
    const cause = new TypeError('fetch failed');
    const error = await failure(() => Promise.reject(cause));
    expect(error).toBeInstanceOf(ContentError);
    expect(error).toMatchObject({ status: null, retryable: true, cause });
  });

  test('a body that never ends', async () => {
    const fetch = async (_: unknown, init?: RequestInit) =>
      new Response(
        new ReadableStream({
          start: (controller) => init?.signal?.addEventListener('abort', () => controller.error(init.signal?.reason)),
        }),
      );
    expect(await failure(fetch, 20)).toMatchObject({
      status: null,
      message: 'Content service: no answer within 20 ms',
    });
  });

  test('a page of a proxy instead of JSON', async () => {
    const error = await failure(async () => new Response('<h1>Bad gateway</h1>', { status: 502 }));
    expect(error).toMatchObject({ status: 502, retryable: true, message: 'Content service: the answer is not JSON' });
  });

  test('an empty 404', async () => {
    const error = await failure(async () => new Response('', { status: 404 }));
    expect(error).toMatchObject({ status: 404, retryable: false });
  });

  test('and nothing else does', async () => {
    expect(await failure(async () => Response.json({ story: {} }))).toBeNull();
  });
});
