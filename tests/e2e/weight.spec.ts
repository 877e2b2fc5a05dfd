import { brotliCompressSync, constants } from 'node:zlib';
import { expect, type Request, test } from '@playwright/test';
import { untilInteractive } from './site-test.ts';

/** Most JavaScript that the home page may bring, compressed, in bytes. */
const limit = 125_000;

/** Most bytes of hydration data that a page's document may carry, uncompressed, by the kind of page. */
const hydrationLimits = [
  ['home', '/', 15_000],
  ['a hotel', '/hotels/ulysses', 25_000],
  ['a room', '/hotels/ulysses/rooms/bay-queen', 25_000],
  ['a venue', '/dining/karls', 25_000],
  ['an event', '/dining/the-vestry/events/organ-night', 25_000],
  ['a city guide', '/ash-city-guides/detroit', 25_000],
  ['the mail', '/ash-mail', 10_000],
  ['an article', '/ash-mail/the-lift-at-ulysses', 10_000],
  ['the press', '/press', 10_000],
  ['careers', '/careers', 40_000],
  ['the shop', '/souvenirs', 15_000],
  ['a collection', '/collections/rooms-and-beds', 20_000],
  ['a product', '/souvenirs/product/key-tag', 32_000],
  ['the contact form', '/contact', 10_000],
  ['the login', '/auth/login', 10_000],
  ['a policy', '/policies/privacy-policy', 10_000],
] as const;

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
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  expect(brotliCompressSync(html, { params }).length).toBeLessThanOrEqual(20_000);
});

test('the home page brings at most 125 kB of JavaScript', async ({ page }) => {
  const scripts = new Map<string, number>();
  const weighed: Promise<void>[] = [];
  const weigh = async (request: Request): Promise<void> => {
    const response = await request.response();
    expect(await response?.headerValue('content-encoding')).toBe('br');
    scripts.set(request.url(), (await request.sizes()).responseBodySize);
  };
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') weighed.push(weigh(request));
  });
  await page.goto('/');
  await untilInteractive(page);
  await page.waitForLoadState('networkidle');
  await Promise.all(weighed);
  const total = [...scripts.values()].reduce((sum, size) => sum + size, 0);
  test.info().annotations.push({ type: 'bytes', description: String(total) });
  expect(scripts.size).toBeGreaterThan(3);
  expect(total).toBeLessThanOrEqual(limit);
});

test('no script is fetched before the page has loaded', async ({ page }) => {
  const order: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') order.push('script');
  });
  page.on('load', () => order.push('load'));
  await page.goto('/');
  await untilInteractive(page);
  expect(order[0]).toBe('load');
  expect(order.length).toBeGreaterThan(1);
});
