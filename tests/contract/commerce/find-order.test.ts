import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createOrderFinder, type OrderFinder } from '#clients/commerce/order-finder.ts';
import { noTracking } from '#embedded/commerce/orders/management/fulfil-order.ts';
import { openOrderManagement } from '#embedded/commerce/orders/management/open-order-management.ts';
import type { OrderManagement } from '#embedded/commerce/orders/management/order-management.ts';
import { giftAttribute } from '#protocol/shopify/gift-attribute.ts';
import { type CartServer, cartDatabases, startCartServer } from './cart-server.ts';
import { goToReview, type Page, placeOrder, usAddress, Visitor } from './checkout-visitor.ts';
import { PRIVATE_TOKEN, PUBLIC_TOKEN, PUBLIC_URL } from './commerce-server.ts';

describe.each(cartDatabases)('finding an order without an account on $name', (database) => {
  let server: CartServer;
  let management: OrderManagement;
  let closeOrderManagement: () => Promise<void>;
  let visitor: Visitor;
  let thanks: Page;
  let number: number;
  let find: OrderFinder;
  beforeAll(async () => {
    server = await startCartServer(database);
    const opened = await openOrderManagement(server.location, PUBLIC_URL);
    management = opened.management;
    closeOrderManagement = opened.close;
    const merchandiseId = await server.variant('ASH-KEY-SIR');
    const { id } = await server.create({ lines: [{ merchandiseId, quantity: 2, attributes: [giftAttribute] }] });
    visitor = new Visitor(server, id);
    thanks = await placeOrder(visitor, await goToReview(visitor, { note: 'For the best of aunts' }));
    number = Number(/Order #(\d+)/.exec(thanks.text)?.[1]);
    const endpoint = `${server.origin}/api/2026-04/graphql.json`;
    find = createOrderFinder({ endpoint, token: PUBLIC_TOKEN, privateToken: PRIVATE_TOKEN });
  });
  afterAll(async () => {
    await closeOrderManagement();
    await server.close();
  });
  const glance = async () => visitor.open((await find({ number, email: usAddress.email })) ?? '');

  test('its page shows where it stands and nothing of the buyer', async () => {
    const page = await glance();
    expect(page.status).toBe(200);
    expect(page.text).toMatch(/Status Unfulfilled Next step We pack it. Expected arrival Between \w+day, /);
    expect(page.text).toContain('2 × Brass room-key tag');
    expect(page.text).toContain('Detroit, 482…');
    for (const secret of ['June', 'Osei', 'Woodward', '48226', 'example.com', 'aunts', '$', '4242', 'key=']) {
      expect(page.html, secret).not.toContain(secret);
    }
    expect(page.headers.get('Cache-Control')).toBe('no-store');
    expect(page.headers.get('X-Robots-Tag')).toBe('noindex');
  });

  test('it follows the order, as the buyer’s own page does', async () => {
    await management.ship(String(number), { ...noTracking, company: 'UPS', number: '1Z999' });
    const page = await glance();
    expect(page.text).toContain('Status In transit Next step It arrives.');
    expect(page.text).toContain('Tracking: UPS 1Z999');
    await management.deliver(String(number));
    const own = await visitor.open(thanks.path);
    for (const { text } of [await glance(), own]) {
      expect(text).toContain('Status Delivered Next step None. It has arrived.');
      expect(text).not.toContain('Expected arrival');
      expect(text).not.toContain('Thank you');
    }
    expect(own.text).toContain('14 Woodward Avenue');
  });

  test('what does not belong together is not found, and its key opens nothing else', async () => {
    expect(await find({ number, email: '  JUNE@example.com ' })).not.toBeNull();
    expect(await find({ number: number + 1, email: usAddress.email })).toBeNull();
    expect(await find({ number, email: 'ada@example.com' })).toBeNull();
    const [path = '', key] = ((await find({ number, email: usAddress.email })) ?? '').split('glance=');
    expect((await visitor.open(`${path}key=${key}`)).status).toBe(404);
    expect((await visitor.open(thanks.path.replace('key=', 'glance='))).status).toBe(404);
  });

  test.each([
    ['the public token', { 'X-Shopify-Storefront-Access-Token': PUBLIC_TOKEN }],
    ['no token', {}],
    ['a wrong one', { 'Shopify-Storefront-Private-Token': 'guessed' }],
  ])('with %s nothing is looked up', async (_, headers) => {
    const body = JSON.stringify({ number, email: usAddress.email });
    const answer = await fetch(`${server.origin}/orders/find`, { method: 'POST', headers, body });
    expect(answer.status).toBe(401);
  });
});
