import type { APIRequestContext, Page } from '@playwright/test';
import { pageTypes } from './page-types.ts';
import { expect, test, untilInteractive } from './site-test.ts';

/** Most that the styles of a page may weigh, compressed, in bytes. */
const limit = 14_000;

declare global {
  interface Window {
    /** Classes that were in the page at any frame while no stylesheet had a rule for them. */
    unstyled: Set<string>;
  }
}

async function stylesheetOf(path: string, request: APIRequestContext): Promise<string> {
  const html = await (await request.get(path)).text();
  const found = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = '']) => href);
  expect(found, path).toHaveLength(1);
  return found[0] ?? '';
}

/** Notes at each frame which classes of the page's modules (`_` and four signs) have no rule. */
async function watchStyles(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.unstyled = new Set();
    const known = new Set<string>();
    let read = 0;
    const readSheets = () => {
      if (document.styleSheets.length === read) return;
      read = document.styleSheets.length;
      for (const sheet of document.styleSheets)
        for (const [, name = ''] of [...sheet.cssRules].flatMap(({ cssText }) => [
          ...cssText.matchAll(/\.((?:\\.|[\w-])+)/g),
        ]))
          known.add(name.replaceAll('\\', ''));
    };
    const check = () => {
      readSheets();
      for (const { classList } of document.querySelectorAll('body [class]'))
        for (const name of classList) if (/^_[\w-]{4}$/.test(name) && !known.has(name)) window.unstyled.add(name);
      requestAnimationFrame(check);
    };
    requestAnimationFrame(check);
  });
}

const unstyled = (page: Page) => page.evaluate(() => [...window.unstyled]);

const missingPages = ['/nowhere', '/hotels/ulysses/none'];
const otherPages = ['/cart', '/search?q=room', '/auth/login', '/contact', '/book'];

const pages: [name: string, path: string, status: number][] = [
  ...pageTypes.map(([name, path]): [string, string, number] => [name, path, 200]),
  ...otherPages.map((path): [string, string, number] => [path, path, 200]),
  ...missingPages.map((path): [string, string, number] => [path, path, 404]),
];

for (const [name, path, status] of pages) {
  test(`${name} fetches one stylesheet of at most 14 kB, with every rule that it needs`, async ({ page, request }) => {
    const href = await stylesheetOf(path, request);
    const answer = await request.get(href, { headers: { 'Accept-Encoding': 'br' } });
    expect(answer.headers()['content-encoding']).toBe('br');
    expect(answer.headers()['cache-control']).toBe('public, max-age=31536000, immutable');

    const fetched: string[] = [];
    page.on('request', (sent) => {
      if (sent.resourceType() === 'stylesheet') fetched.push(new URL(sent.url()).pathname);
    });
    const sheet = page.waitForEvent('requestfinished', (sent) => sent.resourceType() === 'stylesheet');
    await watchStyles(page);
    const answered = await page.goto(path);
    expect(answered?.status()).toBe(status);
    await untilInteractive(page);
    // Sections that come alive later have their styles in the document's file too.
    const later = page.locator('[data-later]');
    await later.evaluateAll((frames) => {
      for (const frame of frames) frame.dispatchEvent(new PointerEvent('pointerenter'));
    });
    await expect(later).toHaveCount(0);
    expect(fetched).toEqual([href]);
    const { responseBodySize: size } = await (await sheet).sizes();
    test.info().annotations.push({ type: 'bytes', description: String(size) });
    expect(size).toBeGreaterThan(3_000);
    expect(size).toBeLessThanOrEqual(limit);
    expect(await unstyled(page)).toEqual([]);
  });
}

test('the next page is drawn with its styles, whatever kind it is of', async ({ page }) => {
  await watchStyles(page);
  await page.goto('/auth/login');
  await untilInteractive(page);
  const seen: string[] = [];
  page.on('request', (sent) => {
    if (sent.resourceType() === 'stylesheet') seen.push(new URL(sent.url()).pathname);
    if (sent.isNavigationRequest()) seen.push('a document');
  });
  for (const [, path] of [...pageTypes, ['search', '/search?q=room'], ['not found', '/hotels/none']]) {
    // A link of the menu, which is plain HTML here, leads to any page.
    const before = await page.locator('main').elementHandle();
    await page.evaluate((href) => {
      const link = document.querySelector<HTMLAnchorElement>('header nav a');
      link?.setAttribute('href', href);
      link?.click();
    }, path);
    await page.waitForURL(`**${path}`);
    // React hears of no press while a view transition takes its picture of the page that goes.
    await page.waitForFunction((main) => !main?.isConnected, before);
    await expect.poll(() => page.evaluate(() => document.documentElement.hasAttribute('data-loading'))).toBe(false);
  }
  expect(seen.length).toBeGreaterThan(5);
  expect(seen).not.toContain('a document');
  expect(await unstyled(page)).toEqual([]);
});
