import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ContentError } from './content-error.ts';
import { createContentRequest } from './request-content.ts';

const options = { baseUrl: 'http://content.example/v2/', rateLimit: 0, maxRetries: 5, timeoutMs: 1000 };
const path = 'cdn/stories';

describe('a request', () => {
  const sent: Request[] = [];
  const fetch = async (...request: Parameters<typeof globalThis.fetch>) => {
    sent.push(new Request(...request));
    return Response.json({ stories: [] }, { headers: { total: '60', 'per-page': '25' } });
  };
  beforeEach(() => void sent.splice(0));

  test('has nested parameters in brackets, and none that are not there', async () => {
    const filter = { __or: [{ city: { in: 'Detroit' } }, { stars: { gt: 3 } }] };
    await createContentRequest({ ...options, fetch })(path, { filter_query: filter, page: 2, language: undefined });
    expect(decodeURIComponent(sent[0]?.url ?? '')).toBe(
      'http://content.example/v2/cdn/stories?filter_query[__or][][city][in]=Detroit&filter_query[__or][][stars][gt]=3&page=2',
    );
  });

  test('gives the data, and how many there are', async () => {
    const request = createContentRequest({ ...options, fetch });
    expect(await request(path, {})).toEqual({ data: { stories: [] }, total: 60, perPage: 25 });
  });

  test('that changes something sends JSON', async () => {
    const request = createContentRequest({ ...options, fetch, headers: { Authorization: 'token' } });
    await request(path, {}, { method: 'POST', body: { story: { name: 'New' } } });
    expect(sent[0]?.method).toBe('POST');
    expect(sent[0]?.headers.get('Content-Type')).toBe('application/json');
    expect(sent[0]?.headers.get('Authorization')).toBe('token');
    expect(await sent[0]?.json()).toEqual({ story: { name: 'New' } });
  });
});

describe('a 429', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const limited = () => Response.json({ error: 'Rate limit reached' }, { status: 429 });

  test('is tried again five times, one second times the attempt later', async () => {
    const starts: number[] = [];
    const begin = Date.now();
    const fetch = async () => {
      starts.push(Date.now() - begin);
      return limited();
    };
    const answer = expect(createContentRequest({ ...options, fetch })(path, {})).rejects.toMatchObject({ status: 429 });
    await vi.runAllTimersAsync();
    await answer;
    expect(starts).toEqual([0, 1000, 3000, 6000, 10_000, 15_000]);
  });

  test('is over as soon as an answer comes', async () => {
    const answers = [limited(), new Response('slow down', { status: 429 }), Response.json({ stories: [] })];
    const fetch = vi.fn(async () => answers.shift() ?? limited());
    const answer = createContentRequest({ ...options, fetch })(path, {});
    await vi.runAllTimersAsync();
    expect((await answer).data).toEqual({ stories: [] });
    expect(fetch).toHaveBeenCalledTimes(3);
  });

  test('counts every try against the rate limit', async () => {
    const starts: number[] = [];
    const begin = Date.now();
    const fetch = async (url: unknown) => {
      starts.push(Date.now() - begin);
      return String(url).endsWith('limited') && starts.length < 3 ? limited() : Response.json({});
    };
    const request = createContentRequest({ ...options, rateLimit: 1, fetch });
    const answers = [request('limited', {}), request(path, {})];
    await vi.runAllTimersAsync();
    await Promise.all(answers);
    expect(starts).toEqual([0, 1050, 2100]);
  });
});

describe('an answer that may pass', () => {
  const failing = (status: number, times: number) => {
    const fetch = vi.fn(async () => Response.json({ stories: [] }));
    for (let call = 0; call < times; call += 1) fetch.mockResolvedValueOnce(new Response('later', { status }));
    return fetch;
  };

  test.each([408, 409, 425, 500, 502, 503, 504])('%i: a read is asked once more', async (status) => {
    const fetch = failing(status, 1);
    expect((await createContentRequest({ ...options, fetch })(path, {})).data).toEqual({ stories: [] });
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  test('twice is a failure', async () => {
    const fetch = failing(503, 2);
    await expect(createContentRequest({ ...options, fetch })(path, {})).rejects.toMatchObject({ status: 503 });
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  test.each([401, 404, 422])('%i is final', async (status) => {
    const fetch = failing(status, 1);
    await expect(createContentRequest({ ...options, fetch })(path, {})).rejects.toMatchObject({ status });
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test('what changes something is never asked again', async () => {
    const fetch = failing(503, 1);
    const answer = createContentRequest({ ...options, fetch })(path, {}, { method: 'POST', body: {} });
    await expect(answer).rejects.toMatchObject({ status: 503 });
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});

describe('what fails', () => {
  const failure = (fetch: typeof globalThis.fetch, timeoutMs = 1000) =>
    createContentRequest({ ...options, fetch, timeoutMs, maxRetries: 0 })(path, {}).catch((error: unknown) => error);

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

  test.each([
    [{ error: 'So it is' }, 'So it is'],
    [['This record could not be found'], 'This record could not be found'],
    [{ slug: ['has already been taken'] }, 'slug: has already been taken'],
    [{ version: 'is not known' }, 'version: is not known'],
    [{}, 'no reason given'],
  ])('%j, with its reason', async (data, reason) => {
    const error = await failure(async () => Response.json(data, { status: 422 }));
    expect(error).toMatchObject({ status: 422, message: `Content service, cdn/stories: ${reason}` });
  });
});
