import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { RunningSite } from './running-site.ts';
import { expect } from './site-test.ts';

const root = join(import.meta.dirname, '../..');

/** The frame is a page of its own, with landmarks of its own. */
export const ofTheFrame = ['landmark-unique'];

export const form = (page: Page) => page.getByRole('form', { name: 'Content' });
export const preview = (page: Page) => page.frameLocator('iframe');
export const status = (page: Page) => page.getByRole('group', { name: 'Saving and publishing' }).getByRole('status');
export const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });

export type EditorAccount = { email: string; password: string };

/** Makes an editor's account with the command. */
export function makeAccount({ database }: RunningSite, { email, password }: EditorAccount, role: string): void {
  execFileSync(process.execPath, ['src/cli/editor-user.ts', '--email', email, '--role', role], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: database, EDITOR_PASSWORD: password },
  });
}

export async function logInTo({ address }: RunningSite, page: Page, account: EditorAccount): Promise<void> {
  await page.goto(`${address}/editor`);
  await page.getByLabel('Email address').fill(account.email);
  await page.getByLabel('Password').fill(account.password);
  await page.getByLabel('Password').press('Enter');
  await expect(page.getByRole('navigation', { name: 'Stories' })).toBeVisible();
}

export async function open(page: Page, name: string): Promise<void> {
  const stories = page.getByRole('navigation', { name: 'Stories' });
  const search = page.getByRole('searchbox', { name: 'Search stories' });
  const found = stories.getByRole('status').first();
  // What is found takes the place of the list below the pointer: a click in between would be lost.
  await search.fill('');
  await expect(found).toBeEmpty();
  await search.fill(name);
  await expect(found).not.toBeEmpty();
  await stories.getByRole('link', { name }).first().click();
  // The story before stands until the address has changed.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(name, 'i'));
  await expect(form(page)).toBeVisible();
}

/** Opens a block of the body by its name in the list. */
export async function openBlock(page: Page, name: RegExp): Promise<void> {
  await form(page).locator('summary').filter({ hasText: name }).first().click();
}

/** A plain picture that says in its colour which one it is. */
export const picture = (name: string, background: string) =>
  sharp({ create: { width: 1200, height: 800, channels: 3, background } })
    .jpeg()
    .toBuffer()
    .then((buffer) => ({ name, mimeType: 'image/jpeg', buffer }));
