import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runOrdersCommand } from '#cli/orders-command.ts';
import { orderRoutes } from '#embedded/commerce/order-pages/order-routes.ts';
import type { OrderManagement } from '#embedded/commerce/orders/management/order-management.ts';
import { giftAttribute } from '#protocol/shopify/gift-attribute.ts';
import { readPage } from '../read-page.ts';
import { sourcePages } from '../source-pages.ts';
import { type CartServer, cartDatabases } from './cart-server.ts';
import { goToReview, placeOrder, Visitor } from './checkout-visitor.ts';
import { startOrderServer } from './order-server.ts';

const NOTE = 'For the best of aunts,\nwho knows why.\n\nJune';

describe.each(cartDatabases)('packing slips on $name', (database) => {
  let server: CartServer;
  let management: OrderManagement;
  let close: () => Promise<void>;
  let pages: ReturnType<typeof orderRoutes>;
  beforeAll(async () => {
    ({ server, management, close } = await startOrderServer(database));
    pages = orderRoutes(management, ['orders', 'inbox', 'mail'], sourcePages);
  });
  afterAll(() => close());

  async function buy({ attributes = [] as object[], note = '', deliverFrom = '' } = {}): Promise<string> {
    const merchandiseId = await server.variant('ASH-KEY-SIR');
    const { id } = await server.create({ lines: [{ merchandiseId, quantity: 2, attributes }] });
    const visitor = new Visitor(server, id);
    const thanks = await placeOrder(visitor, await goToReview(visitor, { note, deliverFrom }));
    return /Order #(\d+)/.exec(thanks.text)?.[1] ?? '';
  }
  const run = (command: string) => runOrdersCommand(management, command.split(' '), async () => true);
  async function slip(number: string): Promise<string> {
    const response = await pages.request(`/${number}/packing-slip`);
    expect(response.status).toBe(200);
    return response.text();
  }

  test('a gift shows its wrapping and its note with line breaks, and no price', async () => {
    const attributes = [giftAttribute, { key: 'Engraving', value: 'Room 7' }];
    const number = await buy({ attributes, note: NOTE });
    const html = await slip(number);
    expect(readPage(html).heading).toBe(`Packing slip #${number}`);
    expect(html).toContain('For the best of aunts,<br/>who knows why.<br/><br/>June');
    for (const words of ['2 ×', 'Gift wrap', 'Engraving: Room 7', '14 Woodward Avenue']) expect(html).toContain(words);
    expect(html).not.toContain('$');
    const order = await (await pages.request(`/${number}`)).text();
    expect(order).toContain('For the best of aunts,<br/>who knows why.');
    expect(order).toContain('Gift wrap');
    expect(order).not.toContain('Gift: Yes');
    expect(readPage(order).link('Packing slip')).toBe(`/operator/orders/${number}/packing-slip`);
    expect(await run(`show ${number}`)).toContain(
      [
        '     Gift wrap',
        '     Engraving: Room 7',
        '  Gift note:',
        '    For the best of aunts,',
        '    who knows why.',
        '',
        '    June',
        '',
      ].join('\n'),
    );
  });

  test('a note alone makes it a gift, too', async () => {
    const html = await slip(await buy({ note: NOTE }));
    expect(html).not.toContain('$');
    expect(html).toContain('No wrapping');
  });

  test('what is no gift names the price of a piece', async () => {
    const number = await buy();
    const html = await slip(number);
    expect(html).toContain('$32.00');
    expect(html).not.toContain('Gift');
    expect(await run(`show ${number}`)).not.toContain('Gift');
  });

  test('pieces that were refunded are not packed', async () => {
    const number = await buy();
    await run(`refund ${number} --line 1=1`);
    expect(await slip(number)).toContain('1 ×');
    await run(`refund ${number}`);
    expect(readPage(await slip(number)).alert().text).toContain('was refunded: send nothing');
    await run(`cancel ${number}`);
    expect(readPage(await slip(number)).alert().text).toContain('was canceled: send nothing');
  });

  test('an order that does not exist has none', async () => {
    expect((await pages.request('/999999/packing-slip')).status).toBe(404);
  });
});
