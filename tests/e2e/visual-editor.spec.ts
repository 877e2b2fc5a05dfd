import { type ContentEditor, contentEditor } from './content-editor.ts';
import { countLoads, openEditor, openInEditor } from './editor-frame.ts';
import { type RunningSite, startSite } from './running-site.ts';
import { expect, test } from './site-test.ts';

type Setting = { site: RunningSite; content: ContentEditor; editor: Awaited<ReturnType<typeof openEditor>> };

let setting: Setting;
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  const editor = await openEditor();
  const site = await startSite({ EDITOR_ORIGIN: editor.origin, DRAFT_ACCESS: 'signed' });
  setting = { site, editor, content: await contentEditor(site) };
});
test.afterAll(async () => {
  await setting.editor.close();
  await setting.site.stop();
});

/** The page of a story in the editor, in edit mode and with its application running. */
async function edited(page: import('@playwright/test').Page, slug: string) {
  const { site, editor, content } = setting;
  const foreign: string[] = [];
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && ![site.address, editor.origin].includes(origin)) foreign.push(request.url());
  });
  const story = await content.story(slug);
  const opened = await openInEditor(page, editor.origin, site.address + content.signedPath(`/${slug}`));
  await expect.poll(() => opened.heard('initialized')).toHaveLength(1);
  await opened.say({ action: 'enterEditmode', reload: true, storyId: story.id, appVersion: 'v2' });
  await opened.frame().locator('html[data-interactive]').waitFor({ timeout: 30_000 });
  return { ...opened, story, foreign };
}

const body = (content: { component: string; body?: unknown }) => content.body as { component: string; _uid: string }[];

test('a press on a section answers with its block, and every block of the page is marked', async ({ page }) => {
  const { frame, heard, story, foreign } = await edited(page, 'hotels/ulysses');
  const [initialized] = await heard('initialized');
  expect(initialized).toMatchObject({
    origin: setting.site.address,
    config: { resolveLinks: 'url', resolveRelations: expect.arrayContaining(['room.hotel']) },
  });
  const hero = body(story.content)[0];
  await expect(frame().locator('[data-section]').first()).toHaveAttribute('data-blok-uid', `${story.id}-${hero?._uid}`);

  // Blocks inside of sections have an element of their own, once the application runs.
  const inner = frame().locator('[data-section] [data-blok-c]');
  await expect.poll(() => inner.count()).toBeGreaterThan(5);
  const marks = await inner.evaluateAll((elements) =>
    elements.map((element) => JSON.parse((element as HTMLElement).dataset.blokC ?? '')),
  );
  for (const mark of marks)
    expect(mark).toEqual({ name: expect.any(String), space: '1001', uid: expect.any(String), id: String(story.id) });

  // What can be pressed inside of a block lets the press through to it; a block itself takes it.
  const pressable = frame().locator('[data-section] :is(a, button):not([data-blok-c])').first();
  await expect(pressable).toHaveCSS('pointer-events', 'none');
  await expect(inner.first()).toHaveCSS('pointer-events', 'auto');

  const path = frame().url();
  await frame().locator('[data-section] h1').click();
  await expect
    .poll(() => heard('edit'))
    .toEqual([
      {
        action: 'edit',
        origin: setting.site.address,
        dataC: { name: hero?.component, space: '1001', uid: hero?._uid, id: String(story.id) },
      },
    ]);
  await frame()
    .locator('footer')
    .click({ position: { x: 2, y: 2 } });
  expect(frame().url()).toBe(path);
  expect(foreign).toEqual([]);
});

