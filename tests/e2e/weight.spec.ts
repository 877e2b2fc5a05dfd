import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Page, Request } from '@playwright/test';
import { compressionLevels } from '#cache/compress-page.ts';
import { pageTypes } from './page-types.ts';
import { launchWithPictures } from './playwright.config.ts';
import { expect, test, untilInteractive } from './site-test.ts';

test.use({ launchOptions: launchWithPictures });

/**
 * Most scripts that a page may fetch until it is idle, and their bytes, compressed: what was reached and 0.1 % of it, as the
 * names of files and classes alone change some bytes with each build.
 */
const scriptLimits: Record<(typeof pageTypes)[number][0], [count: number, bytes: number]> = {
  home: [5, 101_900],
  hotel: [5, 103_000],
  room: [5, 103_050],
  venue: [5, 104_450],
  event: [5, 103_100],
  'city guide': [3, 92_950],
  'mail article': [3, 92_950],
  press: [3, 92_950],
  careers: [5, 101_750],
  souvenirs: [5, 103_300],
  collection: [5, 103_300],
  product: [5, 104_350],
};

/** Most bytes of hydration data that a page's document may carry, uncompressed, by the kind of page. */
const hydrationLimits = [
  ['home', '/', 5_000],
  ['a hotel', '/hotels/ulysses', 6_000],
  ['a room', '/hotels/ulysses/rooms/bay-queen', 10_000],
  ['a venue', '/dining/karls', 10_000],
  ['an event', '/dining/the-vestry/events/organ-night', 10_000],
  ['a city guide', '/ash-city-guides/detroit', 10_000],
  ['the mail', '/ash-mail', 10_000],
  ['an article', '/ash-mail/the-lift-at-ulysses', 10_000],
  ['the press', '/press', 10_000],
  ['careers', '/careers', 10_000],
  ['the shop', '/souvenirs', 15_000],
  ['a collection', '/collections/rooms-and-beds', 16_000],
  ['a product', '/souvenirs/product/key-tag', 10_000],
  ['the contact form', '/contact', 10_000],
  ['the login', '/auth/login', 10_000],
  ['a policy', '/policies/privacy-policy', 10_000],
] as const;

/** What a new connection carries in its first round trip, in bytes: ten segments. */
const firstRoundTrip = 14_600;

/** Most requests and bytes, compressed, of a page on a phone until it is idle. */
const phoneLimits = { requests: 25, bytes: 600_000 };

for (const [name, path, most] of hydrationLimits) {
  test(`${name} carries at most ${most / 1000} kB of data`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    const [, data = ''] = /<script id="hydration"[^>]*>([^<]*)</.exec(html) ?? [];
    const bytes = Buffer.byteLength(data);
    test.info().annotations.push({ type: 'bytes', description: String(bytes) });
    expect(bytes).toBeGreaterThan(1_000);
    expect(bytes).toBeLessThanOrEqual(most);
  });
}

test('the home page’s HTML is at most 20 kB, compressed', async ({ request }) => {
  const html = await (await request.get('/')).body();
  // As a server compresses what it has just rendered.
  const params = { [constants.BROTLI_PARAM_QUALITY]: compressionLevels.quick.brotli };
  expect(brotliCompressSync(html, { params }).length).toBeLessThanOrEqual(20_000);
});

for (const [name, path] of pageTypes) {
  test(`the HTML of ${name} comes in a first round trip`, async ({ request }) => {
    const response = await request.get(path, { headers: { 'Accept-Encoding': 'br' } });
    const headers = response.headersArray().map(({ name, value }) => `${name}: ${value}\r\n`);
    // As a server compresses what many ask for.
    const params = { [constants.BROTLI_PARAM_QUALITY]: compressionLevels.strong.brotli };
    const html = brotliCompressSync(await response.body(), { params });
    const bytes = `HTTP/1.1 200 OK\r\n${headers.join('')}\r\n`.length + html.length;
    test.info().annotations.push({ type: 'bytes', description: String(bytes) });
    expect(response.headers()['content-encoding']).toBe('br');
    expect(bytes).toBeLessThanOrEqual(firstRoundTrip);
  });
}

type Fetched = { type: string; bytes: number; encoding: string | null };

