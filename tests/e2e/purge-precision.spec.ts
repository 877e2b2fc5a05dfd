import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { commerceSignature, commerceSignatureHeader, commerceTopicHeader } from '../../src/protocol/shopify/webhook.ts';
import { type ContentEditor, contentEditor } from './content-editor.ts';
import { secretOf } from './form-database.ts';
import { type RunningSite, startSite } from './running-site.ts';
import { changeShop } from './shop-steps.ts';

/** Of all pages a change renders those again that it touches, and no other. Counts, not times. */
const wanted = 550;
const markets = ['US', 'CA'];
/** Requests that are under way together. */
const lanes = 4;

/** A change, and seeing all pages before and after it, takes less than this, in ms. */
const longestMs = 60_000;
const quarterMs = 900_000;

type StoredPage = { name: string; path: string; market: string };
type Seen = { etag: string; text: string };

let site: RunningSite;
let editor: ContentEditor;
let pages: StoredPage[] = [];

// Each page is rendered once: that is most of the time.
test.describe.configure({ mode: 'default', timeout: 300_000 });
test.beforeAll(async () => {
  test.setTimeout(300_000);
  site = await startSite();
  editor = await contentEditor(site);
  const sitemap = await (await fetch(`${site.address}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>[a-z]+:\/\/[^/<]+(\/?[^<]*)<\/loc>/g)].map(([, path]) => path || '/');
  const addresses = paths.flatMap(addressesOf);
  pages = markets.flatMap((market) => addresses.map((path) => ({ name: `${market} ${path}`, path, market })));
  expect(pages.length).toBeGreaterThanOrEqual(wanted);
});
test.afterAll(async () => {
  await site.stop();
});

/** The page and its data, and of the shop's lists what their bar leads to: all of them are stored by themselves. */
function addressesOf(path: string): string[] {
  const isList = /^\/(souvenirs|collections\/[^/]+)$/.test(path);
  const queries = isList ? ['', '?sort=name', '?in_stock=1'] : [''];
  const data = path === '/' ? '/_.data' : `${path}.data`;
  return [path, data].flatMap((address) => queries.map((query) => address + query));
}

/** Every page as it is sent now. Each rendering has another ETag. */
async function seeAll(): Promise<Map<string, Seen>> {
  const seen = new Map<string, Seen>();
  const left = [...pages];
  const lane = async () => {
    for (let page = left.shift(); page; page = left.shift()) {
      const answer = await fetch(site.address + page.path, { headers: { Cookie: `market=${page.market}` } });
      expect(answer.status, page.name).toBe(200);
      seen.set(page.name, { etag: answer.headers.get('ETag') ?? '', text: await answer.text() });
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return seen;
}

/** What the last change left, and the quarter of an hour in which it was seen. */
let last: { quarter: number; seen: Map<string, Seen> } | undefined;
const quarterOf = () => Math.floor(Date.now() / quarterMs);

/** The pages before and after a change, the names of those that it rendered again, and of those that now hold a text. */
async function changed(change: () => Promise<void>) {
  // With each quarter of an hour pages end that show opening hours, which is no part of the change.
  const left = quarterMs - (Date.now() % quarterMs);
  if (left < longestMs) await delay(left);
  // Nothing changes between two tests.
  const before = last?.quarter === quarterOf() ? last.seen : await seeAll();
  last = undefined;
  await change();
  const after = await seeAll();
  last = { quarter: quarterOf(), seen: after };
  const names = pages.map(({ name }) => name);
  return {
    after,
    rendered: names.filter((name) => before.get(name)?.etag !== after.get(name)?.etag),
    holding: (text: string) => names.filter((name) => after.get(name)?.text.includes(text)),
  };
}

test('a published article renders the pages again that use it, and no other', async () => {
  const title = 'Three thousand and one keys';
  const { rendered, holding } = await changed(async () => {
    await editor.edit('ash-mail/three-thousand-keys', { title });
    await editor.publish('ash-mail/three-thousand-keys');
    // The webhook was sent once the article is public, and purges before it is answered.
    await expect.poll(async () => (await (await fetch(`${site.address}/ash-mail`)).text()).includes(title)).toBe(true);
  });
  expect(rendered).toContain('US /ash-mail/three-thousand-keys');
  expect(rendered).toContain('CA /ash-mail.data');
  expect(rendered).toEqual(holding(title));
});

/** Stories that are copied, the pages that list the copy, and those that read the list that it comes into. */
const copied = [
  { slug: 'ash-mail/three-thousand-keys', lists: ['/ash-mail'], reads: /^\/ash-mail$/ },
  {
    slug: 'press/sound-timber-five-houses',
    lists: ['/', '/hotels/ulysses', '/press'],
    reads: /^\/(press|hotels\/[^/]+)?$/,
  },
  {
    slug: 'dining/the-vestry/events/organ-night',
    lists: ['/events', '/hotels/peter-and-paul/events'],
    reads: /^\/(events|hotels\/[^/]+(\/events)?)?$/,
  },
];
for (const { slug, lists, reads } of copied) {
  test(`a copy of ${slug} appears in every list that it belongs to, and renders no other page`, async () => {
    const copy = `${slug.split('/').at(-1)}-again`;
    const { rendered, holding } = await changed(async () => {
      await editor.publishCopy(slug, copy, { title: 'Once again', date: '2030-01-01 00:00' });
      await expect.poll(async () => (await fetch(`${site.address}/${slug}-again`)).status).toBe(200);
    });
    const shown = holding(copy);
    for (const market of markets) {
      for (const address of lists.flatMap(addressesOf)) expect(shown).toContain(`${market} ${address}`);
    }
    expect(rendered).toEqual(expect.arrayContaining(shown));
    expect(rendered.filter((name) => !reads.test(pathOf(name)))).toEqual([]);
  });
}

/** The path of the page that a name is of, without its query and whether it is the page or its data. */
function pathOf(name: string): string {
  return (name.split(' ')[1] ?? '')
    .replace(/\?.*$/, '')
    .replace(/^\/_\.data$/, '/')
    .replace(/\.data$/, '');
}

test('a change of stock renders the pages again that show the product, and no hotel', async () => {
  const { rendered, after } = await changed(async () => {
    const found = changeShop(site.database, 'SELECT product_id FROM commerce_variant WHERE sku = ?', 'ASH-MUG-KARLS');
    const id = Number(found?.product_id);
    changeShop(site.database, 'UPDATE commerce_variant SET quantity = 0 WHERE product_id = ?', id);
    const body = JSON.stringify({ id });
    const answer = await fetch(`${site.address}/api/webhooks/commerce`, {
      method: 'POST',
      body,
      headers: {
        'Content-Type': 'application/json',
        [commerceTopicHeader]: 'products/update',
        [commerceSignatureHeader]: commerceSignature(body, secretOf(site, 'commerce_webhook')),
      },
    });
    expect(answer.status).toBe(200);
  });
  expect(rendered).toContain('US /souvenirs/product/karls-mug');
  expect(rendered.filter((name) => /^(US|CA) \/hotels\//.test(name))).toEqual([]);
  // A list may hold it now or not, and its order may be by what is in stock: every list of products is rendered.
  const showsProducts = (name: string) => /\/souvenirs\/product\//.test(after.get(name)?.text ?? '');
  const documents = rendered.filter((name) => !name.includes('.data'));
  expect(documents.filter((name) => !showsProducts(name))).toEqual([]);
  for (const name of ['US /collections/table-and-bar', 'CA /souvenirs', 'CA /']) expect(rendered).toContain(name);
});
