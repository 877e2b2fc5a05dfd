import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { gzipBody, plainBody } from './compress-page.ts';
import { createPageCache, type PageCache, type PageCacheOptions } from './page-cache.ts';
import { emptyNotes } from './read-notes.ts';

const lifetimes = { fresh: 60, stale: 600, afterFailure: 86_400, retry: 5 };
const start = new Date('2026-06-01T12:00:00Z');

/** What the next rendering answers, and every key that was rendered. */
const site = {
  rendered: [] as string[],
  tags: ['story:1'],
  changesAt: Number.POSITIVE_INFINITY,
  hasFailed: false,
  status: 200,
  headers: {} as Record<string, string>,
  wait: async () => {},
};
const reports = vi.fn();
let cache: PageCache;

const render: PageCacheOptions['render'] = async (key) => {
  site.rendered.push(key);
  const text = `rendering ${site.rendered.length}`;
  const notes = { ...emptyNotes(), tags: new Set(site.tags), changesAt: site.changesAt, hasFailed: site.hasFailed };
  const { status, headers } = site;
  await site.wait();
  return { response: new Response(text, { status, headers }), notes };
};

const open = (maxBytes = 1_000_000) => createPageCache({ lifetimes, maxBytes, render, report: reports });
/** Which rendering a visitor sees. */
async function visit(key = '/a'): Promise<string | null> {
  const page = cache.find(key) ?? (await cache.load(key, null));
  if (!page) return null;
  return Buffer.from(await plainBody(page))
    .toString()
    .replace('rendering ', '');
}
const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1_000);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: start });
  Object.assign(site, { rendered: [], tags: ['story:1'], changesAt: Number.POSITIVE_INFINITY, hasFailed: false });
  Object.assign(site, { status: 200, headers: {}, wait: async () => {} });
  reports.mockClear();
  cache = open();
});
afterEach(async () => {
  await cache.close();
  vi.useRealTimers();
});

test('a thousand requests at once for a cold page render it once', async () => {
  const seen = await Promise.all(Array.from({ length: 1_000 }, () => visit()));
  expect(new Set(seen)).toEqual(new Set(['1']));
  expect(site.rendered).toEqual(['/a']);
});

test('a page is sent as it is, then while a new one is rendered, then not any more', async () => {
  expect(await visit()).toBe('1');
  later(59);
  expect(await visit()).toBe('1');
  expect(site.rendered).toHaveLength(1);
  later(2);
  expect(await visit()).toBe('1');
  await vi.waitFor(async () => expect(await visit()).toBe('2'));
  later(lifetimes.fresh + lifetimes.stale + 1);
  expect(await visit()).toBe('3');
});

test('a page that says something else from an instant on is rendered anew then, for whoever asks', async () => {
  site.changesAt = start.getTime() + 20_000;
  expect(await visit()).toBe('1');
  later(19);
  expect(await visit()).toBe('1');
  later(1);
  expect(await visit()).toBe('2');
});

test('a purge makes pages with its tag old, and no others', async () => {
  await visit('/a');
  site.tags = ['story:2', 'stories:room'];
  await visit('/b');
  expect(await cache.purge(['stories:room', 'story:7'])).toEqual(['/b']);
  expect(await visit('/b')).toBe('3');
  expect(await visit('/a')).toBe('1');
});

test('a page that is purged while it is rendered is rendered again before anybody sees it', async () => {
  const begun = Promise.withResolvers<void>();
  const open = Promise.withResolvers<void>();
  site.wait = () => {
    begun.resolve();
    return open.promise;
  };
  const seen = visit();
  await begun.promise;
  later(1);
  await cache.purge(['story:1']);
  later(1);
  open.resolve();
  expect(await seen).toBe('2');
  expect(await visit()).toBe('2');
});

test.each([
  ['the page says that it cannot be rendered', { status: 500 }],
  ['something that it is made from cannot be read', { hasFailed: true }],
])('while %s the last one is sent, also after a purge', async (_name, failure) => {
  await visit();
  Object.assign(site, failure);
  await cache.purge(['story:1']);
  later(1);
  expect(await visit()).toBe('1');
  expect(site.rendered).toHaveLength(2);
  // Nobody waits for the next try.
  expect(await visit()).toBe('1');
  expect(site.rendered).toHaveLength(2);
  later(lifetimes.retry + 1);
  expect(await visit()).toBe('1');
  Object.assign(site, { status: 200, hasFailed: false });
  later(lifetimes.retry + 1);
  expect(await visit()).toBe('4');
});

