import StoryblokClient from 'storyblok-js-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SpaceResponse, StoriesResponse, StoryResponse } from '#protocol/storyblok/cdn.ts';
import type { ManagementStory } from '#protocol/storyblok/management.ts';
import { FIXTURE } from './content-fixture.ts';
import { type ContentServer, DATABASES, SPACE_ID, startContentServer, TOKENS } from './content-server.ts';

describe.each(DATABASES)('the management API on %s, through the vendor client', (kind) => {
  let server: ContentServer;
  let management: StoryblokClient;
  const base = `spaces/${SPACE_ID}/stories`;

  beforeAll(async () => {
    server = await startContentServer(kind);
    await server.service.seed(FIXTURE);
    management = new StoryblokClient({
      oauthToken: TOKENS.managementToken,
      endpoint: `${server.origin}/v1`,
      rateLimit: 1000,
    });
  });
  afterAll(() => server.close());

  const post = async (body: object): Promise<ManagementStory> => (await management.post(base, body)).data.story;
  const put = async (id: number, body: object): Promise<ManagementStory> =>
    (await management.put(`${base}/${id}`, body)).data.story;
  const visible = async (slug: string, version: 'draft' | 'published') => {
    const token = version === 'draft' ? TOKENS.previewToken : TOKENS.publicToken;
    const response = await fetch(`${server.origin}/v2/cdn/stories/${slug}?token=${token}&version=${version}`);
    return response.ok ? ((await response.json()) as StoryResponse).story : response.status;
  };
  const cv = async (): Promise<number> => {
    const response = await fetch(`${server.origin}/v2/cdn/spaces/me?token=${TOKENS.publicToken}`);
    return ((await response.json()) as SpaceResponse).space.version;
  };
  const folder = async (slug: string) => {
    const list = await management.get(base, { folder_only: true, with_slug: slug });
    return (list.data.stories as ManagementStory[])[0];
  };

  test('a story is made as a draft, changed, published, withdrawn and deleted', async () => {
    const parent = await folder('mail');
    const made = await post({
      story: { name: 'Spring Fair', parent_id: parent?.id, content: { component: 'mail_article' } },
    });
    expect(made).toMatchObject({ slug: 'spring-fair', full_slug: 'mail/spring-fair', published: false });
    expect(made.content?._uid).toMatch(/^[0-9a-f-]{36}$/);
    expect(await visible('mail/spring-fair', 'published')).toBe(404);
    expect(await visible('mail/spring-fair', 'draft')).toMatchObject({ name: 'Spring Fair' });

    const before = await cv();
    const published = await put(made.id, { story: { content: { ...made.content, heading: 'One' } }, publish: 1 });
    expect(published).toMatchObject({ published: true, unpublished_changes: false });
    expect(await cv()).toBeGreaterThan(before);
    expect(await visible('mail/spring-fair', 'published')).toMatchObject({ content: { heading: 'One' } });

    const changed = await put(made.id, { story: { name: 'Fair', content: { ...made.content, heading: 'Two' } } });
    expect(changed).toMatchObject({ published: true, unpublished_changes: true });
    expect(await visible('mail/spring-fair', 'published')).toMatchObject({
      name: 'Spring Fair',
      content: { heading: 'One' },
    });
    expect(await visible('mail/spring-fair', 'draft')).toMatchObject({ name: 'Fair', content: { heading: 'Two' } });

    await management.get(`${base}/${made.id}/publish`);
    expect(await visible('mail/spring-fair', 'published')).toMatchObject({ name: 'Fair', content: { heading: 'Two' } });
    await management.get(`${base}/${made.id}/unpublish`);
    expect(await visible('mail/spring-fair', 'published')).toBe(404);
    expect(await visible('mail/spring-fair', 'draft')).toMatchObject({ name: 'Fair' });

    await management.delete(`${base}/${made.id}`);
    expect(await visible('mail/spring-fair', 'draft')).toBe(404);
    await expect(management.get(`${base}/${made.id}`)).rejects.toMatchObject({ status: 404 });
    const again = await post({
      story: { name: 'Spring Fair', parent_id: parent?.id, content: { component: 'mail_article' } },
    });
    expect(again.full_slug).toBe('mail/spring-fair');
  });

  test('lists, and the filters of the lists, see a write at once', async () => {
    const list = async () => {
      const url = `${server.origin}/v2/cdn/stories?token=${TOKENS.publicToken}&cv=0&filter_query[mark][in]=fresh`;
      const { stories } = (await (await fetch(url)).json()) as StoriesResponse;
      return stories.map((story) => story.name);
    };
    expect(await list()).toEqual([]);
    const made = await post({ story: { name: 'Fresh', content: { component: 'page', mark: 'fresh' } }, publish: 1 });
    expect(await list()).toEqual(['Fresh']);
    await put(made.id, { story: { content: { component: 'page', mark: 'stale' } }, publish: 1 });
    expect(await list()).toEqual([]);
    await management.delete(`${base}/${made.id}`);
    expect(await list()).toEqual([]);
  });

  test('a draft sent back by an editor is stored without its marks', async () => {
    const made = await post({
      story: { name: 'Marked', content: { component: 'page', body: [{ component: 'cta' }] } },
    });
    const draft = await visible('marked', 'draft');
    const content = typeof draft === 'number' ? null : draft.content;
    expect(content?.body).toMatchObject([{ _editable: expect.stringContaining(`"id":"${made.id}"`) }]);
    const stored = await put(made.id, { story: { content } });
    expect(JSON.stringify(stored)).not.toContain('_editable');
    expect(stored.content?.body).toEqual(made.content?.body);
  });

  test('a folder that moves takes its stories along, and one that is deleted too', async () => {
    const outer = await post({ story: { name: 'Outer', is_folder: true } });
    const inner = await post({ story: { name: 'Inner', is_folder: true, parent_id: outer.id } });
    const content = { component: 'page' };
    await post({ story: { name: 'Start', is_startpage: true, parent_id: inner.id, content }, publish: 1 });
    await post({ story: { name: 'Leaf', parent_id: inner.id, content }, publish: 1 });
    expect(await visible('outer/inner', 'published')).toMatchObject({ name: 'Start', is_startpage: true });
    await put(outer.id, { story: { slug: 'moved' } });
    expect(await visible('outer/inner/leaf', 'published')).toBe(404);
    expect(await visible('moved/inner', 'published')).toMatchObject({ name: 'Start' });
    expect(await visible('moved/inner/leaf', 'published')).toMatchObject({ name: 'Leaf' });
    const intoItself = management.put(`${base}/${outer.id}`, { story: { parent_id: inner.id } } as never);
    await expect(intoItself).rejects.toMatchObject({
      status: 422,
      response: { data: { parent_id: ['is inside the folder'] } },
    });
    await management.delete(`${base}/${outer.id}`);
    expect(await visible('moved/inner/leaf', 'draft')).toBe(404);
  });

  test('stories of one group are alternates of each other', async () => {
    const german = await post({ story: { name: 'Startseite', content: { component: 'page' } } });
    const french = await post({
      story: { name: 'Accueil', group_id: german.group_id, content: { component: 'page' } },
    });
    expect(french.alternates).toMatchObject([{ id: german.id, full_slug: 'startseite', published: false }]);
    expect(await visible('startseite', 'draft')).toMatchObject({
      alternates: [
        {
          id: french.id,
          name: 'Accueil',
          slug: 'accueil',
          published: false,
          full_slug: 'accueil',
          is_folder: false,
          parent_id: 0,
        },
      ],
    });
  });

  test('lists stories and folders without content', async () => {
    const list = await management.get(base, { starts_with: 'mail/', per_page: 2, page: 1, sort_by: 'name:asc' });
    expect(list.total).toBeGreaterThanOrEqual(3);
    expect(list.data.stories).toHaveLength(2);
    expect(list.data.stories[0]).toMatchObject({ full_slug: 'mail/opening', published: true });
    expect(list.data.stories[0].content).toBeUndefined();
    const winter = await management.get(base, { with_slug: 'mail/winter' });
    expect(winter.data.stories).toMatchObject([{ published: true, unpublished_changes: true }]);
  });

  test.each([
    [
      'a taken address',
      { name: 'Home', slug: 'home', content: { component: 'page' } },
      'slug',
      'has already been taken',
    ],
    ['no name', { content: { component: 'page' } }, 'name', 'cannot be blank'],
    ['no content', { name: 'Bare' }, 'content', 'is missing'],
    ['a slash in the slug', { name: 'A', slug: 'a/b', content: { component: 'page' } }, 'slug', 'may not have slashes'],
    ['an unknown folder', { name: 'A', parent_id: 9, content: { component: 'page' } }, 'parent_id', 'is not a folder'],
    ['content without a component', { name: 'A', content: { a: 1 } }, 'content.component', 'expected string'],
  ])('%s is refused by its field', async (_, story, field, problem) => {
    const refused = await management.post(base, { story } as never).catch((error) => error);
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.response.data)).toEqual([field]);
    expect(refused.response.data[field][0]).toContain(problem);
  });

  test('nobody else may write', async () => {
    const write = (headers: Record<string, string>, space = SPACE_ID) =>
      fetch(`${server.origin}/v1/spaces/${space}/stories`, { method: 'POST', headers, body: '{' });
    for (const headers of [{}, { authorization: TOKENS.previewToken }]) {
      const response = await write(headers as Record<string, string>);
      expect([response.status, await response.json()]).toEqual([401, { error: 'Unauthorized' }]);
    }
    expect((await write({ authorization: TOKENS.managementToken })).status).toBe(400);
    expect((await write({ authorization: TOKENS.managementToken }, 1)).status).toBe(404);
  });
});
