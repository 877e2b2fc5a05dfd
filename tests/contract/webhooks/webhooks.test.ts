import type { Server } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { commerceSignature, commerceSignatureHeader, commerceTopicHeader } from '#protocol/shopify/webhook.ts';
import { contentSignature, contentSignatureHeader } from '#protocol/storyblok/webhook.ts';
import { tagsOfCommerceChange } from '#server/webhooks/commerce-changes.ts';
import { createContentChanges } from '#server/webhooks/content-changes.ts';
import { webhookPaths, webhookRoutes } from '#server/webhooks/webhook-routes.ts';

/** A space of three stories, as its links map and reads say it. */
const link = (id: number, slug: string, name = slug) => ({
  ...{ id, slug, name, uuid: `uuid-${id}`, path: null, real_path: `/${slug}`, published: true, parent_id: 0 },
  ...{ is_folder: false, is_startpage: false, position: 0, alternates: [] },
});
type Stories = Record<string, ReturnType<typeof link>>;
const first: Stories = { 'uuid-1': link(1, 'about'), 'uuid-2': link(2, 'ash-mail/june') };
let stories: Stories;
const types: Record<string, string> = {
  about: 'page',
  'ash-mail/june': 'mail_article',
  'ash-mail/july': 'mail_article',
};

const purge = vi.fn(async (_tags: readonly string[]) => {});
const secrets = { content: 'a secret of the space', commerce: 'a secret of the shop' };
let server: Server;
let address: string;

beforeEach(async () => {
  stories = { ...first };
  purge.mockClear();
  const changes = createContentChanges({
    content: {
      links: async () => ({ ...stories }),
      story: async (slug: string) => {
        const known = Object.values(stories).find((story) => story.slug === slug);
        const component = types[slug];
        return known && component ? storyOf(known.id, component) : null;
      },
    },
    purge,
  });
  const routes = webhookRoutes({
    secrets,
    logger: pino({ enabled: false }),
    onContentChange: changes.apply,
    onCommerceChange: async (topic, body) => {
      const tags = tagsOfCommerceChange(topic, body);
      if (tags) await purge(tags);
      return tags !== null;
    },
  });
  handler = getRequestListener(routes.fetch);
});

