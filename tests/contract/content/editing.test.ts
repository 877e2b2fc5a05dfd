import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EditorRole } from '#protocol/editor-roles.ts';
import type { ContentChange } from '#protocol/storyblok/webhook.ts';
import { type ContentServer, DATABASES, SPACE_ID, startContentServer, TOKENS } from './content-server.ts';
import { actorByHeader, sendManagement } from './send-management.ts';

const text = { type: 'text', required: true };

describe.each(DATABASES)('what editors do on %s', (kind) => {
  let server: ContentServer;
  let time = Date.parse('2026-11-21T09:00:00Z');
  const changes: ContentChange[] = [];

  beforeAll(async () => {
    server = await startContentServer(kind, {
      now: () => new Date(time),
      onChange: (change) => changes.push(change),
      editorOf: actorByHeader,
    });
    await send('POST', 'components', {
      component: { name: 'page', is_root: true, schema: { title: { ...text, pos: 0 } } },
    });
  });
  afterAll(() => server.close());

  const send = (method: string, path: string, body?: object, role?: EditorRole) =>
    sendManagement(server, method, path, body, role);
  const page = (name: string, fields: object = {}, title = 'A title') =>
    send('POST', 'stories', { story: { name, content: { component: 'page', title }, ...fields } });
  const folder = async (name: string) =>
    (await send('POST', 'stories', { story: { name, is_folder: true } })).body.story.id;
  const publicStatus = async (slug: string) =>
    (await fetch(`${server.origin}/v2/cdn/stories/${slug}?token=${TOKENS.publicToken}&cv=0&version=published`)).status;
  const redirects = async () => {
    const { body } = await send('GET', 'datasource_entries?datasource_slug=redirects');
    return (body.datasource_entries as { name: string; value: string }[]).map(({ name, value }) => [name, value]);
  };

  test('a save of what somebody else has saved meanwhile is refused, with what is there now', async () => {
    const { story } = (await page('Locked')).body;
    const save = (title: string, lock: object) =>
      send('PUT', `stories/${story.id}`, { story: { content: { ...story.content, title } }, ...lock });
    const first = await save('First', { lock_version: story.lock_version });
    expect(first.status).toBe(200);
    expect(first.body.story.lock_version).toBeGreaterThan(story.lock_version);
    const second = await save('Second', { lock_version: story.lock_version });
    expect(second.status).toBe(409);
    expect(second.body.error).toBe('The story was saved by somebody else');
    expect(second.body.story.content?.title).toBe('First');
    expect((await save('Second', { lock_version: second.body.story.lock_version })).status).toBe(200);
    expect((await save('Third', { lock_version: story.lock_version, force_update: '1' })).status).toBe(200);
    expect((await save('Fourth', {})).status).toBe(200);
  });

  test('of two saves at once one is refused', async () => {
    const { story } = (await page('Raced')).body;
    const saves = await Promise.all(
      ['One', 'Two'].map((title) =>
        send('PUT', `stories/${story.id}`, {
          story: { content: { component: 'page', title } },
          lock_version: story.lock_version,
        }),
      ),
    );
    expect(saves.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('every change leaves a version, which can be made the draft again', async () => {
    const { story } = (await page('Versions')).body;
    const path = `stories/${story.id}`;
    await send('PUT', path, { story: { content: { ...story.content, title: 'Changed' } } }, 'editor');
    await send('PUT', `${path}/publish`, undefined, 'publisher');
    const list = async () => {
      const { body } = await send('GET', `versions?model=stories&model_id=${story.id}`);
      return body.versions as { id: number; event: string; author: string; is_draft: boolean }[];
    };
    const versions = await list();
    expect(versions.map(({ event, author, is_draft }) => [event, author, is_draft])).toEqual([
      ['publish', 'publisher@ash.example', false],
      ['update', 'editor@ash.example', true],
      ['create', '', true],
    ]);
    const made = versions[2]?.id;
    const shown = await send('GET', `versions/${made}`);
    expect(shown.body.version).toMatchObject({ name: 'Versions', content: { title: 'A title' } });
    const restored = await send('PUT', `${path}/restore_with?version=${made}`);
    expect(restored.body.story).toMatchObject({ unpublished_changes: true, content: { title: 'A title' } });
    expect((await list())[0]?.event).toBe('restore');
    expect((await send('PUT', `${path}/restore_with?version=1`)).status).toBe(404);
    expect((await send('PUT', `${path}/restore_with?version=x`)).body).toEqual({ version: ['is not a number'] });
  });

  test('what the seeds published can be compared and brought back, however often the draft was saved since', async () => {
    const seeded = { component: 'page', title: 'As it was seeded' };
    await server.service.seed({ stories: [{ full_slug: 'seeded', name: 'Seeded', content: seeded }], datasources: [] });
    const { body } = await send('GET', 'stories?with_slug=seeded');
    const [{ id = 0 } = {}] = body.stories as { id?: number }[];
    for (let save = 1; save <= 201; save++)
      await send('PUT', `stories/${id}`, { story: { content: { ...seeded, title: `Save ${save}` } } });
    const pages = await Promise.all(
      [1, 2, 3].map((number) => send('GET', `versions?model=stories&model_id=${id}&per_page=100&page=${number}`)),
    );
    const versions = pages.flatMap(({ body }) => body.versions as { id: number; is_draft: boolean; event: string }[]);
    expect(versions).toHaveLength(201);
    const first = versions[200];
    expect(versions.filter(({ is_draft }) => !is_draft)).toEqual([first]);
    expect(first?.event).toBe('publish');
    const restored = await send('PUT', `stories/${id}/restore_with?version=${first?.id}`);
    expect(restored.body.story).toMatchObject({ unpublished_changes: false, content: { title: 'As it was seeded' } });
  });

  test('a story that does not fit its component is not published, and the answer says where', async () => {
    const { story } = (await page('Unfit', {}, '')).body;
    const refused = await send('PUT', `stories/${story.id}/publish`);
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.body)).toEqual(['content.title']);
    expect(await publicStatus('unfit')).toBe(404);
    const both = await send('POST', 'stories', {
      story: { name: 'Unknown', content: { component: 'nothing' } },
      publish: 1,
    });
    expect([both.status, await publicStatus('unknown')]).toEqual([422, 404]);
    expect((await send('PUT', `stories/${story.id}/publish?force_publish=1`)).status).toBe(200);
    expect(await publicStatus('unfit')).toBe(200);
  });

  test("a story may not have a folder's address unless it is its start page, nor a folder a story's", async () => {
    const id = await folder('Rooms');
    const refused = await page('Rooms');
    expect([refused.status, refused.body]).toEqual([
      422,
      { slug: ['is the address of a folder: its page is its start page'] },
    ]);
    const start = await page('Rooms', { parent_id: id, is_startpage: true });
    expect([start.status, start.body.story.full_slug]).toEqual([201, 'rooms']);
    await folder('Suites');
    const inner = (await page('Suites', { parent_id: await folder('Moved') })).body.story;
    const moved = await send('PUT', `stories/${inner.id}`, { story: { parent_id: 0 } });
    expect([moved.status, moved.body]).toEqual([refused.status, refused.body]);
    const into = await send('PUT', `stories/${inner.id}`, { story: { parent_id: start.body.story.id } });
    expect([into.status, into.body]).toEqual([422, { parent_id: ['is not a folder'] }]);
    await page('Alone');
    const taken = await send('POST', 'stories', { story: { name: 'Alone', is_folder: true } });
    expect([taken.status, taken.body]).toEqual([422, { slug: ['is the address of a story'] }]);
    expect((await page('Dots', { slug: '..' })).body).toEqual({ slug: ['may not be dots alone'] });
  });

  test('published pages that move are named, and leave redirects where that is wanted', async () => {
    const id = await folder('Guides');
    const { story } = (await page('Detroit', { parent_id: id })).body;
    await page('Draft', { parent_id: id });
    await send('PUT', `stories/${story.id}/publish`);
    const quiet = await send('PUT', `stories/${story.id}`, { story: { slug: 'motown' } });
    expect(quiet.body.moved).toEqual([{ from: '/guides/detroit', to: '/guides/motown' }]);
    expect(await redirects()).toEqual([]);
    const moved = await send('PUT', `stories/${id}`, { story: { slug: 'cities' }, redirect: true });
    expect(moved.body.moved).toEqual([{ from: '/guides/motown', to: '/cities/motown' }]);
    expect(await redirects()).toEqual([['/guides/motown', '/cities/motown']]);
    // What moves on takes its redirects along; what comes back has none.
    await send('PUT', `stories/${story.id}`, { story: { slug: 'detroit' }, redirect: 1 });
    expect(Object.fromEntries(await redirects())).toEqual({
      '/guides/motown': '/cities/detroit',
      '/cities/motown': '/cities/detroit',
    });
    await send('PUT', `stories/${story.id}`, { story: { slug: 'motown' }, redirect: 1 });
    expect(Object.fromEntries(await redirects())).toEqual({
      '/guides/motown': '/cities/motown',
      '/cities/detroit': '/cities/motown',
    });
  });

  test('what is scheduled is published once it is due, once, by whichever process', async () => {
    const { story } = (await page('Later')).body;
    const other = await server.openAgain();
    const schedule = (publish_at: string, action = 'publish') =>
      send('POST', 'story_schedulings', { story_scheduling: { story_id: story.id, publish_at, action } });
    expect((await schedule('2026-11-21T08:00:00Z')).body).toEqual({ publish_at: ['is in the past'] });
    expect((await schedule('tomorrow')).status).toBe(422);
    expect((await schedule('2026-11-21T11:00:00+01:00')).body.story_scheduling).toMatchObject({
      publish_at: '2026-11-21T10:00:00.000Z',
      status: 'scheduled',
    });
    await schedule('2026-11-21T12:00:00Z', 'unpublish');
    await Promise.all([server.service.runSchedule(), other.runSchedule()]);
    expect(await publicStatus('later')).toBe(404);

    time = Date.parse('2026-11-21T10:00:00Z');
    changes.length = 0;
    await Promise.all([server.service.runSchedule(), other.runSchedule()]);
    await other.close();
    expect(await publicStatus('later')).toBe(200);
    expect(changes.map(({ action, story_id }) => [action, story_id])).toEqual([['published', story.id]]);
    time = Date.parse('2026-11-21T13:00:00Z');
    await server.service.runSchedule();
    expect(await publicStatus('later')).toBe(404);

    const unfit = (await page('Never', {}, '')).body.story;
    await send('POST', 'story_schedulings', {
      story_scheduling: { story_id: unfit.id, publish_at: '2026-11-21T14:00:00Z' },
    });
    time = Date.parse('2026-11-21T15:00:00Z');
    await server.service.runSchedule();
    await server.service.runSchedule();
    const { body } = await send('GET', `story_schedulings?story_id=${unfit.id}`);
    expect(body.story_schedulings).toMatchObject([{ status: 'failed', error: 'The story cannot be published' }]);
  });

  test('each role does what it may, and nobody else anything', async () => {
    const { story } = (await page('Roles')).body;
    const path = `stories/${story.id}`;
    const title = (value: string) => ({ story: { content: { component: 'page', title: value } } });
    const statuses = async (requests: [string, string, object?][], role: EditorRole) =>
      Promise.all(requests.map(async ([method, address, body]) => (await send(method, address, body, role)).status));
    expect(await statuses([['PUT', path, title('By an editor')]], 'editor')).toEqual([200]);
    const shows: [string, string, object?][] = [
      ['PUT', `${path}/publish`],
      ['PUT', path, { ...title('x'), publish: 1 }],
      ['POST', 'stories', { story: { name: 'Shown', content: { component: 'page', title: 'x' } }, publish: 1 }],
      ['POST', 'story_schedulings', { story_scheduling: { story_id: story.id, publish_at: '2027-01-01T00:00:00Z' } }],
      ['POST', 'datasources', { datasource: { name: 'Roles', slug: 'roles' } }],
    ];
    expect(await statuses(shows, 'editor')).toEqual([403, 403, 403, 403, 403]);
    expect(await statuses(shows, 'publisher')).toEqual([200, 200, 201, 201, 201]);
    const published: [string, string, object?][] = [
      ['PUT', path, { story: { slug: 'elsewhere' } }],
      ['DELETE', path],
    ];
    expect(await statuses(published, 'editor')).toEqual([403, 403]);
    const current = await send('GET', path);
    expect(
      await statuses(
        [['PUT', path, { story: { ...current.body.story, content: { component: 'page', title: 'y' } } }]],
        'editor',
      ),
    ).toEqual([200]);
    const model: [string, string, object?][] = [['POST', 'components', { component: { name: 'by_role' } }]];
    expect(await statuses(model, 'publisher')).toEqual([403]);
    expect(await statuses(model, 'administrator')).toEqual([201]);
    expect((await fetch(`${server.origin}/v1/spaces/${SPACE_ID}/${path}`)).status).toBe(401);
  });

  test('components, groups and folders are made, changed and removed; what is wrong is named', async () => {
    const group = (await send('POST', 'component_groups', { component_group: { name: 'Heroes' } })).body
      .component_group as { id: number; uuid: string };
    const inner = await send('POST', 'component_groups', { component_group: { name: 'Inner', parent_id: group.id } });
    expect(inner.body.component_group).toMatchObject({ parent_id: group.id, parent_uuid: group.uuid });
    const made = await send('POST', 'components', {
      component: { name: 'hero', component_group_uuid: group.uuid, schema: { title: { type: 'text', pos: 0 } } },
    });
    const { id } = made.body.component as { id: number };
    expect(made.body.component).toMatchObject({
      real_name: 'hero',
      is_nestable: true,
      component_group_uuid: group.uuid,
    });
    expect((await send('POST', 'components', { component: { name: 'hero' } })).body).toEqual({
      name: ['has already been taken'],
    });
    expect((await send('POST', 'components', { component: { name: 'a b', schema: { x: {} } } })).status).toBe(422);
    await send('PUT', `components/${id}`, { component: { display_name: 'Hero' } });
    const list = await send('GET', `components?in_group=${group.uuid}`);
    expect(list.body.components).toMatchObject([{ display_name: 'Hero', schema: { title: { type: 'text' } } }]);
    await send('DELETE', `component_groups/${group.id}`);
    const groups = (await send('GET', 'component_groups')).body.component_groups;
    expect(groups).toMatchObject([{ name: 'Inner', parent_id: null, parent_uuid: null }]);
    expect((await send('DELETE', `components/${id}`)).status).toBe(200);
    expect((await send('GET', `components/${id}`)).status).toBe(404);
    expect((await send('POST', 'components', {})).status).toBe(422);
  });

  test('datasources and their entries', async () => {
    const { datasource } = (await send('POST', 'datasources', { datasource: { name: 'Beds', slug: 'beds' } })).body;
    const add = (name: string) =>
      send('POST', 'datasource_entries', { datasource_entry: { name, value: name, datasource_id: datasource.id } });
    const { datasource_entry } = (await add('King')).body;
    await add('Queen');
    expect((await add('King')).body).toEqual({ name: ['has already been taken'] });
    changes.length = 0;
    await send('PUT', `datasource_entries/${datasource_entry.id}`, { datasource_entry: { value: 'king' } });
    expect(changes).toMatchObject([{ datasource_slug: 'beds' }]);
    const { body } = await send('GET', `datasource_entries?datasource_id=${datasource.id}`);
    expect(body.datasource_entries).toMatchObject([
      { name: 'King', value: 'king' },
      { name: 'Queen', value: 'Queen' },
    ]);
    await send('DELETE', `datasource_entries/${datasource_entry.id}`);
    expect((await send('POST', 'datasources', { datasource: { name: 'Beds', slug: 'beds' } })).body).toEqual({
      slug: ['has already been taken'],
    });
    expect((await send('DELETE', `datasources/${datasource.id}`)).status).toBe(200);
    expect((await send('GET', `datasources/${datasource.id}`)).status).toBe(404);
  });
});
