import StoryblokClient from 'storyblok-js-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LinksResponse, StoriesResponse, StoryResponse } from '#protocol/storyblok/cdn.ts';
import type { Story } from '#protocol/storyblok/story.ts';
import { storyUuid } from '#protocol/storyblok/story-uuid.ts';
import { FIXTURE, manyRelations } from './content-fixture.ts';
import { type ContentServer, DATABASES, SPACE_ID, startContentServer, TOKENS } from './content-server.ts';

describe.each(DATABASES)('single stories, links and datasources on %s', (kind) => {
  let server: ContentServer;
  beforeAll(async () => {
    server = await startContentServer(kind, { languages: ['de', 'fr'] });
    await server.service.seed(FIXTURE);
    await server.service.seed(manyRelations(60));
  });
  afterAll(() => server.close());

  const client = (accessToken = TOKENS.previewToken) =>
    new StoryblokClient({ accessToken, endpoint: `${server.origin}/v2`, rateLimit: 1000 });
  const show = async (reference: string, query: Record<string, string> = {}) => {
    const url = `${server.origin}/v2/cdn/stories/${reference}?${new URLSearchParams({ token: TOKENS.previewToken, cv: '0', ...query })}`;
    return (await (await fetch(url)).json()) as StoryResponse;
  };
  const get = async <Body>(path: string): Promise<Body> =>
    (await (await fetch(`${server.origin}/v2/cdn/${path}&token=${TOKENS.publicToken}&cv=0`)).json()) as Body;

  test('a story is found by address, id and uuid, and has every field of the contract', async () => {
    const { story, cv, rels, links } = await show('hotels/ulysses');
    expect([typeof cv, rels, links]).toEqual(['number', [], []]);
    expect(Object.keys(story).toSorted()).toEqual(
      [
        'alternates content created_at default_full_slug first_published_at full_slug group_id id is_startpage lang',
        'meta_data name parent_id path position published_at release_id slug sort_by_date tag_list translated_slugs',
        'updated_at uuid',
      ].flatMap((names) => names.split(' ')),
    );
    expect(story).toMatchObject({
      slug: 'ulysses',
      lang: 'default',
      is_startpage: true,
      uuid: storyUuid('hotels/ulysses'),
    });
    expect(story.parent_id).toBeGreaterThan(0);
    expect((await show('home')).story.parent_id).toBe(0);
    for (const reference of ['hotels/ulysses/', 'hotels%2Fulysses', String(story.id), story.uuid]) {
      expect((await show(reference)).story.id).toBe(story.id);
    }
    expect((await show(story.uuid, { find_by: 'uuid' })).story.id).toBe(story.id);
    expect((await show('hotels/ulysses', { content_type: 'hotel' })).story.id).toBe(story.id);
    expect(await show('hotels/ulysses', { content_type: 'page' })).toEqual(['This record could not be found']);
  });

  test('drafts mark their blocks, published stories do not', async () => {
    const draft = (await show('home', { version: 'draft' })).story;
    const [block] = draft.content.body as { _uid: string; _editable: string }[];
    const marker = block?._editable.match(/^<!--#storyblok#(.*)-->$/)?.[1] ?? '{}';
    expect(JSON.parse(marker)).toEqual({
      name: 'hotels_nav',
      space: String(SPACE_ID),
      uid: block?._uid,
      id: String(draft.id),
    });
    expect(JSON.stringify(await show('home'))).not.toContain('_editable');
  });

  test('translations lie over their fields, with a fallback', async () => {
    const texts = async (query: Record<string, string>) => {
      const { story } = await show('home', query);
      expect(JSON.stringify(story)).not.toContain('__i18n__');
      return [story.lang, story.content.title, story.content.intro];
    };
    expect(await texts({})).toEqual(['default', 'Welcome', 'Old houses']);
    expect(await texts({ language: 'de' })).toEqual(['de', 'Willkommen', 'Old houses']);
    expect(await texts({ language: 'de', fallback_lang: 'fr' })).toEqual(['de', 'Willkommen', 'Vieilles maisons']);
    expect(await texts({ language: 'fr' })).toEqual(['fr', 'Welcome', 'Vieilles maisons']);
    expect(await texts({ language: 'xx' })).toEqual(['default', 'Welcome', 'Old houses']);
  });

  test('relations stay uuids in the content and come beside it, one level or two', async () => {
    const names = async (query: Record<string, string>) => (await show('home', query)).rels.map((story) => story.name);
    const fields = 'hotels_nav.hotels,hotel.neighbours';
    expect(await names({ resolve_relations: fields })).toEqual(['Ulysses', 'Neptune']);
    expect(await names({ resolve_relations: 'page.hotels' })).toEqual([]);
    const room = await show('hotels/ulysses/rooms/attic', { resolve_relations: 'room.hotel,hotel.neighbours' });
    expect(room.story.content.hotel).toBe(storyUuid('hotels/ulysses'));
    expect(room.rels.map((story) => story.name)).toEqual(['Ulysses']);
    const deep = await show('hotels/ulysses/rooms/attic', {
      resolve_relations: 'room.hotel,hotel.neighbours',
      resolve_level: '2',
    });
    expect(deep.rels.map((story) => story.name)).toEqual(['Ulysses', 'Neptune']);
  });

  test('more than 50 relations and links are only named', async () => {
    const { rels, rel_uuids, links, link_uuids } = await show('everything', {
      resolve_relations: 'list.items',
      resolve_links: 'url',
    });
    expect([rels, links]).toEqual([[], []]);
    expect(rel_uuids).toEqual(Array.from({ length: 60 }, (_, index) => storyUuid(`many/item-${index}`)));
    expect(link_uuids).toEqual(rel_uuids);
    const batch = await get<StoriesResponse>(`stories?by_uuids=${rel_uuids?.slice(0, 50).join(',')}`);
    expect(batch.stories).toHaveLength(50);
    const { data } = await client().get('cdn/stories/everything', { resolve_relations: ['list.items'] });
    expect((data.story.content.items as Story[]).map((item) => item.name)[59]).toBe('Item 59');
  });

  test.each([
    ['url', ['full_slug', 'id', 'name', 'slug', 'url', 'uuid']],
    [
      'link',
      'alternates full_slug id is_folder is_startpage name parent_id path position published real_path slug uuid'.split(
        ' ',
      ),
    ],
  ])('links of kind %s', async (kind, fields) => {
    const { links } = await show('home', { resolve_links: kind });
    expect(links.map((link) => link.full_slug)).toEqual(['mail/opening', 'hotels/ulysses/rooms/attic']);
    expect(Object.keys(links[0] ?? {}).toSorted()).toEqual(fields);
  });

  test('links of kind story are whole stories, one level or two; kind 0 is none', async () => {
    const names = async (query: Record<string, string>) =>
      (await show('home', query)).links.map((link) => link.name).toSorted();
    expect(await names({ resolve_links: 'story' })).toEqual(['Attic', 'Opening']);
    expect(await names({ resolve_links: '1', resolve_links_level: '2' })).toEqual(['Attic', 'Opening']);
    expect((await show('home', { resolve_links: 'story' })).links[0]).toMatchObject({
      content: { heading: 'We open' },
    });
    expect(await names({ resolve_links: '0' })).toEqual([]);
  });

  test('the list of links has folders and visible stories, in pages and by place', async () => {
    const slugs = async (query: string) =>
      Object.values((await get<LinksResponse>(`links?${query}`)).links).map((link) => link.slug);
    expect(await slugs('starts_with=mail/')).toEqual(['mail', 'mail/opening', 'mail/winter']);
    expect(await slugs('starts_with=hotels/ulysses/&paginated=1&per_page=2&page=2')).toEqual([
      'hotels/ulysses/rooms',
      'hotels/ulysses/rooms/attic',
    ]);
    expect(await slugs(`by_uuid=${storyUuid('mail/winter')}`)).toEqual(['mail/winter']);
    const { parent_id } = (await show('mail/opening')).story;
    expect(await slugs(`with_parent=${parent_id}`)).toEqual(['mail/opening', 'mail/winter']);
    const all = await client(TOKENS.publicToken).getAll('cdn/links', { per_page: 25 } as never);
    expect(all).toHaveLength((await slugs('')).length);
  });

  test('a link has a leading slash in real_path, and dates when asked for', async () => {
    const uuid = storyUuid('mail/opening');
    const plain = (await get<LinksResponse>('links?starts_with=mail/opening')).links[uuid];
    expect(plain).toMatchObject({ uuid, slug: 'mail/opening', real_path: '/mail/opening', published: true });
    expect(plain).not.toHaveProperty('published_at');
    const dated = (await get<LinksResponse>('links?starts_with=mail/opening&include_dates=1')).links[uuid];
    expect(dated?.published_at).toBe('2024-03-02T08:00:00.000Z');
    expect(await get(`links/${uuid}?include_dates=0`)).toEqual({ link: plain });
    expect(await get('links/none?')).toEqual(['This record could not be found']);
  });

  test('datasources, their entries and the tags', async () => {
    const { datasources } = await get<{ datasources: { id: number; slug: string }[] }>('datasources?');
    expect(datasources.map((source) => source.slug)).toEqual(['cities', 'empty']);
    const { id } = datasources[0] ?? {};
    expect(await get('datasources?search=cit')).toMatchObject({ datasources: [{ slug: 'cities' }] });
    expect(await get(`datasources?by_ids=${id}`)).toMatchObject({ datasources: [{ slug: 'cities' }] });
    expect(await get(`datasources/${id}?`)).toMatchObject({ datasource: { slug: 'cities' }, cv: expect.any(Number) });
    expect(await get('datasources/cities?')).toMatchObject({ datasource: { id } });
    expect(await get('datasources/none?')).toEqual(['This record could not be found']);
    const entries = await get('datasource_entries?datasource=cities&per_page=1&page=2');
    expect(entries).toMatchObject({
      datasource_entries: [{ name: 'Baltimore', value: 'baltimore', dimension_value: null }],
    });
    expect(await get('tags?')).toEqual({
      tags: [
        { name: 'news', taggings_count: 1 },
        { name: 'quiet', taggings_count: 2 },
        { name: 'small', taggings_count: 1 },
        { name: 'view', taggings_count: 1 },
      ],
    });
    expect(await get('tags?starts_with=mail')).toMatchObject({ tags: [{ name: 'news' }, { name: 'quiet' }] });
  });

  test('the space returns its languages and the current cv', async () => {
    const { data } = await client(TOKENS.publicToken).get('cdn/spaces/me');
    const { cv } = await show('home');
    expect(data.space).toEqual({
      id: SPACE_ID,
      name: 'Contract tests',
      domain: 'http://site.example',
      version: cv,
      language_codes: ['de', 'fr'],
    });
  });
});
