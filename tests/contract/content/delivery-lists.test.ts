import StoryblokClient from 'storyblok-js-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { StoriesResponse } from '#protocol/storyblok/cdn.ts';
import { storyUuid } from '#protocol/storyblok/story-uuid.ts';
import { FIXTURE } from './content-fixture.ts';
import { type ContentServer, DATABASES, startContentServer, TOKENS } from './content-server.ts';

const HOTELS = ['Ulysses', 'Neptune', 'The Siren'];
const ROOMS = ['Attic', 'Bay queen'];
const MAIL = ['Opening', 'Winter'];
const ALL = ['Home', ...HOTELS, ...ROOMS, ...MAIL, 'Footer'];
const OTHERS = (names: string[]) => ALL.filter((name) => !names.includes(name));
const uuids = (...slugs: string[]) => slugs.map(storyUuid).join(',');

/** Parameters of the stories list, and the names it has with them, in order. */
const LISTS: [Record<string, unknown>, string[]][] = [
  [{}, ALL],
  [{ starts_with: 'mail/' }, MAIL],
  [{ starts_with: 'mail/', version: 'draft' }, ['Opening', 'Winter', 'Unfinished']],
  [{ starts_with: 'hotels/ulysses/' }, ['Ulysses', ...ROOMS]],
  [{ starts_with: 'hotels/ulysses/', is_startpage: 0 }, ROOMS],
  [{ starts_with: 'hotels/ulysses/rooms' }, ROOMS],
  [{ search_term: 'baltimore' }, ['Ulysses']],
  [{ search_term: 'snow stair' }, ['Winter']],
  [{ by_slugs: 'home,/hotels/neptune/' }, ['Home', 'Neptune']],
  [{ by_slugs: 'hotels/*/rooms/*,home' }, ['Home', ...ROOMS]],
  [{ excluding_slugs: 'hotels/*,mail/*' }, ['Home', 'Footer']],
  [{ by_uuids: uuids('mail/winter', 'home') }, ['Home', 'Winter']],
  [{ by_uuids_ordered: uuids('mail/winter', 'home') }, ['Winter', 'Home']],
  [{ with_tag: 'news,view' }, ['Bay queen', 'Opening']],
  [{ is_startpage: 1 }, HOTELS],
  [{ is_startpage: 0, starts_with: 'hotels' }, ROOMS],
  [{ level: 1 }, ['Home']],
  [{ level: 4 }, ROOMS],
  [{ content_type: 'hotel' }, HOTELS],
  [{ content_type: 'room,mail_article' }, [...ROOMS, ...MAIL]],
  [{ in_workflow_stages: '7' }, []],
  [{ from_release: '12', content_type: 'page' }, ['Home']],
  [{ published_at_gt: '2024-03-02 08:00', published_at_lt: '2025-12-02' }, ['Winter']],
  [{ published_at_gte: '2024-03-02T08:00:00Z', published_at_lte: '2025-12-01T08:00:00.000Z' }, MAIL],
  [{ first_published_at_lt: '2024-03-02' }, ['Opening']],
  [{ first_published_at_lte: '2024-03-01T08:00:00Z' }, ['Opening']],
  [{ first_published_at_gt: '2024-03-01T08:00:00Z', first_published_at_lt: '2026-01-01' }, ['Winter']],
  [{ updated_at_lt: '2024-12-31' }, ['Opening']],
  [{ updated_at_gte: '2999-01-01' }, []],
  [{ filter_query: { city: { in: 'Baltimore,Detroit' } } }, ['Ulysses', 'The Siren']],
  [{ filter_query: { city: { not_in: 'Baltimore' } } }, OTHERS(['Ulysses'])],
  [{ filter_query: { city: { like: '*o*' } } }, ['Ulysses', 'Neptune', 'The Siren']],
  [{ filter_query: { city: { like: 'Pro*' } } }, ['Neptune']],
  [{ filter_query: { city: { not_like: '*o*' } } }, OTHERS(HOTELS)],
  [{ filter_query: { amenities: { any_in_array: 'pool,garden' } } }, ['Ulysses']],
  [{ filter_query: { amenities: { all_in_array: 'bar,pool' } } }, ['Ulysses']],
  [{ filter_query: { amenities: { in_array: 'bar' } } }, ['Ulysses', 'Neptune']],
  [{ filter_query: { featured: { exists: '1' } } }, ['Ulysses', 'Neptune']],
  [{ filter_query: { featured: { exists: '0' }, city: { exists: '1' } } }, ['The Siren']],
  [{ filter_query: { opened: { gt_date: '2014-01-01 00:00' } } }, ['Ulysses']],
  [{ filter_query: { opened: { lt_date: '2020-01-01' } } }, ['Neptune']],
  [{ filter_query: { rooms: { gt_int: '52', lt_int: '116' } } }, ['The Siren']],
  [{ filter_query: { rate: { gt_float: '189.4' } } }, ['Ulysses']],
  [{ filter_query: { rate: { lt_float: '189.5' } } }, ['Neptune']],
  [{ filter_query: { subtitle: { is: 'empty' }, city: { is: 'not_empty' } } }, HOTELS],
  [{ filter_query: { amenities: { is: 'empty_array' } } }, ['The Siren']],
  [{ filter_query: { amenities: { is: 'not_empty_array' } } }, ['Ulysses', 'Neptune']],
  [{ filter_query: { featured: { is: 'true' } } }, ['Ulysses']],
  [{ filter_query: { featured: { is: 'false' } } }, ['Neptune']],
  [{ filter_query: { city: { is: 'null' } } }, OTHERS(HOTELS)],
  [{ filter_query: { subtitle: { is: 'not_null' } } }, ['The Siren']],
  [{ filter_query: { 'address.street': { like: '*Read' } } }, ['Ulysses']],
  [{ filter_query: { __or: [{ city: { in: 'Detroit' } }, { heading: { in: 'We open' } }] } }, ['The Siren', 'Opening']],
  [
    {
      content_type: 'hotel',
      filter_query: { __or: [{ rooms: { gt_int: '60', lt_int: '110' } }, { featured: { is: 'false' } }] },
    },
    ['Neptune', 'The Siren'],
  ],
  [{ sort_by: 'name:asc' }, ALL.toSorted()],
  [{ sort_by: 'name:desc' }, ALL.toSorted().reverse()],
  [{ sort_by: 'position:asc' }, ALL.toReversed()],
  [{ sort_by: 'content.rooms:desc', content_type: 'hotel' }, ['Neptune', 'Ulysses', 'The Siren']],
  [{ sort_by: 'content.rooms:desc:int', content_type: 'hotel' }, ['Ulysses', 'The Siren', 'Neptune']],
  [{ sort_by: 'content.rate:asc:float', content_type: 'hotel' }, ['Neptune', 'Ulysses', 'The Siren']],
  [{ sort_by: 'content.rate:desc:float', content_type: 'hotel' }, ['Ulysses', 'Neptune', 'The Siren']],
  [{ sort_by: 'content.rate:desc:float:nulls_first', content_type: 'hotel' }, ['The Siren', 'Ulysses', 'Neptune']],
  [
    { sort_by: 'content.component:asc,name:desc', starts_with: 'hotels' },
    ['Ulysses', 'The Siren', 'Neptune', 'Bay queen', 'Attic'],
  ],
  [{ sort_by: 'first_published_at:asc', starts_with: 'mail' }, MAIL],
  [{ per_page: 2, page: 2, starts_with: 'hotels' }, ['The Siren', 'Attic']],
  [{ page: 99 }, []],
];

