import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { freePort, startBuiltSite } from './built-site.ts';
import { launchBrowser } from './compare-pages/browser-pages.ts';

/**
 * `npm run generate:guide`: takes the pictures of docs/editors-guide.md anew, in the build in `build/`, from a demonstration
 * of its own. Each step is what the guide says, so a guide that no longer fits the editor stops here.
 */
const root = join(import.meta.dirname, '../..');
const folder = join(root, 'docs/editors-guide');
const account = { email: 'ines@ash.example', password: 'a lamp in every window' };
const windowSize = { width: 1440, height: 900 };
/** Pictures are shown as wide as a column of text: more would only be heavy. */
const pictureWidth = 1200;
/** Longest that one step may take, in ms. */
const stepMs = 60_000;

const data = await mkdtemp(join(tmpdir(), 'ash-guide-'));
const database = `file:${join(data, 'ash.db')}`;
const site = await startBuiltSite(await freePort(), { DATABASE_URL: database });
const browser = await launchBrowser();
try {
  execFileSync(process.execPath, ['src/cli/editor-user.ts', '--email', account.email, '--role', 'publisher'], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: database, EDITOR_PASSWORD: account.password },
    timeout: stepMs,
  });
  await mkdir(folder, { recursive: true });
  const context = await browser.newContext({ viewport: windowSize, reducedMotion: 'reduce', timezoneId: 'UTC' });
  context.setDefaultTimeout(stepMs);
  await walk(await context.newPage(), () => context.newPage());
} finally {
  await browser.close();
  await site.stop();
  await rm(data, { recursive: true, force: true });
}

async function walk(page: Page, anotherPage: () => Promise<Page>): Promise<void> {
  const form = page.getByRole('form', { name: 'Content' });
  await page.goto(`${site.address}/editor`);
  await page.getByLabel('Email address').fill(account.email);
  await page.getByLabel('Password').fill(account.password);
  await page.getByLabel('Password').press('Enter');

  await open(page, 'Ulysses');
  await picture(page, 'story-and-page');

  await form
    .locator('summary')
    .filter({ hasText: /^Hotel hero/ })
    .click();
  const hero = form.locator('details', { has: page.locator('summary', { hasText: /^Hotel hero/ }) }).first();
  await hero.getByLabel('Heading').first().fill('Ulysses, in from the harbor');
  await page.frameLocator('iframe').getByText('Ulysses, in from the harbor').first().waitFor();
  await picture(page, 'block', hero);

  await hero.getByText('Focal point of Media', { exact: false }).first().click();
  await hero
    .getByRole('button', { name: /^Focal point of Media/ })
    .first()
    .press('Shift+ArrowUp');
  await hero.locator('.focal').first().scrollIntoViewIfNeeded();
  await picture(page, 'focal-point', hero.locator('.asset').first());

  await hero
    .getByLabel(/^Alternative text/)
    .first()
    .fill('');
  await form.getByText('Show what it found').click();
  await form.getByRole('region', { name: 'Publish check' }).scrollIntoViewIfNeeded();
  await picture(page, 'publish-check', form.getByRole('region', { name: 'Publish check' }));
  await page.getByRole('button', { name: 'Undo' }).click();

  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('An older version is public.').waitFor();
  const aside = page.locator('.aside');
  await aside.getByText('Changes since it was published').click();
  await aside.getByRole('table').waitFor();
  await aside.getByText('Versions', { exact: true }).click();
  await aside
    .getByRole('button', { name: /^Restore the version/ })
    .first()
    .waitFor();
  await aside.getByText('Publish at a time').click();
  await aside.getByText('Publish at a time').scrollIntoViewIfNeeded();
  await picture(page, 'changes-versions-time', aside);

  await aside.getByText('Name, address, folder, copy, delete').click();
  await aside.getByRole('button', { name: 'Move or copy to a folder' }).click();
  await picture(page, 'move', page.getByRole('dialog'));
  await page.keyboard.press('Escape');

  await conflict(page, await anotherPage());

  await page.getByRole('link', { name: 'Assets' }).click();
  await page
    .getByRole('main')
    .getByRole('button')
    .filter({ has: page.locator('img') })
    .first()
    .click();
  await page.getByRole('region', { name: /^The file/ }).waitFor();
  await picture(page, 'assets');
}

/** Two people change the title of one story; the second one chooses. */
async function conflict(page: Page, other: Page): Promise<void> {
  await open(page, 'Contact');
  await other.goto(`${site.address}/editor`);
  await open(other, 'Contact');
  for (const [one, title] of [
    [page, 'Write to us'],
    [other, 'Where to write'],
  ] as const) {
    await one.getByLabel('Title (required)', { exact: true }).fill(title);
    await one.getByRole('button', { name: 'Save', exact: true }).click();
    if (one === page) await page.getByText('All changes are saved.').waitFor();
  }
  await picture(other, 'conflict', other.getByRole('alert', { name: 'Changes of somebody else' }));
  await other.close();
}

async function open(page: Page, name: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Search stories' }).fill(name);
  await page.getByRole('navigation', { name: 'Stories' }).getByRole('link', { name }).first().click();
  await page.getByRole('form', { name: 'Content' }).waitFor();
  await page.frameLocator('iframe').locator('html[data-interactive]').waitFor();
  await page.getByRole('searchbox', { name: 'Search stories' }).fill('');
}

/** Takes the window, or a part of it: its beginning, where it is higher than the window. */
async function picture(page: Page, name: string, part?: Locator): Promise<void> {
  await page.waitForLoadState('networkidle');
  const shot = sharp(await (part ?? page).screenshot());
  const { width, height } = await shot.metadata();
  const shown = shot.extract({ left: 0, top: 0, width, height: Math.min(height, windowSize.height) });
  const small = shown.resize({ width: pictureWidth, withoutEnlargement: true }).webp({ quality: 80 });
  await writeFile(join(folder, `${name}.webp`), await small.toBuffer());
  process.stdout.write(`${name}.webp\n`);
}
