import { readFile } from 'node:fs/promises';
import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import type { ManagementStoryResponse } from '#protocol/storyblok/management.ts';
import { type Keyboard, keyboardOf } from './keyboard.ts';

/** Parts of the editor, in the order in which F6 leads through them. */
const parts = ['stories', 'story', 'content', 'page', 'tools'] as const;

/** What an editor does in `/editor`, by keys alone. */
export type EditorKeys = Awaited<ReturnType<typeof openEditorByKeys>>;

/** A picture to upload, in one color; `alt` is what it shows. */
export type Picture = { name: string; alt: string; background: string };

export async function openEditorByKeys(browser: Browser, site: string, stepMs: number) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, timezoneId: 'UTC' });
  context.setDefaultTimeout(stepMs);
  const page = await context.newPage();
  const keys = keyboardOf(page);
  await page.goto(`${site}/editor`);
  return { ...stepsOf(page, keys), page, keys, close: () => context.close() };
}

function stepsOf(page: Page, keys: Keyboard) {
  const stories = page.getByRole('navigation', { name: 'Stories' });
  const form = page.getByRole('form', { name: 'Content' });
  const bar = page.getByRole('group', { name: 'Saving and publishing' });
  const status = bar.getByRole('status');
  const field = (name: string, within: Locator = form) => within.getByLabel(name, { exact: true }).first();
  const group = (name: string, within: Locator = form) => within.getByRole('group', { name, exact: true }).first();

  /** F6 until the focus is in a part; that of a story has the title. */
  async function goTo(part: (typeof parts)[number]): Promise<void> {
    const start = {
      stories,
      story: page.getByRole('heading', { level: 1 }),
      content: form,
      page: page.getByRole('region', { name: 'The page' }),
      tools: page.getByRole('region', { name: 'Changes, versions, times, address' }),
    }[part];
    for (let tries = 0; tries <= parts.length; tries += 1) {
      await keys.press('F6');
      if (await keys.hasFocus(start)) return;
    }
    throw new Error(`F6 does not lead to the part ‘${part}’`);
  }
  async function unfold(summary: Locator): Promise<void> {
    await summary.waitFor();
    const isOpen = await summary.evaluate((element) => Reflect.get(element, 'parentElement').open);
    if (!isOpen) await keys.activate(summary);
  }
  /** Chooses a folder of the tree; `path` are the names of folders from the top. */
  async function chooseFolder(path: readonly string[]): Promise<void> {
    const folders = page.getByRole('group', { name: 'In the folder' });
    const chosen = folders.locator('input:checked');
    for (const [index, name] of path.entries()) {
      const radio = folders.getByRole('radio', { name, exact: true }).last();
      await radio.waitFor();
      await keys.chooseRadio(chosen, radio);
      if (index < path.length - 1) await unfold(folders.getByText(`Folders in ${name}`, { exact: true }));
    }
  }
  async function create(name: string, kind: string, path: readonly string[], isStartpage = false): Promise<void> {
    await goTo('stories');
    await unfold(page.getByText('New story or folder'));
    await keys.write(page.getByLabel('Name', { exact: true }).first(), name);
    await keys.choose(page.getByLabel('Content type'), kind);
    await chooseFolder(path);
    const start = page.getByLabel('It is the page of the folder itself');
    if (isStartpage) await keys.activate(start, 'Space');
    await keys.activate(page.getByRole('button', { name: 'Create' }));
    if (kind === 'A folder') await page.getByText(`The folder ${name} is made.`).waitFor();
    else await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  }
  async function published(): Promise<void> {
    await goTo('story');
    await keys.activate(bar.getByRole('button', { name: 'Publish', exact: true }));
    await expect(status).toContainText('All changes are saved. Public.');
  }
  return {
    form,
    status,
    field,
    group,
    goTo,
    unfold,
    create,
    publish: published,
    async logIn(email: string, password: string): Promise<void> {
      await keys.write(page.getByLabel('Email address'), email);
      await keys.write(page.getByLabel('Password'), password);
      await keys.press('Enter');
      await stories.waitFor();
    },
    /** Finds a story by its address and opens it. */
    async open(address: string): Promise<void> {
      await goTo('stories');
      await keys.write(page.getByRole('searchbox', { name: 'Search stories' }), address);
      const link = stories.getByRole('link').filter({ has: page.getByText(`/${address}`, { exact: true }) });
      await keys.activate(link);
      await expect(page.getByText(`/${address}`, { exact: true }).last()).toBeVisible();
      await form.waitFor();
      await keys.write(page.getByRole('searchbox', { name: 'Search stories' }), ' ');
    },
    /** Adds a block to a list of blocks, and returns it, unfolded. */
    async add(kind: string, list: string, within: Locator = form): Promise<Locator> {
      await keys.choose(field(`Add to ${list}`, within), kind);
      await keys.activate(group(list, within).getByRole('button', { name: 'Add', exact: true }).last());
      const block = group(list, within).locator(':scope > ol > li').last();
      await expect(block.locator('summary').first()).toBeFocused();
      return block;
    },
    /** Chooses a story in a field that names one or several. */
    async refer(name: string, story: string, within: Locator = form): Promise<void> {
      const place = group(name, within);
      await unfold(place.getByText(/^(Add|Change): /));
      await keys.write(place.getByRole('searchbox'), story);
      await keys.activate(place.getByRole('button', { name: new RegExp(`^${story} /`) }));
      await place.getByRole('button', { name: `Remove ${story}` }).waitFor();
    },
    /** Uploads a picture into a field and moves its focal point to a fifth from the left. */
    async upload(name: string, picture: Picture, within: Locator = form): Promise<void> {
      const place = group(name, within);
      await keys.activate(place.getByRole('button', { name: /^(Choose or upload|Add files)/ }));
      const dialog = page.getByRole('dialog');
      await keys.chooseFile(dialog.getByLabel(/^Upload (a file|files):/), {
        name: picture.name,
        mimeType: 'image/jpeg',
        buffer: await drawn(picture),
      });
      await keys.write(dialog.getByLabel(`Alternative text of ${picture.name} (required)`), picture.alt);
      await keys.press('Enter');
      const done = dialog.getByRole('button', { name: 'Done' });
      const summary = place.getByText(/^ ?Focal point of/).last();
      await summary.waitFor({ state: 'attached' });
      if (await done.isVisible()) await keys.activate(done);
      await expect(dialog).toHaveCount(0);
      await keys.activate(summary);
      await keys.reach(place.getByRole('button', { name: /^Focal point of/ }).last());
      for (let move = 0; move < 3; move += 1) await keys.press('Shift+ArrowLeft');
      await expect(place.getByRole('spinbutton', { name: '% from the left' }).last()).toHaveValue('20');
    },
    /** The story as the editor's link gives it as a file. */
    async exported(): Promise<ManagementStoryResponse['story']> {
      await goTo('tools');
      await unfold(page.getByText('Name, address, folder, copy, delete'));
      await keys.reach(page.getByRole('link', { name: 'Export the story as a file' }));
      const downloaded = page.waitForEvent('download');
      await keys.press('Enter');
      const text = await readFile(await (await downloaded).path(), 'utf8');
      return (JSON.parse(text) as ManagementStoryResponse).story;
    },
  };
}

function drawn({ background }: Picture): Promise<Buffer> {
  return sharp({ create: { width: 1600, height: 1000, channels: 3, background } })
    .jpeg()
    .toBuffer();
}
