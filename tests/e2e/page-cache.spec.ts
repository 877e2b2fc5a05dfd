import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { publicPages } from '../../src/app/public-page.ts';
import { commerceSignature, commerceSignatureHeader, commerceTopicHeader } from '../../src/protocol/shopify/webhook.ts';
import { type ContentEditor, contentEditor } from './content-editor.ts';
import { secretOf } from './form-database.ts';
import { type RunningSite, startSite } from './running-site.ts';
import { changeShop } from './shop-steps.ts';

/** A page of every kind that is stored, by what its route declares. */
const kinds = {
  story: [
    ...['/', '/about', '/ash-city-guides', '/ash-city-guides/detroit', '/ash-mail', '/careers', '/contact', '/press'],
    '/careers/night-auditor',
    ...['/dining/karls', '/enjoy/karls', '/hotels/ulysses', '/hotels/neptune', '/hotels/the-siren', '/investors'],
    ...['/events', '/mood', '/newsletter', '/room-service', '/team', '/global'],
  ],
  souvenirs: ['/souvenirs', '/souvenirs/faqs'],
  collection: ['/collections/table-and-bar'],
  product: ['/souvenirs/product/karls-mug'],
  plain: [
    ...['/collections', '/mood/tagged'],
    // What a page fetches later of itself.
    ...['/api/shell', '/api/sections/hotels/ulysses', '/api/sections/souvenirs/product/karls-mug'],
  ],
} as const satisfies Record<keyof typeof publicPages, readonly string[]>;
const paths = Object.values(kinds).flat();

const folder = mkdtempSync(join(tmpdir(), 'ash-query-'));
const queryLog = join(folder, 'names');
let site: RunningSite;
let editor: ContentEditor;

test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  writeFileSync(queryLog, '');
  site = await startSite({
    QUERY_LOG: queryLog,
    NODE_OPTIONS: `--import=${join(import.meta.dirname, 'record-query.mjs')}`,
  });
  editor = await contentEditor(site);
});
test.afterAll(async () => {
  await site.stop();
  rmSync(folder, { recursive: true });
});

/** The mark of the rendering that a page now is; each rendering has another one. */
async function renderings(): Promise<Record<string, string | null>> {
  const marks: [string, string | null][] = [];
  for (const path of paths) {
    const answer = await fetch(site.address + path);
    expect(answer.status, path).toBe(200);
    marks.push([path, answer.headers.get('ETag')]);
  }
  return Object.fromEntries(marks);
}

/** The pages that a change rendered again. */
async function renderedBy(change: () => Promise<void>): Promise<string[]> {
  const before = await renderings();
  await change();
  const after = await renderings();
  return paths.filter((path) => before[path] !== after[path]);
}

test('pages read no query parameter that their route does not declare', async () => {
  // React Router's own; what makes a page nobody else's, which is not stored; and what opens in the browser alone.
  const others = ['index', '_routes', '_storyblok', 'sent', 'form', 'photo'];
  for (const [kind, ofKind] of Object.entries(kinds)) {
    const declared: readonly string[] = publicPages[kind as keyof typeof kinds].publicPage.query;
    for (const path of ofKind) {
      writeFileSync(queryLog, '');
      await fetch(site.address + path);
      const read = new Set(readFileSync(queryLog, 'utf8').split('\n').filter(Boolean));
      expect(
        [...read].filter((name) => ![...declared, ...others].includes(name)),
        path,
      ).toEqual([]);
    }
  }
});

test('a page is stored once for each market, whatever else the address says', async () => {
  const mark = async (path: string, headers: Record<string, string> = {}) =>
    (await fetch(site.address + path, { headers })).headers.get('ETag');
  const page = await mark('/souvenirs');
  expect(await mark('/souvenirs?utm_source=letter&gclid=1')).toBe(page);
  expect(await mark('/souvenirs', { Cookie: 'market=US' })).toBe(page);
  const canadian = await mark('/souvenirs', { Cookie: 'market=CA' });
  expect(canadian).not.toBe(page);
  expect(await mark('/souvenirs?fbclid=2', { Cookie: 'market=CA' })).toBe(canadian);
  const sorted = await mark('/souvenirs?sort=name&in_stock=1');
  expect(sorted).not.toBe(page);
  expect(await mark('/souvenirs?in_stock=1&utm_medium=a&sort=name')).toBe(sorted);
});

test('two customers and nobody are sent the same bytes, without anything of theirs', async () => {
  const visitors = ['', 'shopifyAccessToken=token-of-ada; cart=cart-of-ada', 'shopifyAccessToken=token-of-bob; cart=b'];
  for (const path of paths) {
    const seen = await Promise.all(
      visitors.map(async (Cookie) => {
        const answer = await fetch(site.address + path, { headers: { Cookie, Referer: 'https://ada.example/mail' } });
        expect([path, answer.status, answer.headers.getSetCookie()]).toEqual([path, 200, []]);
        return answer.text();
      }),
    );
    expect(new Set(seen).size, path).toBe(1);
    expect(/-of-ada|-of-bob|ada\.example/.test(seen[0] ?? ''), path).toBe(false);
  }
});

test('a published article renders itself and the lists of articles again, and nothing else', async () => {
  const rendered = await renderedBy(() => editor.publish('ash-mail/three-thousand-keys'));
  expect(rendered).toContain('/ash-mail');
  const others = [
    '/about',
    '/hotels/ulysses',
    '/hotels/neptune',
    '/careers',
    '/souvenirs',
    '/collections/table-and-bar',
    '/team',
  ];
  expect(rendered.filter((path) => others.includes(path))).toEqual([]);
});

test('a new article is on its own page and in its list at once', async ({ request }) => {
  const address = `${site.address}/ash-mail/a-letter-from-the-cellar`;
  expect((await request.get(address)).status()).toBe(404);
  await editor.publishCopy('ash-mail/three-thousand-keys', 'a-letter-from-the-cellar', {
    title: 'A letter from the cellar',
    date: '2030-01-01 00:00',
  });
  await expect.poll(async () => (await request.get(address)).status(), { timeout: 1_000, intervals: [50] }).toBe(200);
  expect((await (await request.get(`${site.address}/ash-mail`)).text()).includes('A letter from the cellar')).toBe(
    true,
  );
});

test('a changed stock renders the product and the lists of products again, and no hotel', async ({ request }) => {
  const id = 'SELECT product_id FROM commerce_variant WHERE sku = ?';
  const product = `${site.address}/souvenirs/product/karls-mug`;
  expect((await (await request.get(product)).text()).includes('OutOfStock')).toBe(false);
  const rendered = await renderedBy(async () => {
    const productId = Number(changeShop(site.database, id, 'ASH-MUG-KARLS')?.product_id);
    changeShop(site.database, 'UPDATE commerce_variant SET quantity = 0 WHERE product_id = ?', productId);
    const body = JSON.stringify({ id: productId });
    const answer = await request.post(`${site.address}/api/webhooks/commerce`, {
      data: body,
      headers: {
        'Content-Type': 'application/json',
        [commerceTopicHeader]: 'products/update',
        [commerceSignatureHeader]: commerceSignature(body, secretOf(site, 'commerce_webhook')),
      },
    });
    expect(answer.status()).toBe(200);
  });
  expect(rendered).toEqual(expect.arrayContaining(['/souvenirs/product/karls-mug', '/collections/table-and-bar']));
  expect(rendered.filter((path) => path.includes('/hotels/') || path === '/api/shell')).toEqual([]);
  expect((await (await request.get(product)).text()).includes('OutOfStock')).toBe(true);
});
