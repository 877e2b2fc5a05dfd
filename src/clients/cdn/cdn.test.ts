import { expect, test, vi } from 'vitest';
import { CdnError } from './cdn.ts';
import { createCloudflare } from './cloudflare.ts';
import { createFastly } from './fastly.ts';

const seconds = { fresh: 60, stale: 300, afterFailure: 86_400 };

function connection(answer = () => new Response('{}')) {
  const send = vi.fn<typeof fetch>(async () => answer());
  return { send, made: { token: 'a token', id: 'site', fetch: send, timeLimit: 1_000 } };
}

const calls = (send: ReturnType<typeof connection>['send']) =>
  send.mock.calls.map(([url, init]) => [String(url), new Headers(init?.headers), JSON.parse(String(init?.body))]);

test('Fastly is asked to purge surrogate keys', async () => {
  const { send, made } = connection();
  await createFastly(made).purge(['story:1', 'slug:caf\u00e9']);
  const [[url, headers, body] = []] = calls(send);
  expect([url, body]).toEqual([
    'https://api.fastly.com/service/site/purge',
    { surrogate_keys: ['story:1', 'slug:caf%C3%A9'] },
  ]);
  expect(headers.get('Fastly-Key')).toBe('a token');
});

test('Cloudflare is asked to purge tags, at most thirty at once', async () => {
  const { send, made } = connection();
  await createCloudflare(made).purge(Array.from({ length: 31 }, (_, index) => `story:${index}`));
  expect(calls(send).map(([url, , body]) => [url, body.tags.length])).toEqual([
    ['https://api.cloudflare.com/client/v4/zones/site/purge_cache', 30],
    ['https://api.cloudflare.com/client/v4/zones/site/purge_cache', 1],
  ]);
  expect(calls(send)[0]?.[1].get('Authorization')).toBe('Bearer a token');
});

test.each([createFastly, createCloudflare])('a purge that is not confirmed is an error', async (create) => {
  const { made } = connection(() => new Response('', { status: 503 }));
  await expect(create(made).purge(['story:1'])).rejects.toThrow(CdnError);
});

test('a CDN that does not answer is not waited for', async () => {
  const silent: typeof fetch = (_url, init) =>
    new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)));
  const { made } = connection();
  const cdn = createFastly({ ...made, fetch: silent, timeLimit: 1 });
  await expect(cdn.purge(['story:1'])).rejects.toThrow(/timeout/);
});

test('each is told what a page is purged by, and how long it may be stored', () => {
  const { made } = connection();
  const stored = 'max-age=60, stale-while-revalidate=300, stale-if-error=86400';
  expect(createFastly(made).headers(['story:1', 'products'], seconds)).toEqual([
    ['surrogate-key', 'story:1 products'],
    ['surrogate-control', stored],
  ]);
  expect(createCloudflare(made).headers(['story:1', 'products'], seconds)).toEqual([
    ['cache-tag', 'story:1,products'],
    ['cloudflare-cdn-cache-control', stored],
  ]);
});

test('a page with more tags than a header takes is not stored by a CDN', () => {
  const tags = Array.from({ length: 2_000 }, (_, index) => `story:${index}`);
  for (const create of [createFastly, createCloudflare])
    expect(create(connection().made).headers(tags, seconds)).toEqual([]);
});
