import { expect, test } from '@playwright/test';
import { Redis } from 'ioredis';
import { type ContentEditor, contentEditor } from './content-editor.ts';
import { type RunningSite, startSite } from './running-site.ts';

/** Two sites as on two machines: one database, one Redis. */
const redis = process.env.TEST_REDIS_URL;
/** A database of Redis for this test alone: pages of other tests' sites have the same addresses. */
const database = 11;

let sites: RunningSite[] = [];
let editor: ContentEditor;
let stored: Redis;

test.describe.configure({ mode: 'default' });
test.skip(!redis, 'TEST_REDIS_URL is not set');
test.beforeAll(async () => {
  if (!redis) return;
  const url = new URL(`/${database}`, redis).href;
  stored = new Redis(url, { commandTimeout: 5_000 });
  await stored.flushdb();
  const one = await startSite({ REDIS_URL: url });
  sites = [one, await startSite({ REDIS_URL: url, DATABASE_URL: one.database, PUBLIC_URL: one.address })];
  editor = await contentEditor(one);
});
test.afterAll(async () => {
  for (const site of sites.toReversed()) await site.stop();
  await stored?.flushdb();
  stored?.disconnect();
});

async function page(site: RunningSite | undefined, path: string) {
  const answer = await fetch(`${site?.address}${path}`);
  return { etag: answer.headers.get('ETag'), text: await answer.text() };
}

test('a page is rendered by one site and sent by both', async () => {
  const [one, two] = sites;
  const first = await page(one, '/about');
  // It is in Redis a moment after the first visitor has it.
  await expect.poll(() => stored.exists('page:US /about')).toBe(1);
  expect((await page(two, '/about')).etag).toBe(first.etag);
});

test('what is published on one site is seen on both, on the page and in its lists', async () => {
  const [one, two] = sites;
  const address = '/ash-mail/a-letter-to-both-machines';
  for (const site of sites) {
    expect((await page(site, '/ash-mail')).text).not.toContain(address);
    expect((await page(site, '/about')).etag).toBe((await page(one, '/about')).etag);
  }
  const about = (await page(two, '/about')).etag;
  await editor.publishCopy('ash-mail/three-thousand-keys', 'a-letter-to-both-machines', {
    title: 'A letter to both machines',
    date: '2030-01-01 00:00',
  });
  for (const site of [two, one]) {
    await expect.poll(async () => (await page(site, '/ash-mail')).text.includes(address)).toBe(true);
    await expect.poll(async () => (await page(site, address)).text.includes('A letter to both machines')).toBe(true);
  }
  // What the change does not touch stays.
  expect((await page(two, '/about')).etag).toBe(about);
});

test('a site whose Redis goes away serves on, and renders its pages again when it is back', async () => {
  const [one, two] = sites;
  const before = (await page(two, '/about')).etag;
  // Their connections are cut, as by a restart of Redis; they open new ones by themselves.
  const own = await stored.client('ID');
  for (const [client, id = ''] of String(await stored.client('LIST')).matchAll(/^id=(\d+) .*$/gm)) {
    if (client.includes(` db=${database} `) && Number(id) !== own) await stored.client('KILL', 'ID', id);
  }
  expect((await page(one, '/')).text).toContain('</html>');
  // Purges may have been missed meanwhile.
  await stored.flushdb();
  await expect.poll(async () => (await page(two, '/about')).etag).not.toBe(before);
});