test.each([
  ['an error', { status: 500 }],
  ['a page that is not found', { status: 404 }],
  ['a page with a part that could not be read', { hasFailed: true }],
  ['what forbids it', { headers: { 'Cache-Control': 'private, no-store' } }],
])('%s is not stored', async (_name, answer) => {
  Object.assign(site, answer);
  expect([await visit(), await visit()]).toEqual(['1', '2']);
});

test('an answer that sets a cookie is given to nobody else', async () => {
  site.headers = { 'Set-Cookie': 'session=1' };
  expect([await visit(), await visit()]).toEqual([null, null]);
  expect(reports).toHaveBeenCalledWith('page_not_for_everybody', { key: '/a' });
});

test('a redirect is left to the application, which knows the whole query', async () => {
  Object.assign(site, { status: 301, headers: { Location: '/b' } });
  expect(await visit()).toBeNull();
});

test('the memory is bounded by bytes, and keeps what was asked for last', async () => {
  await cache.close();
  cache = open(20_000);
  for (let page = 0; page < 10; page += 1) {
    await visit(`/${page}`);
    await visit('/0');
  }
  expect([cache.find('/0') !== null, cache.find('/1'), cache.find('/9') !== null]).toEqual([true, null, true]);
});

test('after a purge the pages that were asked for are rendered again before anybody asks, the most visited first', async () => {
  for (const key of ['/rare', '/never', '/often']) await visit(key);
  for (const key of ['/rare', '/often', '/often']) cache.find(key);
  const keys = await cache.purge(['story:1']);
  site.rendered = [];
  await cache.renderHottest(keys);
  expect(site.rendered).toEqual(['/often', '/rare']);
  expect(cache.find('/often')).not.toBeNull();
});

test('a page that many ask for is compressed better, and says the same', async () => {
  await visit();
  const quick = cache.find('/a');
  for (let visits = 0; visits < 20; visits += 1) await visit();
  await vi.waitFor(() => expect(cache.find('/a')?.isStrong).toBe(true));
  expect(cache.find('/a')?.etag).toBe(quick?.etag);
  expect(await visit()).toBe('1');
  expect(site.rendered).toHaveLength(1);
});

test('what may have been purged elsewhere is not sent from memory', async () => {
  await visit();
  cache.outdateMemory();
  expect(cache.find('/a')).toBeNull();
});

test('a purge is told to the processes beside, and what they tell is done', async () => {
  const told = vi.fn();
  await cache.close();
  cache = createPageCache({ lifetimes, maxBytes: 1_000_000, render, report: reports, tellPeers: told });
  expect(await visit()).toBe('1');
  await cache.purge(['story:1']);
  expect(told.mock.calls).toEqual([[['story:1']]]);
  expect(await visit()).toBe('2');
  later(1);
  cache.hearPurge(['story:2']);
  expect(await visit()).toBe('2');
  cache.hearPurge(['story:1']);
  // It was asked for, so it is rendered again before anybody asks; nobody is told of what was heard.
  expect(site.rendered).toHaveLength(3);
  expect(await visit()).toBe('3');
  expect(told).toHaveBeenCalledTimes(1);
});

test('a page that may not be stored is rendered for each who asks', async () => {
  await cache.close();
  const mayStore = vi.fn(async (key: string) => key !== '/a?city=1');
  cache = createPageCache({ lifetimes, maxBytes: 1_000_000, render, report: reports, mayStore });
  for (const key of ['/a', '/a?city=1', '/a', '/a?city=1']) await visit(key);
  expect(site.rendered).toEqual(['/a', '/a?city=1', '/a?city=1']);
  expect(mayStore).toHaveBeenCalledTimes(3);
});

test('a stored body holds no more memory than its bytes', async () => {
  const page = await cache.load('/a', null);
  expect(page?.bodies.br.buffer.byteLength).toBe(page?.bodies.br.length);
  if (!page) throw new Error('nothing stored');
  expect(page.bodies.gzip).toBeNull();
  const gzip = await gzipBody(page);
  expect(gzip.buffer.byteLength).toBe(gzip.length);
  expect(cache.find('/a')?.bodies.gzip).toBe(gzip);
});