test('what is typed shows before it is saved, and what is meant for another story does not', async ({ page }) => {
  const { frame, say, story } = await edited(page, 'hotels/ulysses');
  const [hero, ...rest] = body(story.content);
  const typed = (heading: string) => ({
    ...story,
    content: { ...story.content, body: [{ ...hero, heading }, ...rest] },
  });
  const heading = frame().getByRole('heading', { level: 1 });
  const loads = countLoads(page, frame);

  const served = page.waitForResponse((response) => response.url().includes('/api/draft-page'));
  await say({ action: 'input', story: typed('A heading nobody saved') });
  await expect(heading).toHaveText('A heading nobody saved');
  await say({ action: 'input', story: { ...typed('A heading of another story'), id: story.id + 1 } });
  expect((await served).status()).toBe(200);
  await expect(heading).toHaveText('A heading nobody saved');

  const quote = { component: 'quote', _uid: 'quite-new', text: 'A section nobody saved' };
  await say({ action: 'input', story: { ...story, content: { ...story.content, body: [hero, quote, ...rest] } } });
  const added = frame().locator(`[data-blok-uid="${story.id}-quite-new"]`);
  await expect(added).toContainText('A section nobody saved');
  expect(loads()).toBe(0);
});

test('what is typed while the page starts is shown, and React finds its page as the server wrote it', async ({
  page,
}) => {
  const { site, editor, content } = setting;
  const failures: string[] = [];
  page.on('pageerror', ({ message }) => failures.push(message));
  const story = await content.story('about');
  const typed = [{ _uid: 'early', component: 'quote', text: 'Typed before the page runs' }];
  const opened = await openInEditor(page, editor.origin, site.address + content.signedPath('/about'));
  await expect.poll(() => opened.heard('initialized')).toHaveLength(1);
  await opened.say({ action: 'input', story: { ...story, content: { ...story.content, body: typed } } });
  await expect(opened.frame().getByText('Typed before the page runs')).toBeVisible({ timeout: 30_000 });
  expect(failures).toEqual([]);
});

for (const action of ['change', 'published'] as const) {
  test(`'${action}' loads the page once`, async ({ page }) => {
    const { frame, say, story, heard } = await edited(page, 'about');
    const loads = countLoads(page, frame);
    const message = { action, reload: true, slug: 'about', storyId: story.id, slugChanged: false };
    await Promise.all([say(message), say(message)]);
    await expect.poll(() => heard('initialized')).toHaveLength(2);
    await frame().locator('html[data-interactive]').waitFor({ timeout: 30_000 });
    expect(loads()).toBe(1);
  });
}

test('nobody else may frame a page, and what visitors read has nothing for editors', async ({ request, page }) => {
  const { site, editor, content } = setting;
  const draft = await request.get(site.address + content.signedPath('/about'));
  expect(draft.headers()['content-security-policy']).toContain(`frame-ancestors 'self' ${editor.origin}`);
  expect(await draft.text()).toContain('data-blok-c');
  for (const path of ['/about', '/about?_storyblok=1']) {
    const read = await request.get(site.address + path);
    expect(read.headers()['content-security-policy']).toMatch(/frame-ancestors 'self'$/);
    const html = await read.text();
    for (const part of ['data-blok', 'visual-editor', '_editable']) expect(html).not.toContain(part);
  }
  const other = await openEditor();
  await page.goto(other.origin);
  const blocked = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
  await page.evaluate((src) => {
    const frame = document.createElement('iframe');
    frame.src = src;
    document.body.append(frame);
  }, site.address + content.signedPath('/about'));
  await blocked;
  await other.close();
});

test('the preview of a draft is for who may see drafts', async ({ request }) => {
  const { site, content } = setting;
  const story = await content.story('about');
  const send = (path: string, data: unknown) => request.post(`${site.address}${path}`, { data });
  const signed = content.signedPath('/api/draft-page');
  expect((await send('/api/draft-page?_storyblok=1', { path: '/about', story })).status()).toBe(403);
  expect((await send(signed, { path: '/team', story })).status()).toBe(404);
  const bad = await send(signed, { path: '/about', story: { ...story, content: 'none' } });
  expect([bad.status(), (await bad.json()).error]).toEqual([400, expect.stringContaining('story.content')]);
  const good = await send(signed, { path: '/about', story: { ...story, name: 'Unsaved' } });
  expect([good.status(), (await good.json()).story.name]).toEqual([200, 'Unsaved']);
  expect(good.headers()['cache-control']).toContain('no-store');
});
