import type { Browser, Page } from '@playwright/test';
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

const account = { email: 'ines@ash.example', password: 'a lamp in every window' };

let site: RunningSite;
let content: ContentEditor;
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  site = await startSite({ DRAFT_ACCESS: 'signed' });
  content = await contentEditor(site);
  makeAccount(site, account, 'publisher');
});
test.afterAll(() => site.stop());

const logIn = (page: Page) => logInTo(site, page, account);

async function secondEditor(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await logIn(page);
  return page;
}

test('a wrong password is refused, a heading is seen before it is saved, and visitors see it when published', async ({
  page,
}) => {
  await page.goto(`${site.address}/editor`);
  await page.getByLabel('Email address').fill(account.email);
  await page.getByLabel('Password').fill('a wrong password');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('alert')).toHaveText('Your email address or password is incorrect.');
  await expectAccessible(page);

  await logIn(page);
  await open(page, 'About');
  // A press in the page opens its block in the form.
  await preview(page).locator('html[data-interactive]').waitFor({ timeout: 30_000 });
  await preview(page).getByRole('heading', { level: 1 }).click();
  const heading = form(page).getByLabel('Heading (required)', { exact: true });
  await expect(heading).toBeVisible();
  await heading.fill('Nobody has read this yet');
  await expect(preview(page).getByRole('heading', { level: 1 })).toHaveText('Nobody has read this yet');
  expect((await content.story('about')).content.body).not.toContainEqual(
    expect.objectContaining({ heading: 'Nobody has read this yet' }),
  );
  await expectAccessible(page, { within: 'main', except: ofTheFrame });

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(heading).not.toHaveValue('Nobody has read this yet');
  await page.getByRole('button', { name: 'Redo' }).click();
  await save(page).click();
  await expect(status(page)).toContainText('All changes are saved. An older version is public.');
  expect(await (await page.request.get(`${site.address}/about`)).text()).not.toContain('Nobody has read this yet');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(status(page)).toContainText('Public.');
  await expect
    .poll(async () => (await page.request.get(`${site.address}/about`)).text())
    .toContain('Nobody has read this yet');
});

