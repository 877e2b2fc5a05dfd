import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createContentClient } from '#clients/content/content-client.ts';
import { createManagementClient } from '#clients/content/management-client.ts';
import { FIXTURE } from './content-fixture.ts';
import { type ContentServer, DATABASES, SPACE_ID, startContentServer, TOKENS } from './content-server.ts';

describe.each(DATABASES)('the management client against the content service on %s', (kind) => {
  let server: ContentServer;
  beforeAll(async () => {
    server = await startContentServer(kind);
    await server.service.seed(FIXTURE);
  });
  afterAll(() => server.close());

  const management = (token = TOKENS.managementToken) =>
    createManagementClient({ baseUrl: `${server.origin}/v1`, token, spaceId: SPACE_ID, rateLimit: 0 });

  test('publishes what an editor changed, and the site sees it', async () => {
    const content = createContentClient({ baseUrl: `${server.origin}/v2`, token: TOKENS.publicToken, rateLimit: 0 });
    const heading = async () => {
      content.refresh();
      return (await content.story('mail/winter', { version: 'published' }))?.content.heading;
    };
    expect(await heading()).toBe('Snow on the stair');
    const story = await management().storyBySlug('mail/winter');
    expect(story).toMatchObject({ unpublished_changes: true, content: { heading: 'Snow on the stairs' } });
    await management().publish(story?.id ?? 0);
    expect(await heading()).toBe('Snow on the stairs');
    await management().unpublish(story?.id ?? 0);
    expect(await heading()).toBeUndefined();
  });

  test('makes, changes and removes a story', async () => {
    const made = await management().create({ story: { name: 'New', content: { component: 'page' } }, publish: 1 });
    const renamed = await management().update(made.id, { story: { slug: 'newer' } });
    expect([made.full_slug, renamed.full_slug]).toEqual(['new', 'newer']);
    await management().remove(made.id);
    expect(await management().storyBySlug('newer')).toBeNull();
  });

  test('says what was refused', async () => {
    await expect(management('wrong').storyBySlug('home')).rejects.toMatchObject({ name: 'ContentError', status: 401 });
    const taken = management().create({ story: { name: 'Home', content: { component: 'page' } } });
    await expect(taken).rejects.toMatchObject({
      status: 422,
      message: expect.stringContaining('slug: has already been taken'),
    });
    await expect(management().publish(1)).rejects.toMatchObject({ status: 404, retryable: false });
  });

  test('two processes on one database see each other at once', async () => {
    const list = async () => {
      const response = await server.service.fetch(
        new Request(
          `http://content.example/v2/cdn/stories?token=${TOKENS.previewToken}&cv=0&version=draft&by_slugs=shared`,
        ),
      );
      return ((await response.json()) as { stories: { name: string }[] }).stories.map((story) => story.name);
    };
    expect(await list()).toEqual([]);
    const other = await server.openAgain();
    await other.seed({
      stories: [{ full_slug: 'shared', name: 'Shared', content: { component: 'page' } }],
      datasources: [],
    });
    expect(await list()).toEqual(['Shared']);
    const story = await management().storyBySlug('shared');
    await management().remove(story?.id ?? 0);
    const seen = await other.fetch(
      new Request(`http://content.example/v2/cdn/stories?token=${TOKENS.publicToken}&cv=0&by_slugs=shared`),
    );
    expect(((await seen.json()) as { stories: unknown[] }).stories).toEqual([]);
    await other.close();
  });
});
