import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ContentServer, DATABASES, startContentServer } from './content-server.ts';
import { actorByHeader, sendManagement } from './send-management.ts';

const text = { type: 'text', required: true, pos: 0 };
const picture = { fieldtype: 'asset', id: 1, filename: '/f/1001/24x16/aa/x.png', alt: '' };
const link = (cached_url: string, id = '') => ({ fieldtype: 'multilink', linktype: 'story', id, url: '', cached_url });

describe.each(DATABASES)('the publish check on %s', (kind) => {
  let server: ContentServer;
  const story = { page: 0, room: 0, event: 0, footer: 0 };

  beforeAll(async () => {
    server = await startContentServer(kind, { editorOf: actorByHeader });
    const component = (name: string, schema: object) =>
      sendManagement(server, 'POST', 'components', { component: { name, schema } });
    await component('page', { title: text, body: { type: 'bloks', pos: 1 } });
    await component('hero', { media: { type: 'asset' }, link: { type: 'multilink' } });
    await component('room', { accessible: { type: 'boolean' }, accessibility_detail: { type: 'richtext' } });
    await component('event', { timezone: text });
    await component('footer', { footer_text_color: { type: 'text' }, footer_bg_color: { type: 'text' } });
    for (const name of ['page', 'room', 'event', 'footer'] as const) {
      const content = { component: name, title: 'A title' };
      story[name] = (await sendManagement(server, 'POST', 'stories', { story: { name, content } })).body.story.id;
    }
    await sendManagement(server, 'PUT', `stories/${story.page}/publish`);
  });
  afterAll(() => server.close());

  async function check(name: keyof typeof story, content?: object): Promise<string[]> {
    const body = { story: content ? { content: { component: name, ...content } } : {} };
    const answer = await sendManagement(server, 'POST', `stories/${story[name]}/publish_check`, body, 'editor');
    expect(answer.status).toBe(200);
    const findings = answer.body.findings as { severity: string; path: string; message: string }[];
    return findings.map(({ severity, path, message }) => `${severity} ${path}: ${message}`);
  }

  test('what was not saved yet is checked, block by block, and nothing is stored', async () => {
    expect(await check('page')).toEqual([]);
    const hero = { component: 'hero', media: picture, link: link('nowhere') };
    const found = await check('page', { title: '', body: [hero, { component: 'hero', link: link('room') }] });
    expect(found).toEqual([
      expect.stringMatching(/^error title: /),
      'warning body.0.media: /f/1001/24x16/aa/x.png has no alternative text',
      "warning body.0.link: The link to 'nowhere' leads to no story",
      "warning body.1.link: The link to 'room' leads to a story that is not public",
    ]);
    const sound = { component: 'hero', media: { ...picture, alt: 'A stair' }, link: link('/page') };
    expect(await check('page', { title: 'A title', body: [sound, { component: 'hero', link: link('') }] })).toEqual([]);
    expect((await sendManagement(server, 'GET', `stories/${story.page}`)).body.story.content?.title).toBe('A title');
  });

  test('an accessible room says what its guests need to know', async () => {
    const rich = (words: object[]) => ({ type: 'doc', content: [{ type: 'paragraph', content: words }] });
    const missing = ['warning accessibility_detail: An accessible room says what its guests need to know'];
    expect(await check('room', { accessible: true })).toEqual(missing);
    expect(await check('room', { accessible: true, accessibility_detail: rich([]) })).toEqual(missing);
    const words = rich([{ type: 'text', text: 'A door of 32 inches.' }]);
    expect(await check('room', { accessible: true, accessibility_detail: words })).toEqual([]);
    expect(await check('room', { accessible: false })).toEqual([]);
  });

  test('a time zone that there is not keeps an event from being published', async () => {
    expect(await check('event', { timezone: 'America/Detroit' })).toEqual([]);
    expect(await check('event', { timezone: 'America/' })).toEqual([
      "error timezone: There is no time zone 'America/'. Write one such as America/Detroit.",
    ]);
    const path = `stories/${story.event}`;
    const content = { component: 'event', timezone: 'America/' };
    const refused = await sendManagement(server, 'PUT', path, { publish: 1, story: { content } });
    expect(refused.status).toBe(422);
    expect(refused.body).toMatchObject({ 'content.timezone': [expect.stringContaining("no time zone 'America/'")] });
  });

  test('colours that cannot be read are named with their contrast', async () => {
    const colors = (footer_text_color: string, footer_bg_color: string) => ({ footer_text_color, footer_bg_color });
    expect(await check('footer', colors('#777777', '#888888'))).toEqual([
      expect.stringMatching(/^warning footer_text_color: 1\.3 : 1 with the background; at least 4\.5 : 1 can be read/),
    ]);
    expect(await check('footer', colors('#000000', '#ffffff'))).toEqual([]);
  });

  test('a folder, and what is no story, cannot be checked', async () => {
    const folder = await sendManagement(server, 'POST', 'stories', { story: { name: 'Folder', is_folder: true } });
    const path = `stories/${folder.body.story.id}/publish_check`;
    expect((await sendManagement(server, 'POST', path, { story: {} })).status).toBe(404);
    const wrong = await sendManagement(server, 'POST', `stories/${story.page}/publish_check`, {
      story: { content: 1 },
    });
    expect(wrong.status).toBe(422);
  });
});
