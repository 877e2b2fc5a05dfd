import { describe, expect, test } from 'vitest';
import type { Story } from '#protocol/storyblok/story.ts';
import { createContentClient } from './content-client.ts';
import { ContentError } from './content-error.ts';

/** A delivery API behind a CDN: an address once answered is answered the same for ever. */
function cachingService() {
  let cv = 100;
  const cached = new Map<string, unknown>();
  const requests: URL[] = [];
  const fetch = async (input: unknown) => {
    const url = new URL(String(input));
    requests.push(url);
    if (url.pathname.endsWith('/spaces/me')) return Response.json({ space: { version: cv } });
    if (!cached.has(url.href))
      cached.set(url.href, { story: { uuid: 'f', content: { made_at: cv } }, cv, rels: [], links: [] });
    return Response.json(cached.get(url.href));
  };
  return { fetch: fetch as typeof globalThis.fetch, requests, publish: () => ++cv };
}

const connect = (fetch: typeof globalThis.fetch, more = {}) =>
  createContentClient({ baseUrl: 'http://content.example/v2/', token: 'public', rateLimit: 0, fetch, ...more });

test('a publish is seen once the known cv is old, not before', async () => {
  const service = cachingService();
  const slow = connect(service.fetch, { cvMaxAgeMs: 60_000 });
  const eager = connect(service.fetch, { cvMaxAgeMs: 0 });
  const madeAt = async (client: typeof slow) => (await client.story('home', { version: 'published' }))?.content.made_at;
  expect([await madeAt(slow), await madeAt(eager)]).toEqual([100, 100]);
  service.publish();
  expect([await madeAt(slow), await madeAt(eager)]).toEqual([100, 101]);
  slow.refresh();
  expect(await madeAt(slow)).toBe(101);
});

test('after the space was read, or its cv given, no read is older', async () => {
  const service = cachingService();
  const client = connect(service.fetch, { cvMaxAgeMs: 60_000 });
  const madeAt = async () => (await client.story('home', { version: 'published' }))?.content.made_at;
  expect(await madeAt()).toBe(100);
  service.publish();
  expect((await client.space()).version).toBe(101);
  expect(await madeAt()).toBe(101);
  client.refresh(service.publish());
  expect(await madeAt()).toBe(102);
  client.refresh(99);
  expect(await madeAt()).toBe(102);
});

test('a question for the cv that was under way during a refresh does not count', async () => {
  const service = cachingService();
  let release = () => {};
  let blocked: Promise<void> | undefined = new Promise((resolve) => {
    release = resolve;
  });
  const client = connect(async (input) => {
    const response = await service.fetch(input as string);
    if (String(input).includes('/spaces/me')) await blocked;
    return response;
  });
  const madeAt = async () => (await client.story('home', { version: 'published' }))?.content.made_at;
  const early = madeAt();
  await expect.poll(() => service.requests.length).toBe(1);
  service.publish();
  client.refresh();
  blocked = undefined;
  const late = madeAt();
  release();
  expect(await Promise.all([early, late, madeAt()])).toEqual([expect.any(Number), 101, 101]);
});

test('a publish of the footer shows, although it is read at the fixed cv', async () => {
  const service = cachingService();
  const client = connect(service.fetch, { cvMaxAgeMs: 0 });
  expect((await client.footer('published'))?.content.made_at).toBe(100);
  service.publish();
  expect((await client.footer('published'))?.content.made_at).toBe(101);
  const cvs = service.requests
    .filter((url) => url.pathname.includes('footer'))
    .map((url) => url.searchParams.get('cv'));
  expect(cvs).toEqual(['1723735545', '1723735545', '101']);
});

test('drafts are asked for with the preview token and without cv', async () => {
  const service = cachingService();
  await connect(service.fetch, { previewToken: 'preview' }).story('home', { version: 'draft' });
  expect(service.requests.map((url) => [url.pathname, url.search])).toEqual([
    ['/v2/cdn/stories/home', '?version=draft&token=preview'],
  ]);
});

test('unsaved content gets its relations and links as a read story does', async () => {
  const story = (uuid: string, content: Story['content']): Story => {
    const fields: Partial<Story> = { id: 1, uuid, name: uuid, slug: uuid, full_slug: uuid, path: null, content };
    // Only the fields that are read here.
    return fields as Story;
  };
  const stored = [
    story('hotel', { _uid: 'h', component: 'hotel', city: 'city' }),
    story('city', { _uid: 'c', component: 'city' }),
    story('team', { _uid: 't', component: 'page' }),
  ];
  const asked: string[] = [];
  const client = connect(async (input) => {
    const uuids = new URL(String(input)).searchParams.get('by_uuids')?.split(',') ?? [];
    asked.push(uuids.join());
    const stories = stored.filter(({ uuid }) => uuids.includes(uuid));
    return Response.json({ stories, cv: 1, rels: [], links: [] }, { headers: { total: '2', 'per-page': '50' } });
  });
  const link = { fieldtype: 'multilink', linktype: 'story', id: 'team' };
  const unsaved = story('room', { _uid: 'r', component: 'room', hotel: 'hotel', link });
  const query = { version: 'draft', resolveRelations: ['room.hotel', 'hotel.city'], resolveLinks: 'url' } as const;
  const { content } = await client.resolve(unsaved, query);
  expect(content).toMatchObject({
    hotel: { uuid: 'hotel', content: { city: { uuid: 'city' } } },
    link: { story: { uuid: 'team', url: 'team' } },
  });
  expect(asked).toEqual(['hotel,team', 'city']);
  expect(unsaved.content.hotel).toBe('hotel');
});

test('reads at once share one question for the cv', async () => {
  const service = cachingService();
  const client = connect(service.fetch);
  await Promise.all(['a', 'b', 'c'].map((slug) => client.story(slug, { version: 'published' })));
  expect(service.requests.filter((url) => url.pathname.endsWith('/spaces/me'))).toHaveLength(1);
});

describe('failures', () => {
  const failing = (answer: () => Promise<Response>) =>
    connect(answer, { maxRetries: 0 }).story('home', { version: 'draft' });

  test.each([
    ['401', 401, false],
    ['422', 422, false],
    ['429', 429, true],
    ['500', 500, true],
  ])('%s', async (_, status, retryable) => {
    const read = failing(async () => Response.json({ error: 'So it is' }, { status }));
    await expect(read).rejects.toThrow(ContentError);
    await expect(read).rejects.toMatchObject({
      status,
      retryable,
      message: 'Content service, cdn/stories/home: So it is',
    });
  });

  test('no connection keeps its cause', async () => {
    const cause = new TypeError('fetch failed');
    await expect(failing(() => Promise.reject(cause))).rejects.toMatchObject({ status: null, retryable: true, cause });
  });

  test('a missing record is null, also when the answer is empty', async () => {
    expect(await failing(async () => new Response('', { status: 404 }))).toBeNull();
    expect(await failing(async () => Response.json(['This record could not be found'], { status: 404 }))).toBeNull();
  });

  test('without the space, the last known cv goes on being used', async () => {
    const service = cachingService();
    let down = false;
    const client = connect(
      async (input) => {
        if (down && String(input).includes('/spaces/me')) return Response.json({ error: 'down' }, { status: 500 });
        return service.fetch(input as string);
      },
      { cvMaxAgeMs: 0 },
    );
    await client.story('home', { version: 'published' });
    down = true;
    service.publish();
    expect((await client.story('home', { version: 'published' }))?.content.made_at).toBe(100);
  });
});