test('every type of field is edited, and what is stored is what the vendor’s protocol stores', async ({ page }) => {
  await logIn(page);
  await open(page, 'About');
  await form(page).getByLabel('Noindex').check();
  await form(page).getByLabel('Seo description').fill('Words for who searches.');
  await openBlock(page, /^Hotel hero/);
  const hero = form(page)
    .locator('details', { has: page.locator('summary', { hasText: /^Hotel hero/ }) })
    .first();
  await hero.getByLabel('Eyebrow').fill('Of late');
  await hero
    .getByLabel(/^Alternative text/)
    .first()
    .fill('A workbench');
  await hero.getByRole('combobox', { name: 'Height', exact: true }).selectOption('medium');
  await hero.getByLabel('Show from').fill('2026-12-24T18:30');
  await hero.getByLabel('Time zone').first().selectOption('America/New_York');
  await hero.getByLabel('Show from').fill('2026-12-24T18:30');
  await openBlock(page, /^Rich text/);
  const words = form(page).getByRole('textbox', { name: /^Body/ }).first();
  await words.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' And so on.');
  await openBlock(page, /^Table block/);
  await form(page).getByRole('textbox', { name: 'Row 1, column 2' }).fill('A bakery, then a house');
  await openBlock(page, /^Cta/);
  const link = form(page).getByRole('group', { name: 'Link (required)' });
  await link.getByLabel('Leads to').selectOption('url');
  await link.getByLabel('Address', { exact: true }).fill('https://ash.example/away');
  await form(page).getByRole('button', { name: 'Place for blocks' }).first().click();
  const inText = form(page).getByRole('group', { name: 'Blocks in the text, 1', exact: true });
  await inText.getByLabel('Add to Blocks in the text, 1').selectOption('cta');
  await inText.getByRole('button', { name: 'Add', exact: true }).click();
  await inText.getByLabel('Label (required)').fill('Go there');
  await inText.getByLabel('Leads to').selectOption('url');
  await inText.getByLabel('Address', { exact: true }).fill('https://ash.example/there');
  await expect(words).toContainText('Blocks: Cta');
  await save(page).click();
  await expect(status(page)).toContainText('All changes are saved.');

  const { content: stored } = await content.story('about');
  const body = stored.body as { component: string; [field: string]: unknown }[];
  const find = (component: string) => body.find((block) => block.component === component);
  expect(stored).toMatchObject({ noindex: true, seo_description: 'Words for who searches.' });
  expect(find('hotel_hero')).toMatchObject({ eyebrow: 'Of late', height: 'medium', show_from: '2026-12-24 23:30' });
  expect(find('hotel_hero')?.media).toMatchObject({ fieldtype: 'asset', alt: 'A workbench' });
  expect(JSON.stringify(find('rich_text')?.body)).toContain(' And so on.');
  expect(JSON.stringify(find('rich_text')?.body)).toContain('"label":"Go there"');
  const table = find('table_block')?.table as { tbody: { body: { value: string }[] }[] };
  expect(table.tbody[0]?.body.map(({ value }) => value)).toEqual(['2013', 'A bakery, then a house']);
  expect(find('cta')?.link).toMatchObject({ fieldtype: 'multilink', linktype: 'url', url: 'https://ash.example/away' });
  // The vendor's model takes all of it.
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(status(page)).toContainText('Public.');

  await open(page, 'Ulysses');
  await form(page).getByLabel('Lat', { exact: true }).fill('39.31');
  await form(page).getByRole('group', { name: 'Amenities' }).getByRole('checkbox').first().setChecked(true);
  const city = form(page).getByRole('group', { name: 'City', exact: true });
  await city.getByText('Change: City').click();
  await city.getByRole('button', { name: /Detroit/ }).click();
  await expect(city.getByRole('button', { name: 'Remove Detroit' })).toBeVisible();
  await save(page).click();
  await expect(status(page)).toContainText('All changes are saved.');
  const hotel = (await content.story('hotels/ulysses')).content;
  expect(hotel).toMatchObject({ lat: '39.31', city: expect.stringMatching(/^[\da-f-]{36}$/) });
});

test('with the keyboard alone a block is added, moved and deleted, and what was deleted comes back', async ({
  page,
}) => {
  await logIn(page);
  await open(page, 'Team');
  const blocks = form(page).getByRole('group', { name: 'Body (required)', exact: true }).locator('> ol > li');
  const before = await blocks.count();
  const kind = form(page).getByLabel('Add to Body (required)', { exact: true });
  await kind.focus();
  await page.keyboard.type('Quote');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(blocks).toHaveCount(before + 1);
  await expect(blocks.last().locator('summary').first()).toBeFocused();
  const summary = (await blocks.last().locator('summary').first().textContent()) ?? '';
  const label = summary.replace(/ – \d+ problems?$/, '');
  expect(label).toContain(`Quote (${before + 1} of ${before + 1})`);
  await page.getByRole('button', { name: `Move ${label} up` }).press('Enter');
  await expect(
    blocks
      .nth(before - 1)
      .locator('summary')
      .first(),
  ).toContainText('Quote');
  await blocks
    .nth(before - 1)
    .getByRole('button', { name: /^Delete Quote/ })
    .press('Enter');
  await expect(blocks).toHaveCount(before);
  // The button is gone with its block; what has the focus now is in the same list.
  await expect(blocks.locator(':focus')).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(blocks).toHaveCount(before + 1);
  // What was not saved yet is, when another story is opened.
  await form(page).getByLabel('Seo title').fill('Left in a hurry');
  await open(page, 'Press');
  await expect.poll(async () => (await content.story('team')).content.seo_title).toBe('Left in a hurry');
});

