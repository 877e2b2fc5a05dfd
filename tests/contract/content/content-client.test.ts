import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createContentClient } from '#clients/content/content-client.ts';
import { ContentError } from '#clients/content/content-error.ts';
import { storyUuid } from '#protocol/storyblok/story-uuid.ts';
import { FIXTURE, manyRelations } from './content-fixture.ts';
import { type ContentServer, DATABASES, startContentServer, TOKENS } from './content-server.ts';

describe.each(DATABASES)('the content client against the content service on %s', (kind) => {
  let server: ContentServer;
  const clientOf = (options: Partial<Parameters<typeof createContentClient>[0]> = {}) =>
    createContentClient({
      baseUrl: `${server.origin}/v2`,
      token: TOKENS.publicToken,
      previewToken: TOKENS.previewToken,
      rateLimit: 0,
      ...options,
    });

  beforeAll(async () => {
    server = await startContentServer(kind);
    await server.service.seed(FIXTURE);
    await server.service.seed(manyRelations(60));
  });
  afterAll(() => server.close());

  test('reads a story by its slug, and null where there is none', async () => {
    const client = clientOf();
    const story = await client.story('hotels/ulysses', { version: 'published' });
    expect(story).toMatchObject({ name: 'Ulysses', full_slug: 'hotels/ulysses', content: { city: 'Baltimore' } });
    expect(await client.story('hotels/nowhere', { version: 'published' })).toBeNull();
    expect(await client.story('../spaces/me', { version: 'published' })).toBeNull();
    expect(await client.story('', { version: 'published' })).toBeNull();
  });

  test('reads drafts with the preview token', async () => {
    const client = clientOf();
    const read = async (version: 'draft' | 'published') =>
      (await client.story('mail/winter', { version }))?.content.heading;
    expect([await read('draft'), await read('published')]).toEqual(['Snow on the stairs', 'Snow on the stair']);
    expect(await client.story('mail/unfinished', { version: 'published' })).toBeNull();
    expect(await client.story('mail/unfinished', { version: 'draft' })).toMatchObject({ name: 'Unfinished' });
  });

  test('puts relations into place two levels deep, without cycles or marks of the client', async () => {
    const story = await clientOf().story('home', {
      version: 'published',
      resolveRelations: ['hotels_nav.hotels', 'hotel.neighbours'],
    });
    const body = story?.content.body as
      | { hotels: { name: string; content: { neighbours: unknown[] } }[] }[]
      | undefined;
    const nav = body?.[0];
    expect(nav?.hotels.map((hotel) => hotel.name)).toEqual(['Ulysses', 'Neptune']);
    expect(nav?.hotels[0]?.content.neighbours).toMatchObject([
      { name: 'Neptune', content: { neighbours: [storyUuid('hotels/ulysses'), storyUuid('hotels/neptune')] } },
    ]);
    expect(nav?.hotels[1]?.content.neighbours).toMatchObject([{ name: 'Ulysses' }, storyUuid('hotels/neptune')]);
    expect(JSON.stringify(story)).not.toContain('_stopResolving');
  });

  test('puts links into place, in fields and in rich text', async () => {
    const story = await clientOf().story('home', { version: 'published', resolveLinks: 'url' });
    const body = story?.content.body as { link?: unknown }[] | undefined;
    expect(body?.[1]?.link).toMatchObject({ story: { full_slug: 'mail/opening', url: 'mail/opening' } });
    expect(JSON.stringify(story)).toContain('"url":"hotels/ulysses/rooms/attic"');
  });

  test('reads more than 50 relations and links in batches of 50', async () => {
    const client = clientOf();
    await client.space();
    const before = server.requests.length;
    const story = await client.story('everything', {
      version: 'published',
      resolveRelations: ['list.items', 'item.items'],
      resolveLinks: 'story',
    });
    const items = story?.content.items as { name: string; content: { items: { name: string }[] } }[];
    expect(items.map((item) => item.name)).toEqual(Array.from({ length: 60 }, (_, index) => `Item ${index}`));
    expect(items[59]?.content.items.map((item) => item.name)).toEqual([
      'Item 0',
      'Item 1',
      'Item 2',
      'Item 3',
      'Item 4',
    ]);
    const ctas = story?.content.ctas as { link: { story: { name: string } } }[];
    expect(ctas.map(({ link }) => link.story.name)).toEqual(items.map((item) => item.name));
    const batches = server.requests.slice(before).filter((request) => request.includes('by_uuids='));
    expect(batches).toHaveLength(4);
  });

  test('keeps relations outside the folder of a list that has more than 50', async () => {
    const { stories } = await clientOf().stories({
      version: 'published',
      startsWith: 'everything',
      resolveRelations: ['list.items'],
    });
    const items = stories[0]?.content.items as { name: string }[] | undefined;
    expect(items?.[59]?.name).toBe('Item 59');
  });

  test('lists stories with a total, and all pages of them', async () => {
    const client = clientOf();
    const list = await client.stories({ version: 'published', startsWith: 'many/', perPage: 10, page: 2 });
    expect(list.total).toBe(60);
    expect(list.stories.map((story) => story.name)).toEqual(
      Array.from({ length: 10 }, (_, index) => `Item ${index + 10}`),
    );
    const all = await client.allStories({ version: 'published', startsWith: 'many/' });
    expect(all.map((story) => story.name)).toEqual(Array.from({ length: 60 }, (_, index) => `Item ${index}`));
    const filtered = await client.stories({ version: 'published', filter: { city: { in: 'Detroit' } } });
    expect(filtered.stories.map((story) => story.name)).toEqual(['The Siren']);
  });

  test('reads the links of every story and folder', async () => {
    const links = await clientOf().links('published');
    expect(links[storyUuid('hotels/ulysses')]).toMatchObject({ slug: 'hotels/ulysses', is_startpage: true });
    expect(links[storyUuid('mail/unfinished')]).toBeUndefined();
    expect(
      Object.values(links)
        .filter((link) => link.is_folder)
        .map((link) => link.slug),
    ).toContain('mail');
  });

  test('reads datasources and the space', async () => {
    const client = clientOf();
    const entries = await client.datasource('cities');
    expect(entries.map(({ name, value }) => [name, value])).toEqual([
      ['Detroit', 'detroit'],
      ['Baltimore', 'baltimore'],
    ]);
    expect(await client.datasource('empty')).toEqual([]);
    expect(await client.space()).toMatchObject({ name: 'Contract tests', domain: 'http://site.example' });
  });

  test('reads the footer at the fixed cv', async () => {
    const before = server.requests.length;
    const footer = await clientOf().footer('published');
    expect(footer?.content.subscribe_heading).toBe('Write to us');
    expect(server.requests.slice(before).some((request) => request.includes('cv=1723735545'))).toBe(true);
  });

  test('shows a new publish after refresh', async () => {
    const client = clientOf({ cvMaxAgeMs: 60_000 });
    const read = () => client.story('changing', { version: 'published' });
    expect(await read()).toBeNull();
    const put = (heading: string) =>
      server.service.seed({
        stories: [{ full_slug: 'changing', name: 'Changing', content: { component: 'page', heading } }],
        datasources: [],
      });
    await put('one');
    const cv = (await client.space()).version;
    client.refresh();
    expect((await read())?.content.heading).toBe('one');
    expect(server.requests.at(-1)).toContain(`cv=${cv}`);
    await put('two');
    client.refresh();
    expect((await read())?.content.heading).toBe('two');
    expect(server.requests.at(-1)).not.toContain(`cv=${cv}&`);
  });

  test('names a refused token', async () => {
    const read = clientOf({ token: 'wrong' }).story('home', { version: 'published' });
    await expect(read).rejects.toThrow(ContentError);
    await expect(read).rejects.toMatchObject({ status: 401, retryable: false });
  });
});
