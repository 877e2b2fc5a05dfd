import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDataCache, type DataCache } from '#cache/data-cache.ts';
import { createContentClient } from '#clients/content/content-client.ts';
import { cachedContent } from './cached-content.ts';

/** A content service with one page, which can be stopped. */
const service = { isDown: false, version: 1, calls: 0 };
async function answer(input: string | URL | Request): Promise<Response> {
  service.calls += 1;
  if (service.isDown) return new Response('', { status: 503 });
  const { pathname } = new URL(String(input instanceof Request ? input.url : input));
  if (pathname.endsWith('/spaces/me')) return Response.json({ space: { version: service.version } });
  if (pathname.endsWith('/links')) {
    return Response.json({ links: { a: { slug: 'about', is_folder: false } } }, { headers: { total: '1' } });
  }
  const story = { full_slug: 'about', content: { component: 'page', title: `About ${service.version}` } };
  return Response.json({ story, cv: service.version, rels: [], links: [] });
}

let cache: DataCache;
const contentOf = () =>
  cachedContent(
    createContentClient({ baseUrl: 'http://content.example/v2', token: 't', rateLimit: 0, fetch: answer }),
    cache,
  );

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(service, { isDown: false, version: 1, calls: 0 });
  cache = createDataCache();
});
afterEach(async () => {
  await cache.close();
  vi.useRealTimers();
});

const day = 86_400_000;

test.each(['published', 'draft'] as const)(
  'the %s links map goes on being given while nothing answers',
  async (version) => {
    const content = contentOf();
    const links = await content.links(version);
    expect(Object.keys(links)).toEqual(['a']);
    service.isDown = true;
    vi.advanceTimersByTime(day);
    expect(await content.links(version)).toEqual(links);
  },
);

test('so does one of an earlier version', async () => {
  const content = contentOf();
  const links = await content.links('published');
  service.version = 2;
  vi.advanceTimersByTime(2_000);
  await content.story('about', { version: 'published' });
  service.isDown = true;
  expect(await content.links('published')).toEqual(links);
});

test('a page that was read goes on being given, one that was not fails', async () => {
  const content = contentOf();
  const query = { version: 'published' } as const;
  const story = await content.story('about', query);
  service.isDown = true;
  vi.advanceTimersByTime(day);
  expect(await content.story('about', query)).toEqual(story);
  await expect(content.story('other', query)).rejects.toThrow();
});

test('an outage costs a few calls, not one for each visitor', async () => {
  const content = contentOf();
  await content.links('published');
  service.isDown = true;
  vi.advanceTimersByTime(day);
  await content.links('published');
  const { calls } = service;
  for (let visitor = 0; visitor < 50; visitor += 1) await content.links('published');
  expect(service.calls).toBe(calls);
});

test('without a links map in memory there is nothing to give', async () => {
  service.isDown = true;
  await expect(contentOf().links('published')).rejects.toThrow();
});

test('a publish is seen as soon as the service answers again', async () => {
  const content = contentOf();
  const query = { version: 'published' } as const;
  await content.story('about', query);
  service.isDown = true;
  vi.advanceTimersByTime(day);
  await content.story('about', query);
  Object.assign(service, { isDown: false, version: 2 });
  vi.advanceTimersByTime(5_001);
  expect((await content.story('about', query))?.content).toMatchObject({ title: 'About 2' });
});
