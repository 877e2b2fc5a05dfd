import { afterEach, beforeEach, expect, test } from 'vitest';
import type { StoryResponse } from '#protocol/storyblok/cdn.ts';
import { storyUuid } from '#protocol/storyblok/story-uuid.ts';
import type { SeedStory } from './content-seed.ts';
import { type ContentService, createContentService } from './content-service.ts';

let service: ContentService;
let time = Date.parse('2026-11-21T09:00:00.000Z');

beforeEach(async () => {
  service = await createContentService({
    database: ':memory:',
    spaceId: 1,
    spaceName: 'Test',
    domain: 'http://site.example',
    publicToken: 'public',
    previewToken: 'preview',
    managementToken: 'management',
    rateLimit: 0,
    now: () => new Date(time),
  });
});
afterEach(() => service.close());

const seed = (...stories: SeedStory[]) => service.seed({ stories, datasources: [] });
const show = async (slug: string, version = 'published') => {
  const url = `http://content.example/v2/cdn/stories/${slug}?token=preview&cv=0&version=${version}`;
  return ((await (await service.fetch(new Request(url))).json()) as StoryResponse).story;
};
const home: SeedStory = {
  full_slug: 'home',
  name: 'Home',
  content: { component: 'page', body: [{ component: 'cta' }] },
};

test('ids of stories and blocks follow from where they stand', async () => {
  await seed(home);
  const first = await show('home');
  expect(first.uuid).toBe(storyUuid('home'));
  const blocks = first.content.body as { _uid: string }[];
  expect(blocks[0]?._uid).toMatch(/^[0-9a-f-]{36}$/);
  expect(blocks[0]?._uid).not.toBe(first.content._uid);
});

test('seeding again changes nothing; another content is published anew', async () => {
  await seed({ ...home, first_published_at: '2024-05-01T00:00:00.000Z' });
  const first = await show('home');
  expect([first.first_published_at, first.published_at]).toEqual([
    '2024-05-01T00:00:00.000Z',
    '2024-05-01T00:00:00.000Z',
  ]);
  time += 60_000;
  await seed({ ...home, first_published_at: '2024-05-01T00:00:00.000Z' });
  expect(await show('home')).toEqual(first);
  await seed({ ...home, name: 'Welcome', first_published_at: '2024-05-01T00:00:00.000Z' });
  expect(await show('home')).toMatchObject({
    id: first.id,
    name: 'Welcome',
    first_published_at: '2024-05-01T00:00:00.000Z',
    published_at: new Date(time).toISOString(),
  });
});

test('a seed that is refused leaves nothing behind', async () => {
  await expect(seed(home, home)).rejects.toThrow('full_slug "home" occurs twice in the seed');
  expect(await service.isEmpty()).toBe(true);
});

test('drafts of their own, unpublished stories and given uuids are stored', async () => {
  await seed(
    { ...home, draft_content: { component: 'page', heading: 'Soon' } },
    { ...home, full_slug: 'hidden', published: false, uuid: '11111111-1111-4111-8111-111111111111' },
  );
  expect((await show('home')).content.heading).toBeUndefined();
  expect((await show('home', 'draft')).content.heading).toBe('Soon');
  expect(await show('hidden')).toBeUndefined();
  expect(await show('hidden', 'draft')).toMatchObject({
    uuid: '11111111-1111-4111-8111-111111111111',
    published_at: null,
  });
});
