import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type ContentEditor, contentEditor } from './content-editor.ts';
import {
  form,
  logInTo,
  makeAccount,
  ofTheFrame,
  open,
  openBlock,
  picture,
  preview,
  save,
  status,
} from './editor-steps.ts';
import { type RunningSite, startSite } from './running-site.ts';
import { expect, expectAccessible, test } from './site-test.ts';

const publisher = { email: 'pia@ash.example', password: 'a lamp in every window' };
const administrator = { email: 'ada@ash.example', password: 'a key to every door' };

let site: RunningSite;
let content: ContentEditor;
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  site = await startSite({ DRAFT_ACCESS: 'signed' });
  content = await contentEditor(site);
  makeAccount(site, publisher, 'publisher');
  makeAccount(site, administrator, 'administrator');
});
test.afterAll(() => site.stop());

const logIn = (page: Page) => logInTo(site, page, publisher);
const visit = async (page: Page, path: string) => (await page.request.get(site.address + path)).status();
const blocks = (page: Page, list: string) =>
  form(page).getByRole('group', { name: list, exact: true }).locator('> ol > li');

test('a draft saves itself, its changes stand beside what is public, and the page is withdrawn and shown again', async ({
  page,
}) => {
  await logIn(page);
  await open(page, 'Press');
  await form(page).getByLabel('Seo title').fill('Saved by nobody’s hand');
  await expect(status(page)).toContainText('There are changes.');
  await expect(status(page)).toContainText('All changes are saved. An older version is public.');
  expect((await content.story('press')).content.seo_title).toBe('Saved by nobody’s hand');

  await page.getByText('Changes since it was published').press('Enter');
  const change = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'seo_title' }) });
  await expect(change.getByRole('cell').nth(1)).toHaveText('Saved by nobody’s hand');
  await expect(change.getByRole('cell').nth(0)).not.toHaveText('Saved by nobody’s hand');

  const stage = page.getByTitle('Preview of Press');
  for (const [name, width] of [
    ['Phone', 390],
    ['Tablet', 820],
    ['Desktop', 1280],
  ] as const) {
    const button = page.getByRole('group', { name: 'Width of the preview' }).getByRole('button', { name });
    await button.press('Enter');
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect
      .poll(() =>
        preview(page)
          .locator('body')
          .evaluate(() => innerWidth),
      )
      .toBe(width);
    const box = await stage.boundingBox();
    expect(box?.width).toBeLessThanOrEqual(width);
  }

  await page.getByRole('button', { name: 'Unpublish' }).press('Enter');
  await expect(status(page)).toContainText('Not public.');
  await expect.poll(() => visit(page, '/press')).toBe(404);
  await page.getByRole('button', { name: 'Publish', exact: true }).press('Enter');
  await expect(status(page)).toContainText('Public.');
  await expect.poll(() => visit(page, '/press')).toBe(200);
});

test('a block is moved by dragging, duplicated, and carried to another story', async ({ page }) => {
  await logIn(page);
  await open(page, 'Team');
  const body = blocks(page, 'Body (required)');
  const before = (await content.story('team')).content.body as { _uid: string; component: string }[];
  await body.nth(0).locator('summary').first().dragTo(body.nth(1).locator('summary').first());
  await save(page).click();
  await expect(status(page)).toContainText('All changes are saved.');
  const uids = async (slug: string) =>
    ((await content.story(slug)).content.body as { _uid: string }[]).map(({ _uid }) => _uid);
  const [first, second, ...rest] = before.map(({ _uid }) => _uid);
  await expect.poll(() => uids('team')).toEqual([second, first, ...rest]);

  await body
    .nth(0)
    .getByRole('button', { name: /^Duplicate / })
    .press('Enter');
  await expect(body).toHaveCount(before.length + 1);
  await body
    .nth(0)
    .getByRole('button', { name: /^Copy / })
    .press('Enter');
  await open(page, 'About');
  const target = blocks(page, 'Body (required)');
  const count = await target.count();
  await form(page)
    .getByRole('group', { name: 'Body (required)', exact: true })
    .getByRole('button', { name: 'Paste', exact: true })
    .last()
    .press('Enter');
  await expect(target).toHaveCount(count + 1);
  await save(page).click();
  await expect(status(page)).toContainText('All changes are saved.');
  const pasted = ((await content.story('about')).content.body as { _uid: string; component: string }[]).at(-1);
  expect(pasted?.component).toBe(before[1]?.component);
  expect([...(await uids('team'))]).not.toContain(pasted?._uid);
});

