import { expect, test } from '@playwright/test';
import { XMLParser } from 'fast-xml-parser';
import type { Graph } from '../../src/app/seo/structured-data/node.ts';
import { brokenRules, nodesIn } from '../../src/app/seo/structured-data/rich-result-rules.ts';
import { pages } from './addresses.ts';

type Entry = { loc: string; lastmod?: string };

async function sitemap(request: import('@playwright/test').APIRequestContext): Promise<Entry[]> {
  const response = await request.get('/sitemap.xml');
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toMatch(/xml/);
  return new XMLParser().parse(await response.text()).urlset.url;
}

/** The first match of a pattern in a page's text, with HTML's own characters read. */
function read(html: string, pattern: RegExp): string | null {
  return pattern.exec(html)?.[1]?.replaceAll('&amp;', '&').replaceAll('&#x27;', "'") ?? null;
}

test('every address of the sitemap is a page whose own address it is, and that wants to be found', async ({
  request,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const entries = await sitemap(request);
  expect(entries.length).toBeGreaterThan(60);
  expect(new Set(entries.map(({ loc }) => loc)).size).toBe(entries.length);
  const wrong: string[] = [];
  for (const { loc } of entries) {
    const response = await request.get(loc);
    const html = await response.text();
    const { pathname, origin } = new URL(loc);
    if (origin !== baseURL) wrong.push(`${loc} is not on ${baseURL}`);
    if (response.status() !== 200) wrong.push(`${pathname}: ${response.status()}`);
    if (html.includes('content="noindex"')) wrong.push(`${pathname}: noindex`);
    const canonical = read(html, /<link rel="canonical" href="([^"]*)"/);
    if (canonical === null || new URL(canonical).pathname !== pathname)
      wrong.push(`${pathname}: canonical ${canonical}`);
    const text = read(html, /<script type="application\/ld\+json">(.*?)<\/script>/s);
    const graph = text === null ? null : (JSON.parse(text) as Graph);
    if (graph === null) wrong.push(`${pathname}: no JSON-LD`);
    else wrong.push(...brokenRules(graph).map((rule) => `${pathname}: ${rule}`));
    if ((html.match(/application\/ld\+json/g) ?? []).length > 1) wrong.push(`${pathname}: more than one graph`);
  }
  expect(wrong).toEqual([]);
});

test('every indexable page of the site is in the sitemap, and no other', async ({ request }) => {
  const listed = new Set((await sitemap(request)).map(({ loc }) => new URL(loc).pathname));
  for (const [path] of pages) {
    const hidden = /^\/(auth|cart|global|enjoy)/.test(path);
    expect(listed.has(path), path).toBe(!hidden);
  }
  for (const { lastmod } of await sitemap(request)) {
    if (lastmod !== undefined) expect(Date.parse(lastmod)).toBeGreaterThan(0);
  }
});

test('robots.txt names the sitemap and closes what belongs to one visitor', async ({ request, baseURL }) => {
  const text = await (await request.get('/robots.txt')).text();
  expect(text).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  for (const path of ['/auth', '/cart', '/checkout', '/_services', '/operator', '/editor']) {
    expect(text).toContain(`Disallow: ${path}\n`);
  }
});

const types: [path: string, types: string[]][] = [
  ['/', ['Organization', 'WebSite']],
  ['/hotels/the-siren', ['Hotel', 'HotelRoom', 'BreadcrumbList']],
  ['/dining/karls', ['Restaurant', 'Menu', 'BreadcrumbList']],
  ['/dining/candy-bar', ['BarOrPub']],
  ['/dining/the-siren-cafe', ['CafeOrCoffeeShop']],
  ['/dining/the-siren-shop', ['Store']],
  ['/dining/karls/breakfast', ['Menu', 'MenuSection', 'MenuItem']],
  ['/careers/night-auditor', ['JobPosting', 'BreadcrumbList']],
  ['/souvenirs/product/key-tag', ['Product', 'Offer', 'BreadcrumbList']],
  ['/collections', ['BreadcrumbList']],
];

for (const [path, expected] of types) {
  test(`${path} says what it is`, async ({ request }) => {
    const text = read(await (await request.get(path)).text(), /<script type="application\/ld\+json">(.*?)<\/script>/s);
    const found = nodesIn(JSON.parse(text ?? '')).flatMap((node) => node['@type']);
    expect(found).toEqual(expect.arrayContaining(expected));
  });
}

test('the site draws the picture of a page for link previews, in the page’s own colours', async ({
  request,
  baseURL,
}) => {
  const html = await (await request.get('/hotels/the-siren/rooms/rope-king')).text();
  const address = read(html, /<meta property="og:image" content="([^"]*)"/);
  expect(address).toBe(`${baseURL}/api/og/hotels/the-siren/rooms/rope-king.png`);
  const card = await request.get(address ?? '');
  expect(card.status()).toBe(200);
  expect(card.headers()['content-type']).toBe('image/png');
  const bytes = await card.body();
  // Width and height of a PNG stand in its first chunk.
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(await (await request.get('/api/og/dining/candy-bar.png')).body()).not.toEqual(bytes);
  for (const path of ['/api/og/nowhere.png', '/api/og/hotels/neptune', '/api/og/global-elements/footer.png']) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});

test('a page with two addresses names one, and a filter is no page of its own', async ({ request, baseURL }) => {
  const canonical = async (path: string) =>
    read(await (await request.get(path)).text(), /<link rel="canonical" href="([^"]*)"/);
  expect(await canonical('/enjoy/karls')).toBe(`${baseURL}/dining/karls`);
  expect(await canonical('/careers?type=full')).toBe(`${baseURL}/careers`);
  expect(await canonical('/souvenirs/product/key-tag?variant=1')).toBe(`${baseURL}/souvenirs/product/key-tag`);
  const [, handle] = /href="\/collections\/([^"/]+)"/.exec(await (await request.get('/collections')).text()) ?? [];
  expect(await canonical(`/souvenirs/${handle}`)).toBe(`${baseURL}/collections/${handle}`);
});