let handler: ReturnType<typeof getRequestListener>;
beforeAll(async () => {
  server = createServer((request, response) => void handler(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

function storyOf(id: number, component: string) {
  const content = { _uid: `c${id}`, component };
  const text = { name: '', slug: '', full_slug: '', created_at: '', published_at: '', first_published_at: '' };
  const rest = {
    updated_at: '',
    lang: 'default',
    path: null,
    group_id: '',
    parent_id: 0,
    position: 0,
    is_startpage: false,
  };
  const lists = { alternates: [], tag_list: [], translated_slugs: null, default_full_slug: null, release_id: null };
  return { id, uuid: `uuid-${id}`, content, sort_by_date: null, meta_data: null, ...text, ...rest, ...lists };
}

async function post(path: string, body: string, headers: Record<string, string>): Promise<number> {
  const answer = await fetch(address + path, { method: 'POST', body, headers });
  expect(answer.headers.get('Content-Type')).toMatch(/^application\/json/);
  return answer.status;
}
const sendContent = (change: unknown, secret = secrets.content) => {
  const body = typeof change === 'string' ? change : JSON.stringify(change);
  return post(webhookPaths.content, body, { [contentSignatureHeader]: contentSignature(body, secret) });
};
const sendCommerce = (topic: string, change: unknown, secret = secrets.commerce) => {
  const body = typeof change === 'string' ? change : JSON.stringify(change);
  const headers = { [commerceSignatureHeader]: commerceSignature(body, secret), [commerceTopicHeader]: topic };
  return post(webhookPaths.commerce, body, headers);
};
const purged = () => [...new Set(purge.mock.calls.flatMap(([tags]) => [...tags]))].sort();

const published = (story_id: number, full_slug: string) => ({
  ...{ action: 'published', text: 'The story was published.', space_id: 1001 },
  ...{ story_id, full_slug },
});

test('a published story purges itself and the lists of its type', async () => {
  expect(await sendContent(published(2, 'ash-mail/june'))).toBe(200);
  expect(purged()).toEqual(['service:content', 'stories', 'stories:mail_article', 'story:2']);
});

test('a new story also purges what its address was, and what names it already', async () => {
  stories['uuid-3'] = link(3, 'ash-mail/july');
  expect(await sendContent(published(3, 'ash-mail/july'))).toBe(200);
  expect(purged()).toEqual([
    ...['link:3', 'missing:uuid-3', 'service:content', 'slug:ash-mail/july'],
    ...['stories', 'stories:mail_article', 'story:3'],
  ]);
});

test('a story that is gone purges what showed it or led to it', async () => {
  await sendContent(published(2, 'ash-mail/june'));
  purge.mockClear();
  delete stories['uuid-2'];
  expect(await sendContent({ action: 'deleted', text: '', story_id: 2, full_slug: 'ash-mail/june' })).toBe(200);
  expect(purged()).toEqual([
    ...['link:2', 'service:content', 'slug:ash-mail/june', 'stories', 'stories:mail_article', 'story:2'],
  ]);
});

test('one of a type that nobody knows purges every list', async () => {
  delete stories['uuid-1'];
  expect(await sendContent({ action: 'unpublished', text: '', story_id: 1 })).toBe(200);
  expect(purged()).toContain('stories-of-a-type');
});

test('a moved folder purges what moved with it', async () => {
  stories['uuid-2'] = link(2, 'letters/june');
  expect(await sendContent({ action: 'moved', text: '', story_id: 9, full_slug: 'letters' })).toBe(200);
  expect(purged()).toEqual(expect.arrayContaining(['link:2', 'slug:ash-mail/june', 'slug:letters/june']));
});

test('entries of a datasource purge what shows them, and an asset nothing', async () => {
  expect(await sendContent({ action: 'entries_updated', text: '', datasource_slug: 'departments' })).toBe(200);
  expect(purged()).toEqual(['datasource:departments', 'service:content']);
  purge.mockClear();
  expect(await sendContent({ action: 'replaced', text: '', asset_id: 4 })).toBe(200);
  expect(purged()).toEqual(['service:content']);
});

test.each([
  ['products/update', { id: 7, handle: 'mug' }, ['product-handle:mug', 'product:7', 'products', 'service:commerce']],
  ['products/delete', { id: 7 }, ['product:7', 'products', 'service:commerce']],
  [
    'collections/update',
    { id: 8, handle: 'all' },
    ['collection:8', 'collection:all', 'collections', 'service:commerce'],
  ],
  ['inventory_levels/update', { inventory_item_id: 5, available: 0 }, ['products', 'service:commerce', 'stock']],
  ['shop/update', { id: 1 }, ['service:commerce', 'shop']],
  ['orders/create', { id: 3 }, []],
])('%s purges what it touches', async (topic, change, tags) => {
  expect(await sendCommerce(topic, change)).toBe(200);
  expect(purged()).toEqual(tags);
});

test('what is not signed with the secret does nothing', async () => {
  expect(await sendContent(published(1, 'about'), 'another secret')).toBe(401);
  expect(await sendCommerce('products/update', { id: 7 }, 'another secret')).toBe(401);
  const body = JSON.stringify(published(1, 'about'));
  expect(await post(webhookPaths.content, body, {})).toBe(401);
  const longer = `${body} `;
  expect(
    await post(webhookPaths.content, longer, { [contentSignatureHeader]: contentSignature(body, secrets.content) }),
  ).toBe(401);
  expect(purge).not.toHaveBeenCalled();
});

test.each(['', 'text', '[]', 'null', '{"action":7}', '{"text":"no action"}'])(
  'the body %j is refused',
  async (body) => {
    expect(await sendContent(body)).toBe(400);
    expect(purge).not.toHaveBeenCalled();
  },
);

test.each([
  ['', '{"id":7}'],
  ['products', '{"id":7}'],
  ['products/update', 'text'],
  ['products/update', '{"id":{}}'],
])('the topic %j with the body %j is refused', async (topic, body) => {
  expect(await sendCommerce(topic, body)).toBe(400);
  expect(purge).not.toHaveBeenCalled();
});

test('a webhook is sent with POST, to one of two addresses', async () => {
  const read = await fetch(address + webhookPaths.content);
  expect([read.status, read.headers.get('Allow')]).toEqual([405, 'POST']);
  expect(await post('/api/webhooks/other', '{}', {})).toBe(404);
});

// Last: the server closes the connection, which the client may be about to use again.
test('a body of more than a megabyte is not read', async () => {
  const body = JSON.stringify({ ...published(1, 'about'), text: 'x'.repeat(1_000_000) });
  expect(await sendContent(body)).toBe(413);
  expect(purge).not.toHaveBeenCalled();
});