describe.each(DATABASES)('lists of stories on %s, through the vendor client', (kind) => {
  let server: ContentServer;
  const client = (accessToken = TOKENS.previewToken) =>
    new StoryblokClient({ accessToken, endpoint: `${server.origin}/v2`, rateLimit: 1000 });

  beforeAll(async () => {
    server = await startContentServer(kind);
    await server.service.seed(FIXTURE);
  });
  afterAll(() => server.close());

  test.each(LISTS)('%o', async (parameters, expected) => {
    const { data } = await client().get('cdn/stories', { ...parameters } as never);
    expect((data as StoriesResponse).stories.map((story) => story.name)).toEqual(expected);
  });

  test('by_ids and excluding_ids', async () => {
    const { data } = await client().get('cdn/stories', { by_slugs: 'home,mail/winter' });
    const [home, winter] = (data as StoriesResponse).stories.map((story) => story.id);
    const names = async (parameters: object) =>
      ((await client().get('cdn/stories', parameters as never)).data as StoriesResponse).stories.map(
        (story) => story.name,
      );
    expect(await names({ by_ids: `${winter},${home}` })).toEqual(['Home', 'Winter']);
    expect(await names({ excluding_ids: `${winter},${home}`, starts_with: 'mail' })).toEqual(['Opening']);
  });

  test('pages have totals, so that getAll reads them all', async () => {
    const page = await client().get('cdn/stories', { per_page: 4, page: 1 });
    expect([page.total, page.perPage]).toEqual([ALL.length, 4]);
    const all = await client().getAll('cdn/stories', { per_page: 2 });
    expect(all.map((story) => story.name)).toEqual(ALL);
    const most = await client().get('cdn/stories', { per_page: 1000 });
    expect(most.perPage).toBe(100);
  });

  test('fields of the content and of the story are left out on request', async () => {
    const { data } = await client().get('cdn/stories', {
      by_slugs: 'hotels/ulysses',
      excluding_fields: 'city,rooms',
      excluding_story_fields: ['alternates', 'created_at'],
    });
    const [story] = (data as StoriesResponse).stories;
    expect(story?.content).toMatchObject({ rate: '189.5' });
    expect(Object.keys(story?.content ?? {})).not.toEqual(expect.arrayContaining(['city']));
    expect(Object.keys(story ?? {})).not.toContain('alternates');
    expect(Object.keys(story ?? {})).toContain('full_slug');
  });
});