/** Everything that a page fetches until it is idle, its document included. */
async function fetchedBy(page: Page, path: string): Promise<Fetched[]> {
  const finished: Request[] = [];
  page.on('requestfinished', (request) => finished.push(request));
  await page.goto(path);
  await untilInteractive(page);
  await page.waitForLoadState('networkidle');
  // Read at the end: a read that nobody awaits fails once the page is closed.
  return Promise.all(
    finished.map(async (request) => {
      const encoding = (await (await request.response())?.headerValue('content-encoding')) ?? null;
      return { type: request.resourceType(), bytes: (await request.sizes()).responseBodySize, encoding };
    }),
  );
}

const bytesOf = (fetched: Fetched[]) => fetched.reduce((sum, { bytes }) => sum + bytes, 0);

for (const [name, path] of pageTypes) {
  const [count, bytes] = scriptLimits[name];
  test(`${name} fetches at most ${count} scripts of ${bytes / 1000} kB`, async ({ page }) => {
    const scripts = (await fetchedBy(page, path)).filter(({ type }) => type === 'script');
    test.info().annotations.push({ type: 'scripts', description: `${scripts.length}, ${bytesOf(scripts)} bytes` });
    expect(scripts.map(({ encoding }) => encoding).filter((encoding) => encoding !== 'br')).toEqual([]);
    expect(scripts.length).toBeGreaterThan(2);
    expect(scripts.length).toBeLessThanOrEqual(count);
    expect(bytesOf(scripts)).toBeLessThanOrEqual(bytes);
  });
}

test('no script is less than 2 kB', () => {
  const assets = join(import.meta.dirname, '../../build/client/assets');
  const files = globSync('*.js', { cwd: assets });
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((file) => statSync(join(assets, file)).size < 2_000)).toEqual([]);
});

for (const path of ['/', '/souvenirs/product/key-tag']) {
  test(`${path} on a phone is ${phoneLimits.requests} requests and ${phoneLimits.bytes / 1000} kB at most`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const fetched = await fetchedBy(page, path);
    test.info().annotations.push({ type: 'requests', description: `${fetched.length}, ${bytesOf(fetched)} bytes` });
    expect(fetched.length).toBeGreaterThan(5);
    expect(fetched.length).toBeLessThanOrEqual(phoneLimits.requests);
    expect(bytesOf(fetched)).toBeLessThanOrEqual(phoneLimits.bytes);
  });
}

test('at night a hero fetches its picture of the night alone', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/hotels/neptune');
  const heroes = await page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap(({ name }) => name.match(/neptune-hero[a-z-]*/) ?? []),
  );
  // The drawing, and what moves in it.
  expect([...new Set(heroes)].sort()).toEqual(['neptune-hero-night', 'neptune-hero-night-motion']);
});

for (const path of ['/', '/collections/rooms-and-beds']) {
  test(`${path} fetches no script before it has settled, as long as nobody touches it`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.addInitScript(() => {
      const told: string[] = [];
      Object.assign(window, { told });
      const types = ['pointermove', 'pointerdown', 'keydown', 'touchstart', 'focusin', 'wheel', 'scroll', 'load'];
      for (const type of types) {
        const note = ({ target }: Event) => told.push(`${type} of ${target} at ${performance.now()}`);
        addEventListener(type, note, { capture: true, passive: true });
      }
    });
    await page.goto(path);
    await page.waitForFunction(() => 'interactive' in document.documentElement.dataset, null, { timeout: 15_000 });
    // By the page's own clock: the browser tells a test of scripts and of the load in any order.
    const scripts = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      return (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
        .map(({ name, startTime }) => ({ name, afterLoad: startTime - (navigation?.loadEventStart ?? 0) }));
    });
    expect(scripts.length).toBeGreaterThan(0);
    const told = await page.evaluate(() => (window as unknown as { told: string[] }).told.join('; '));
    expect(
      scripts.filter(({ afterLoad }) => afterLoad < 3_000),
      told,
    ).toEqual([]);
  });
}

test('the next page’s document is fetched while the pointer rests on its link', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  // Once the application runs its links fetch data, not documents.
  await session.send('Network.enable');
  await session.send('Network.setBlockedURLs', { urls: ['*/assets/*.js'] });
  await session.send('Preload.enable');
  const isReady = new Promise<string>((resolve) => {
    session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
      if (status === 'Ready') resolve(new URL(prefetchUrl).pathname);
    });
  });
  await page.goto('/press');
  const link = page.locator('header a[href="/"]').first();
  await link.hover();
  expect(await isReady).toBe('/');
  await link.click();
  await page.waitForURL((url) => url.pathname === '/');
  const delivery = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    return navigation?.toJSON().deliveryType;
  });
  expect(delivery).toBe('navigational-prefetch');
});