test('a link follows a story of the site, a duplicate is a draft, and what is deleted comes back public', async ({
  page,
}) => {
  await logIn(page);
  await open(page, 'About');
  await openBlock(page, /^Cta/);
  const link = form(page).getByRole('group', { name: 'Link (required)' });
  await link.getByLabel('Leads to').selectOption('story');
  await link.getByText('Choose a page: Link (required)').press('Enter');
  await link.getByRole('searchbox').fill('careers');
  await link.getByRole('button', { name: /\/careers$/ }).press('Enter');
  await link.getByLabel('Part of the page (anchor)').fill('open');
  await save(page).click();
  await expect(status(page)).toContainText('All changes are saved.');
  const body = (await content.story('about')).content.body as { component: string; link?: object }[];
  expect(body.find(({ component }) => component === 'cta')?.link).toMatchObject({
    ...{ linktype: 'story', cached_url: 'careers', anchor: 'open' },
    id: expect.stringMatching(/^[\da-f-]{36}$/),
  });

  await open(page, 'Investors');
  await page.getByText('Name, address, folder, copy, delete').press('Enter');
  await page.getByRole('button', { name: 'Duplicate the story' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Investors, copy');
  await expect(status(page)).toContainText('Not public.');

  await open(page, 'investors');
  await expect(page.getByText('/investors', { exact: true }).last()).toBeVisible();
  const { id } = await content.story('investors');
  await page.getByText('Name, address, folder, copy, delete').press('Enter');
  await page.getByRole('button', { name: 'Delete the story' }).press('Enter');
  const undo = page.getByRole('button', { name: 'Undo: bring it back as it was' });
  await expect(undo).toBeVisible();
  await expect.poll(() => visit(page, '/investors')).toBe(404);
  await undo.press('Enter');
  await expect(undo).toHaveCount(0);
  await expect(status(page)).toContainText('Public.');
  await expect.poll(() => visit(page, '/investors')).toBe(200);
  expect((await content.story('investors')).id).toBe(id);
});

test('films, documents and drawings go into folders of the library, are found, and pictures are put in order', async ({
  page,
}) => {
  await logIn(page);
  await page.getByRole('link', { name: 'Assets' }).click();
  await page.getByText('Folders of files').press('Enter');
  await page.getByLabel('New folder').fill('Brochures');
  await page.getByRole('button', { name: 'Make the folder' }).press('Enter');
  await expect(page.getByLabel('New folder in Brochures')).toBeVisible();
  const film = await readFile(join(import.meta.dirname, '../../content/films', 'five-evenings.mp4'));
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30" onload="alert(1)"><rect width="9" height="9"/></svg>';
  const upload = page.getByRole('form', { name: 'Files to upload' });
  await upload.locator('input[type=file]').setInputFiles([
    { name: 'Evening.mp4', mimeType: 'video/mp4', buffer: film },
    {
      name: 'Rates.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n'),
    },
    { name: 'Mark.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(drawing) },
  ]);
  await upload.getByLabel('Alternative text of Mark.svg').fill('A square');
  await upload.getByRole('button', { name: 'Upload 3 files' }).press('Enter');
  const files = page.getByRole('main').getByRole('list');
  for (const name of ['evening.mp4', 'rates.pdf', 'mark.svg'])
    await expect(files.getByRole('button', { name })).toBeVisible();
  await expect(page.getByRole('main').getByText('3 files', { exact: true })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search files' }).fill('rates');
  await expect(page.getByRole('main').getByText('One file', { exact: true })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search files' }).fill('mark');
  await files.getByRole('button', { name: 'mark.svg' }).press('Enter');
  const details = page.getByRole('region', { name: 'The file mark.svg' });
  const address = await details.getByRole('link', { name: 'open the file' }).getAttribute('href');
  expect(await (await page.request.get(site.address + address)).text()).not.toContain('onload');
  await expect(details.getByLabel('Folder')).toHaveValue(/^\d+$/);

  await open(page, 'Bay Queen');
  const photos = form(page).getByRole('group', { name: 'Photos (required)' });
  const count = await photos.getByRole('listitem').count();
  await photos.getByRole('button', { name: /^Add files/ }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[type=file]').setInputFiles(await picture('Bath.jpg', '#203040'));
  await dialog.getByLabel('Alternative text of Bath.jpg').fill('A bath under a window');
  await dialog.getByRole('button', { name: 'Upload the file' }).press('Enter');
  await expect(photos.getByRole('listitem')).toHaveCount(count + 1);
  await dialog.getByRole('button', { name: 'Done' }).press('Enter');
  await photos.getByRole('button', { name: 'Move A bath under a window up' }).press('Enter');
  await save(page).click();
  await expect(status(page)).toContainText('All changes are saved.');
  const stored = (await content.story('hotels/ulysses/rooms/bay-queen')).content.photos as { alt: string }[];
  expect(stored.map(({ alt }) => alt).indexOf('A bath under a window')).toBe(count - 1);
});

test('an administrator reads who did what, and opens the operator’s pages; a publisher does neither', async ({
  page,
  browser,
}) => {
  await logInTo(site, page, administrator);
  await page.getByRole('link', { name: 'Log', exact: true }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Log' })).toBeFocused();
  const row = page.getByRole('row').filter({ hasText: 'investors' });
  await page.getByRole('searchbox', { name: 'Search the log' }).fill('story undeleted');
  await expect(row).toHaveCount(1);
  await expect(row).toContainText(publisher.email);
  await expectAccessible(page, { within: 'main', except: ofTheFrame });
  expect((await page.goto(`${site.address}/operator`))?.status()).toBe(200);

  const other = await (await browser.newContext()).newPage();
  await logIn(other);
  await expect(other.getByRole('link', { name: 'Log', exact: true })).toHaveCount(0);
  await other.goto(`${site.address}/editor#/log`);
  await expect(other.getByRole('heading', { level: 1, name: 'Stories' })).toBeVisible();
  expect((await other.request.get(`${site.address}/editor/audit`)).status()).toBe(403);
  expect((await other.request.get(`${site.address}/operator`)).status()).toBe(404);
  await other.context().close();
});
