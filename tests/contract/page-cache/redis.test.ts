import { randomUUID } from 'node:crypto';
import { afterAll, expect, test, vi } from 'vitest';
import { createPageCache, type PageCache } from '#cache/page-cache.ts';
import { emptyNotes } from '#cache/read-notes.ts';
import { shareByRedis } from '#server/page-cache/share-by-redis.ts';

const url = process.env.TEST_REDIS_URL;
if (!url) process.stdout.write('TEST_REDIS_URL is not set: two processes over Redis are not tested\n');

/** Names of this run alone: others may use the same Redis. */
const run = randomUUID();
const key = (name: string) => `US /${run}/${name}`;
/** For a machine that does other things, too. */
const patient = { timeout: 10_000 };
const opened: PageCache[] = [];
const failures = vi.fn();

/** A process: its cache, and how often it rendered. */
function openProcess(redis: string) {
  const rendered = vi.fn();
  const purged = vi.fn();
  const cache = createPageCache({
    lifetimes: { fresh: 60, stale: 60, afterFailure: 120, retry: 5 },
    maxBytes: 1_000_000,
    onPurge: (tags) => purged(...tags),
    async render(key) {
      rendered(key);
      return {
        response: new Response(`by ${rendered.mock.calls.length}`),
        notes: { ...emptyNotes(), tags: new Set([`story:${run}`]) },
      };
    },
    share: shareByRedis(redis, { onError: failures, onReturn: () => {} }),
  });
  opened.push(cache);
  return {
    cache,
    rendered,
    purged,
    page: async (name: string) => cache.find(key(name)) ?? cache.load(key(name), null),
  };
}

afterAll(() => Promise.all(opened.map((cache) => cache.close())));

test.skipIf(!url)('a page is rendered by one process and sent by both; a purge by one reaches both', async () => {
  const [one, two] = [openProcess(url ?? ''), openProcess(url ?? '')];
  const first = await one.page('a');
  await vi.waitFor(async () => expect((await two.page('a'))?.etag).toBe(first?.etag), patient);
  // Until the bus is connected, each would render for itself.
  await vi.waitFor(async () => {
    await one.cache.purge([`probe:${run}`]);
    expect(two.purged).toHaveBeenCalledWith(`probe:${run}`);
  }, patient);

  two.rendered.mockClear();
  const page = await one.page('b');
  await vi.waitFor(async () => expect((await two.page('b'))?.bodies).toEqual(page?.bodies), patient);
  const calls = two.rendered.mock.calls.length;
  await one.cache.purge([`story:${run}`]);
  await vi.waitFor(() => expect(two.cache.find(key('b'))?.startedAt).not.toBe(page?.startedAt), patient);
  expect((await one.page('b'))?.startedAt).toBeGreaterThan(page?.startedAt ?? 0);
  const again = await two.page('b');
  expect(again?.startedAt).toBeGreaterThan(page?.startedAt ?? 0);
  expect(two.rendered.mock.calls.length - calls).toBeLessThanOrEqual(1);
  expect(failures).not.toHaveBeenCalled();
});

test('without Redis each process goes on by itself', async () => {
  const alone = openProcess('redis://127.0.0.1:1');
  const page = await alone.page('c');
  expect(page?.status).toBe(200);
  expect(alone.cache.find(key('c'))?.etag).toBe(page?.etag);
  // The memory knows of the purge at once; the shared layer is not waited for.
  void alone.cache.purge([`story:${run}`]);
  expect(alone.cache.find(key('c'))).toBeNull();
  expect(failures).toHaveBeenCalled();
});
