import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
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
function openProcess(redis: string, report = vi.fn()) {
  const rendered = vi.fn();
  const purged = vi.fn();
  const cache = createPageCache({
    lifetimes: { fresh: 60, stale: 60, afterFailure: 120, retry: 5 },
    maxBytes: 1_000_000,
    onPurge: (tags) => purged(...tags),
    report,
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

/** A way to Redis that can be cut. */
async function openWay(redis: string) {
  const { hostname, port } = new URL(redis);
  const sockets = new Set<Socket>();
  let isOpen = true;
  const server = createServer((socket) => {
    if (!isOpen) {
      socket.destroy();
      return;
    }
    const onward = connect(Number(port || 6379), hostname);
    for (const end of [socket, onward]) {
      sockets.add(end);
      end
        .on('error', () => {})
        .once('close', () => {
          sockets.delete(end);
          socket.destroy();
          onward.destroy();
        });
    }
    socket.pipe(onward).pipe(socket);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const way = new URL(redis);
  way.host = `127.0.0.1:${(server.address() as { port: number }).port}`;
  return {
    url: way.href,
    cut() {
      isOpen = false;
      for (const socket of sockets) socket.destroy();
    },
    mend() {
      isOpen = true;
    },
    close: () => server.close(),
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

test.skipIf(!url)('a purge that Redis did not take is told when it is there again', async () => {
  const way = await openWay(url ?? '');
  const report = vi.fn();
  const [one, two] = [openProcess(way.url, report), openProcess(url ?? '')];
  await vi.waitFor(async () => {
    await one.cache.purge([`probe-of-way:${run}`]);
    expect(two.purged).toHaveBeenCalledWith(`probe-of-way:${run}`);
  }, patient);
  const page = await two.page('d');
  way.cut();
  await one.cache.purge([`story:${run}`]);
  expect(report).toHaveBeenCalledWith('purge_not_told', { tags: [`story:${run}`] });
  expect(two.purged).not.toHaveBeenCalledWith(`story:${run}`);
  expect(two.cache.find(key('d'))?.etag).toBe(page?.etag);
  way.mend();
  await vi.waitFor(() => expect(two.purged).toHaveBeenCalledWith(`story:${run}`), patient);
  // It was asked for before, so it may be rendered again already: what it was is not sent any more.
  expect(two.cache.find(key('d'))?.startedAt).not.toBe(page?.startedAt);
  way.close();
});