test('F6 leads through the parts of the editor and back, a chosen story keeps the focus, a story is exported', async ({
  page,
}) => {
  await logIn(page);
  await open(page, 'Ulysses');
  const parts = [
    form(page),
    page.getByRole('region', { name: 'The page' }),
    page.getByRole('region', { name: 'Changes, versions, times, address' }),
    page.getByRole('navigation', { name: 'Stories' }),
    page.getByRole('heading', { level: 1 }),
  ];
  for (const part of parts) {
    await page.keyboard.press('F6');
    await expect(part).toBeFocused();
  }
  for (const part of parts.toReversed().slice(1)) {
    await page.keyboard.press('Shift+F6');
    await expect(part).toBeFocused();
  }
  const city = form(page).getByRole('group', { name: 'City', exact: true });
  await city.getByText('Change: City').press('Enter');
  await city.getByRole('button', { name: /^Baltimore \// }).press('Enter');
  await expect(city.getByText('Change: City')).toBeFocused();
  await page.getByText('Name, address, folder, copy, delete').press('Enter');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export the story as a file' }).press('Enter');
  expect((await download).suggestedFilename()).toBe('hotels__ulysses.json');
});

test('who saves second is told, overwrites nothing, and saves both together', async ({ page, browser }) => {
  await logIn(page);
  await open(page, 'Contact');
  const other = await secondEditor(browser);
  await open(other, 'Contact');
  await expect(other.getByText(`Also open at: ${account.email}.`)).toBeVisible();
  await form(page).getByLabel('Seo title').fill('By the first');
  await form(page).getByLabel('Title (required)', { exact: true }).fill('Contact, first');
  await save(page).click();
  await expect(status(page)).toContainText('All changes are saved.');

  await form(other).getByLabel('Seo description').fill('By the second');
  await form(other).getByLabel('Title (required)', { exact: true }).fill('Contact, second');
  await save(other).click();
  const conflict = other.getByRole('alert', { name: 'Changes of somebody else' });
  await expect(conflict).toContainText('Somebody else has saved this story meanwhile');
  expect((await content.story('contact')).content).toMatchObject({
    seo_title: 'By the first',
    title: 'Contact, first',
  });
  await expectAccessible(other, { within: 'main', except: ofTheFrame });
  await conflict.getByLabel(/^Theirs: Contact, first/).check();
  await conflict.getByRole('button', { name: 'Save both together' }).click();
  await expect(other.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(status(other)).toContainText('All changes are saved.');
  expect((await content.story('contact')).content).toMatchObject({
    seo_title: 'By the first',
    seo_description: 'By the second',
    title: 'Contact, first',
  });
  await other.context().close();
});

test('a story is made, planned, taken back to a former version and deleted', async ({ page }) => {
  await logIn(page);
  await page.getByText('New story or folder').click();
  await page.getByLabel('Name', { exact: true }).fill('Café hours');
  await expect(page.getByLabel('Slug, its part of the address')).toHaveValue('cafe-hours');
  await page.getByLabel('Content type').selectOption('page');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Café hours');
  const noPage = page.getByText('The site has no page at /cafe-hours.');
  await expect(noPage).toBeVisible();

  await form(page).getByLabel('Title (required)', { exact: true }).fill('First');
  await save(page).click();
  await expect(status(page)).toContainText('All changes are saved. Not public.');
  // Without sections it is no whole page: it says what is missing.
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('body');

  // Each problem leads to its field, which says it, too.
  const check = page.getByRole('region', { name: 'Publish check' });
  await expect(check.getByRole('status')).toContainText('1 problem, 1 to be mended');
  await check.getByText('Show what it found').click();
  await check.getByRole('button', { name: 'Page, Body' }).press('Enter');
  const body = form(page).getByRole('group', { name: 'Body (required)' });
  await expect(body.getByLabel('Add to Body (required)')).toBeFocused();
  await expect(body).toHaveAccessibleDescription(/required/i);
  await body.getByLabel('Add to Body (required)').selectOption('rich_text');
  await body.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(body.locator('summary').first()).toContainText('1 problem');

  await page.getByText('Name, address, folder, copy, delete').click();
  await page.getByRole('button', { name: 'Move or copy to a folder' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Move or copy Café hours' });
  await expect(dialog.getByRole('radio', { name: 'The top' })).toBeFocused();
  await dialog.getByText('Folders in Hotels').press('Enter');
  await dialog.getByRole('radio', { name: 'Ulysses' }).press('Space');
  await expectAccessible(page, { within: 'dialog', except: ofTheFrame });
  await dialog.getByRole('button', { name: 'Move here' }).press('Enter');
  await expect(page.getByText('/hotels/ulysses/cafe-hours', { exact: true })).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(noPage).toHaveCount(0);

  await page.getByText('Publish at a time').click();
  await page.getByLabel('Day and time').fill('2027-01-02T09:00');
  await page.getByRole('button', { name: 'Plan it' }).click();
  await expect(page.getByText(/^Publish at .*2027/)).toBeVisible();
  await page.getByRole('button', { name: /^Cancel what is planned/ }).click();
  await expect(page.getByText(/^Publish at .*2027/)).toHaveCount(0);

  await page.getByText('Versions', { exact: true }).click();
  await page
    .getByRole('button', { name: /^Restore the version/ })
    .last()
    .click();
  await expect(form(page).getByLabel('Title (required)', { exact: true })).toHaveValue('');
  await page.getByRole('button', { name: 'Delete the story' }).click();
  await expect(page.getByText('Café hours is deleted.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo: bring it back as it was' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Café hours');
});

test('who renames a folder or moves a page leads visitors on, or does not; a copy is a draft', async ({ page }) => {
  await logIn(page);
  const stories = page.getByRole('navigation', { name: 'Stories' });
  for (const folder of ['Hotels', 'Ulysses', 'Rooms'])
    await stories.locator('summary', { hasText: new RegExp(`^${folder}$`) }).press('Enter');
  await stories.getByRole('button', { name: 'Change the folder Rooms' }).press('Enter');
  const settings = page.getByRole('dialog', { name: 'Folder Rooms' });
  await settings.getByLabel('Slug, its part of the address').fill('chambers');
  await expectAccessible(page, { within: 'dialog', except: ofTheFrame });
  await settings.getByRole('button', { name: 'Delete the folder' }).press('Enter');
  await expect(settings.getByRole('alert')).toContainText('The folder is not empty.');
  await settings.getByRole('button', { name: 'Save the folder' }).press('Enter');
  await expect(settings).toHaveCount(0);
  const visit = async (path: string) => (await page.request.get(`${site.address}/hotels/ulysses/${path}`)).url();
  await expect.poll(() => visit('rooms/bay-queen')).toBe(`${site.address}/hotels/ulysses/chambers/bay-queen`);

  await stories.getByRole('searchbox').fill('ulysses/chambers/bay-queen');
  await stories.getByRole('link', { name: /chambers\/bay-queen/ }).press('Enter');
  await page.getByText('Name, address, folder, copy, delete').press('Enter');
  await page.getByRole('button', { name: 'Move or copy to a folder' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: /^Move or copy/ });
  await dialog.getByText('Folders in Hotels').press('Enter');
  await dialog.getByRole('radio', { name: 'Ulysses', exact: true }).press('Space');
  await dialog.getByRole('checkbox', { name: /^After a move, send visitors/ }).press('Space');
  await dialog.getByRole('button', { name: 'Move here' }).press('Enter');
  await expect(dialog).toHaveCount(0);
  const answerAt = async (path: string) => (await page.request.get(`${site.address}/hotels/ulysses/${path}`)).status();
  await expect.poll(() => answerAt('bay-queen')).toBe(200);
  await expect.poll(() => answerAt('chambers/bay-queen')).toBe(404);

  await page.getByRole('button', { name: 'Move or copy to a folder' }).press('Enter');
  await dialog.getByText('Folders in Hotels').press('Enter');
  await dialog.getByRole('radio', { name: 'Neptune', exact: true }).press('Space');
  await dialog.getByRole('button', { name: 'Copy here' }).press('Enter');
  await expect(page.getByText('/hotels/neptune/bay-queen')).toBeVisible();
  await expect(status(page)).toContainText('Not public.');
});

test('a picture is uploaded with its words, gets a focal point by keyboard, and is replaced wherever it is used', async ({
  page,
}) => {
  await logIn(page);
  await page.getByRole('link', { name: 'Assets' }).click();
  const upload = page.getByRole('form', { name: 'Files to upload' });
  await upload
    .locator('input[type=file]')
    .setInputFiles([
      await picture('Workbench.jpg', '#803020'),
      { name: 'false.png', mimeType: 'image/png', buffer: Buffer.from('no picture') },
    ]);
  await upload.getByLabel('Alternative text of false.png').fill('A file that lies');
  await upload.getByRole('button', { name: 'Upload 2 files' }).click();
  const alt = upload.getByLabel('Alternative text of Workbench.jpg');
  await expect(alt).toBeFocused();
  await expect(alt).toHaveAccessibleDescription(/needs an alternative text/);
  await alt.fill('A workbench at night');
  await alt.press('Enter');
  // What is no picture is refused by what is in it; the other one is there.
  await expect(upload.getByRole('alert')).toContainText('false.png: file is not a JPEG');
  await page.getByRole('button', { name: 'workbench.jpg' }).click();
  const details = page.getByRole('region', { name: 'The file workbench.jpg' });
  await expect(details.getByRole('heading', { name: 'workbench.jpg' })).toBeFocused();
  await details.getByRole('button', { name: /^Focal point of/ }).press('Shift+ArrowLeft');
  await expect(details.getByRole('spinbutton', { name: '% from the left' })).toHaveValue('40');
  await details.getByRole('button', { name: 'Save the file’s details' }).click();
  await expect(details.getByText('Saved.')).toBeVisible();
  await expectAccessible(page, { within: 'main' });

  await open(page, 'Investors');
  await preview(page).locator('html[data-interactive]').waitFor({ timeout: 30_000 });
  await openBlock(page, /^Hotel hero/);
  await form(page)
    .getByRole('button', { name: /^Choose or upload another file: Media \(/ })
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'workbench.jpg' })).toBeVisible();
  await expectAccessible(page, { within: 'dialog' });
  await dialog.getByRole('button', { name: 'workbench.jpg' }).click();
  const shown = preview(page).getByRole('img', { name: 'A workbench at night' }).first();
  await expect(shown).toHaveCSS('object-position', '40% 50%');
  await form(page).getByText('Focal point of Media').first().click();
  await form(page)
    .getByRole('button', { name: /^Focal point of Media/ })
    .press('Shift+ArrowDown');
  await expect(shown).toHaveCSS('object-position', '40% 60%');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(status(page)).toContainText('All changes are saved. Public.');

  await page.getByRole('link', { name: 'Assets' }).click();
  await page.getByRole('button', { name: 'workbench.jpg' }).click();
  await expect(details.getByRole('link', { name: 'Investors /investors' })).toBeVisible();
  const former = await details.getByRole('link', { name: 'open the file' }).getAttribute('href');
  await details.getByLabel('Replace the file').setInputFiles(await picture('workbench-by-day.jpg', '#f0e0c0'));
  const replaced = page.getByRole('region', { name: 'The file workbench-by-day.jpg' });
  await expect(replaced.getByText('The file is replaced.')).toBeVisible();
  const address = await replaced.getByRole('link', { name: 'open the file' }).getAttribute('href');
  expect(address).not.toBe(former);
  await expect
    .poll(async () => (await page.request.get(`${site.address}/investors`)).text())
    .toContain(`${address}/m/640x0`);
  const rendered = await page.request.get(`${site.address}${address}/m/640x0`, { headers: { accept: 'image/webp' } });
  expect(rendered.headers()['content-type']).toBe('image/webp');
  await replaced.getByRole('button', { name: 'Delete the file' }).click();
  await expect(replaced.getByRole('alert')).toContainText('One story shows this file');
  await replaced.getByRole('button', { name: 'Keep it' }).click();
  await expect(replaced.getByRole('button', { name: 'Delete the file' })).toBeVisible();
});
