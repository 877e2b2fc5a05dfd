import type { Page } from '@playwright/test';
import { expect, expectAccessible, test, untilInteractive } from './site-test.ts';

const fresh = { cookies: [], origins: [] };
test.use({ storageState: fresh });

const splash = (page: Page) => page.getByRole('dialog', { name: 'Intro' });
const flag = (page: Page) => page.evaluate(() => localStorage.getItem('dismiss-splash'));

/** Opens the home page with the splash's clock standing still. */
async function open(page: Page, path = '/'): Promise<void> {
  await page.clock.install();
  await page.goto(path);
}

test('it covers the home page once, says so, and ends after its time', async ({ page }) => {
  await open(page);
  await expect(splash(page)).toBeVisible();
  await expect(splash(page)).toContainText('Five old buildings, kept going');
  await expect(page.getByRole('button', { name: 'Skip intro' })).toBeFocused();
  // The page is there, under it.
  await expect(page.locator('h1')).toHaveCount(1);
  expect(await flag(page)).toBeNull();
  await page.clock.runFor(2_300);
  await expect(splash(page)).toBeVisible();
  await page.clock.runFor(100);
  await expect(splash(page)).toBeHidden();
  expect(await flag(page)).toBe('true');
  await page.reload();
  await expect(page.locator('html')).not.toHaveAttribute('data-splash');
  await expect(splash(page)).toBeHidden();
});

const ends: [how: string, end: (page: Page) => Promise<void>][] = [
  ['its button', (page) => page.getByRole('button', { name: 'Skip intro' }).click()],
  ['a press anywhere', (page) => page.mouse.click(20, 20)],
  ['Escape', (page) => page.keyboard.press('Escape')],
  ['any other key', (page) => page.keyboard.press('a')],
];
for (const [how, end] of ends) {
  test(`${how} ends it for good`, async ({ page }) => {
    await open(page);
    await expect(splash(page)).toBeVisible();
    await end(page);
    await expect(splash(page)).toBeHidden();
    expect(await flag(page)).toBe('true');
  });
}

test('the class is there before anything is painted', async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver((_records, observer) => {
      if (!document.body) return;
      observer.disconnect();
      (window as Window & { early?: boolean }).early = 'splash' in document.documentElement.dataset;
    }).observe(document, { childList: true, subtree: true });
  });
  await open(page);
  expect(await page.evaluate(() => (window as Window & { early?: boolean }).early)).toBe(true);
});

test('the application starts under it, and the page works afterwards', async ({ page, offences: _ }) => {
  await page.goto('/');
  await expect(splash(page)).toBeVisible();
  await untilInteractive(page);
  await expect(splash(page)).toBeHidden();
  await page.getByRole('link', { name: 'ash, home' }).first().focus();
  await expectAccessible(page);
});

test('it is accessible', async ({ page }) => {
  await open(page);
  await expect(splash(page)).toBeVisible();
  await expectAccessible(page);
});

for (const path of ['/about', '/#houses', '/?_storyblok=1']) {
  test(`not at ${path}`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('html')).not.toHaveAttribute('data-splash');
    await expect(splash(page)).toBeHidden();
    expect(await flag(page)).toBeNull();
  });
}

test.describe('for a bot', () => {
  test.use({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' });
  test('never', async ({ page }) => {
    await page.goto('/');
    await expect(splash(page)).toBeHidden();
  });
});

test.describe('where motion is not wanted', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test('never', async ({ page }) => {
    await page.goto('/');
    await expect(splash(page)).toBeHidden();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('never', async ({ page }) => {
    await page.goto('/');
    await expect(splash(page)).toBeHidden();
    await expect(page.locator('h1')).toBeVisible();
  });
});
