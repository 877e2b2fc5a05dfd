import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { EditorRole } from '#protocol/editor-roles.ts';
import type { ContentChange } from '#protocol/storyblok/webhook.ts';
import { type ContentServer, DATABASES, startContentServer, TOKENS } from './content-server.ts';
import { actorByHeader, sendManagement } from './send-management.ts';

const content = { component: 'page', title: 'A title' };

describe.each(DATABASES)('what is deleted and what is noted on %s', (kind) => {
  let server: ContentServer;
  let changes: ContentChange[] = [];
  let notes: string[] = [];
  const failures: unknown[] = [];

  beforeAll(async () => {
    server = await startContentServer(kind, {
      onChange: (change) => changes.push(change),
      editorOf: actorByHeader,
      note: async (by, action, detail) => {
        if (detail === 'unnoted') throw new Error('the log is full');
        notes.push(`${by} ${action} ${detail}`);
      },
      report: (_, error) => failures.push(error),
    });
    await send('POST', 'components', {
      component: { name: 'page', is_root: true, schema: { title: { type: 'text', required: true, pos: 0 } } },
    });
  });
  beforeEach(() => {
    changes = [];
    notes = [];
  });
  afterAll(() => server.close());

  const send = (method: string, path: string, body?: object, role?: EditorRole) =>
    sendManagement(server, method, path, body, role);
  const made = async (name: string, fields: object = {}, request: object = {}) =>
    (await send('POST', 'stories', { story: { name, content, ...fields }, ...request })).body.story;
  const publicStatus = async (slug: string) =>
    (await fetch(`${server.origin}/v2/cdn/stories/${slug}?token=${TOKENS.publicToken}&cv=0&version=published`)).status;

  test('a deleted story comes back as it was: its id, its uuid, what is public, what is a draft, its versions', async () => {
    const folder = await made('House', { is_folder: true, content: undefined });
    const story = await made('Start', { parent_id: folder.id, is_startpage: true, slug: 'start' }, { publish: 1 });
    await send('PUT', `stories/${story.id}`, { story: { content: { ...story.content, title: 'Not public yet' } } });
    const before = (await send('GET', `stories/${story.id}`)).body.story;

    await send('DELETE', `stories/${story.id}`, undefined, 'publisher');
    expect([await publicStatus('house'), (await send('GET', `stories/${story.id}`)).status]).toEqual([404, 404]);
    expect((await send('PUT', `stories/${story.id}/undelete`, undefined, 'editor')).status).toBe(403);

    changes = [];
    const { status, body } = await send('PUT', `stories/${story.id}/undelete`, undefined, 'publisher');
    expect(status).toBe(200);
    expect({ ...body.story, lock_version: 0 }).toEqual({ ...before, lock_version: 0 });
    expect(body.story.lock_version).toBeGreaterThan(before.lock_version);
    expect(changes).toMatchObject([{ action: 'published', full_slug: 'house' }]);
    expect(await publicStatus('house')).toBe(200);
    const { versions } = (await send('GET', `versions?model=stories&model_id=${story.id}`)).body;
    expect((versions as { event: string }[]).map(({ event }) => event)).toEqual([
      ...['restore', 'delete', 'update', 'create'],
    ]);
    expect((await send('PUT', `stories/${story.id}/undelete`)).status).toBe(404);
  });

  test('a story whose place or uuid another one has taken does not push it away', async () => {
    const first = await made('Taken');
    await send('DELETE', `stories/${first.id}`);
    const second = await made('Taken');
    expect(second.uuid).toBe(first.uuid);
    const refused = await send('PUT', `stories/${first.id}/undelete`);
    expect([refused.status, refused.body]).toEqual([422, { slug: ['has already been taken'] }]);
    await send('PUT', `stories/${second.id}`, { story: { slug: 'moved-away' } });
    const back = (await send('PUT', `stories/${first.id}/undelete`)).body.story;
    expect(back).toMatchObject({ id: first.id, full_slug: 'taken', published: false });
    expect(back.uuid).not.toBe(second.uuid);
    expect((await send('GET', `stories/${second.id}`)).body.story.uuid).toBe(second.uuid);
  });

  test('whatever is done to content is noted with who did it; drafts are in their versions', async () => {
    const as = 'publisher';
    const { id, content: stored } = (await send('POST', 'stories', { story: { name: 'Noted', content } }, as)).body
      .story;
    await send('PUT', `stories/${id}`, { story: { content: { ...stored, title: 'A draft' } } }, 'editor');
    await send('POST', `stories/${id}/publish_check`, { story: { content } }, 'editor');
    await send('PUT', `stories/${id}/presence`, { presence: { client: 'a' } }, 'editor');
    await send('PUT', `stories/${id}`, { story: { content: stored }, publish: 1 }, as);
    await send('PUT', `stories/${id}`, { story: { slug: 'elsewhere' } }, as);
    await send('GET', `stories/${id}/unpublish`, undefined, as);
    const planned = { story_scheduling: { story_id: id, publish_at: '2099-01-01T00:00:00Z' } };
    const { story_scheduling } = (await send('POST', 'story_schedulings', planned, as)).body;
    await send('DELETE', `story_schedulings/${(story_scheduling as { id: number }).id}`, undefined, as);
    await send('DELETE', `stories/${id}`, undefined, as);
    await send('PUT', `stories/${id}/undelete`, undefined, as);
    await send('POST', 'asset_folders', { asset_folder: { name: 'Fronts' } }, as);
    await send('POST', 'assets', { filename: 'front.jpg' }, 'editor');
    await send('POST', 'datasources', { datasource: { name: 'Moods', slug: 'moods' } });
    await send('POST', 'components', { component: { name: 'refused' } }, as);
    expect(notes.map((note) => note.replace(/\/f\/\S+/, '…'))).toEqual([
      'publisher@ash.example story_created noted',
      'publisher@ash.example story_published noted',
      'publisher@ash.example story_moved elsewhere: /noted → /elsewhere',
      'publisher@ash.example story_unpublished elsewhere',
      `publisher@ash.example story_scheduling_created ${id}`,
      expect.stringMatching(/^publisher@ash.example story_scheduling_deleted \d+$/),
      'publisher@ash.example story_deleted elsewhere',
      'publisher@ash.example story_undeleted elsewhere',
      'publisher@ash.example asset_folder_created Fronts',
      'editor@ash.example asset_created http://site.example…',
      'management token datasource_created Moods',
    ]);
  });

  test('what was written stays written when it cannot be noted', async () => {
    const { status, body } = await send('POST', 'stories', { story: { name: 'Unnoted', content } });
    expect([status, failures]).toEqual([201, [new Error('the log is full')]]);
    expect((await send('GET', `stories/${body.story.id}`)).status).toBe(200);
  });
});
