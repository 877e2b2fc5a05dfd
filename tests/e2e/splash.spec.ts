import type { Page } from '@playwright/test';
import { expect, expectAccessible, test, untilInteractive } from './site-test.ts';

test.use({ hasSeenSplash: false });

const splash = (page: Page) => page.getByRole('dialog', { name: 'Intro' });
const flag = (page: Page) => page.evaluate(() => localStorage.getItem('dismiss-splash'));

/** Opens the home page with its clock standing still: on a busy machine the splash would end before it was looked at. */
async function open(page: Page, path = '/'): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto(path);
}

/** Keeps the splash from ending by itself, where the page's other timers are wanted. */
async function holdSplash(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { setTimeout } = window;
    const isSplash = (ms: unknown) =>
      String(ms) === document.querySelector<HTMLElement>('[data-splash-intro]')?.dataset.splashIntro;
    Object.assign(window, {
      setTimeout: (work: () => void, ms?: number) => (isSplash(ms) ? 0 : setTimeout(work, ms)),
    });
  });
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
  ['a try to scroll', (page) => page.mouse.wheel(0, 100)],
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

test('it is open before the rest of the page has been read', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const isOpen = document.querySelector('dialog[data-splash-intro]')?.matches(':modal');
      (window as Window & { openEarly?: boolean }).openEarly = isOpen === true;
    });
  });
  await open(page);
  expect(await page.evaluate(() => (window as Window & { openEarly?: boolean }).openEarly)).toBe(true);
});

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

test.describe('a visitor who entered on another page', () => {
  const goHome = (page: Page) => page.getByRole('link', { name: 'ash, home' }).first().click();

  test('sees it going home, over the page from its first moment, and once', async ({ page, offences: _ }) => {
    await holdSplash(page);
    await page.goto('/about');
    await untilInteractive(page);
    await page.evaluate(() => {
      new MutationObserver((_records, observer) => {
        if (location.pathname !== '/' || !document.querySelector('dialog[data-splash-intro]')) return;
        observer.disconnect();
        // The first frame that is painted with the page. Until then a view transition shows the page before.
        requestAnimationFrame(() => {
          const isOpen = document.querySelector('dialog[data-splash-intro]')?.matches(':modal');
          (window as Window & { openAtOnce?: boolean }).openAtOnce = isOpen === true;
        });
      }).observe(document, { childList: true, subtree: true });
    });
    await goHome(page);
    await expect(splash(page)).toBeVisible();
    await expect.poll(() => page.evaluate(() => (window as Window & { openAtOnce?: boolean }).openAtOnce)).toBe(true);
    await expect(page.getByRole('button', { name: 'Skip intro' })).toBeFocused();
    expect(await flag(page)).toBeNull();
    await page.keyboard.press('Enter');
    await expect(splash(page)).toBeHidden();
    expect(await flag(page)).toBe('true');
    await expect(page.locator('h1')).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL('/about');
    await goHome(page);
    await expect(page.locator('h1')).toBeFocused();
    await expect(splash(page)).toBeHidden();
  });

  test('leaves it behind with the page', async ({ page }) => {
    await holdSplash(page);
    await page.goto('/about');
    await untilInteractive(page);
    await goHome(page);
    await expect(splash(page)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/about');
    await expect(page.locator('html')).not.toHaveAttribute('data-splash');
    expect(await flag(page)).toBe('true');
  });

  test('sees it from a page that does not exist', async ({ page }) => {
    await holdSplash(page);
    await page.goto('/nowhere');
    await untilInteractive(page);
    await page.getByRole('link', { name: 'Go back home' }).click();
    await expect(splash(page)).toBeVisible();
  });

  test('does not see it at an address within the home page', async ({ page }) => {
    await page.goto('/about');
    await untilInteractive(page);
    await page.evaluate(() => {
      history.pushState({ idx: 1, key: 'k', usr: null }, '', '/#houses');
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    });
    await expect(page).toHaveTitle(/five old buildings/);
    await expect(splash(page)).toBeHidden();
    expect(await flag(page)).toBeNull();
  });
});

test('it is accessible', async ({ page }) => {
  await holdSplash(page);
  await page.goto('/');
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
    await page.goto('/about');
    await untilInteractive(page);
    await page.getByRole('link', { name: 'ash, home' }).first().click();
    await expect(page.locator('h1')).toBeFocused();
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
