import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runOrdersCommand } from '#cli/orders-command.ts';
import { orderRoutes } from '#embedded/commerce/order-pages/order-routes.ts';
import { openOrderManagement } from '#embedded/commerce/orders/management/open-order-management.ts';
import type { OrderManagement } from '#embedded/commerce/orders/management/order-management.ts';
import { readPage } from '../read-page.ts';
import { sourcePages } from '../source-pages.ts';
import { type CartServer, cartDatabases, startCartServer } from './cart-server.ts';
import { goToReview, type Page, placeOrder, usAddress, Visitor } from './checkout-visitor.ts';
import { PUBLIC_URL } from './commerce-server.ts';

const NOTHING_SENT = 'has been refunded: nothing of it is sent any more';

describe.each(cartDatabases)('refunds on $name', (database) => {
  let server: CartServer;
  let management: OrderManagement;
  let closeOrderManagement: () => Promise<void>;
  let pages: ReturnType<typeof orderRoutes>;
  beforeAll(async () => {
    server = await startCartServer(database);
    const opened = await openOrderManagement(server.location, PUBLIC_URL);
    management = opened.management;
    closeOrderManagement = opened.close;
    pages = orderRoutes(management, ['orders', 'inbox', 'mail'], sourcePages);
  });
  afterAll(async () => {
    await closeOrderManagement();
    await server.close();
  });

  /** An order of two bathroom keys; 32.00 each, 7.00 to send them and Michigan's 6 %. */
  async function buy(): Promise<{ number: string; thanks: Page }> {
    const merchandiseId = await server.variant('ASH-KEY-SIR');
    const { id } = await server.create({ lines: [{ merchandiseId, quantity: 2 }] });
    const visitor = new Visitor(server, id);
    const thanks = await placeOrder(visitor, await goToReview(visitor, { address: usAddress }));
    return { number: /Order #(\d+)/.exec(thanks.text)?.[1] ?? '', thanks };
  }
  const get = async (path: string) => readPage(await (await pages.request(path)).text());
  async function post(path: string, fields: Record<string, string>) {
    const response = await pages.request(path, { method: 'POST', body: new URLSearchParams(fields) });
    const html = await response.text();
    return { status: response.status, location: response.headers.get('Location'), html, page: readPage(html) };
  }
  const refunded = async (number: string) => (await management.show(number)).refunds.map(({ amount }) => amount);
  const run = (command: string) => runOrdersCommand(management, command.split(' '));

  test('untouched fields pay nothing back: the amount is shown first, and is on the button', async () => {
    const { number } = await buy();
    const order = await get(`/${number}`);
    const { row, lines } = await management.show(number);
    const { total } = row;
    const shown = `$${(total / 100).toFixed(2)}`;
    expect(order.buttons).toContain(`Refund up to ${shown} …`);
    const asked = await post(`/${number}/refund`, {
      'line-1': order.field(lines[0]?.title ?? '').value,
      shipping: '',
      reason: 'Wet',
    });
    expect(asked.status).toBe(200);
    expect(asked.page.heading).toBe(`Refund ${shown} of order #${number}?`);
    expect(asked.page.buttons).toContain(`Refund ${shown}`);
    for (const words of ['2 × ', '$7.00', 'ending in 4242', 'Wet', 'Everything is paid back then']) {
      expect(asked.html).toContain(words);
    }
    expect(await refunded(number)).toEqual([]);
    const done = await post(`/${number}/refund`, asked.page.hidden());
    expect([done.status, done.location]).toEqual([303, `/operator/orders/${number}`]);
    expect(await refunded(number)).toEqual([total]);
    // Sent twice, by a button pressed again.
    const again = await post(`/${number}/refund`, asked.page.hidden());
    expect(again).toMatchObject({ status: 422 });
    expect(again.page.alert().text).toContain('0 can be refunded');
    expect(await refunded(number)).toEqual([total]);
  });

  test('an amount that nobody has seen, or that has changed meanwhile, is not paid back', async () => {
    const { number } = await buy();
    const asked = await post(`/${number}/refund`, { 'line-1': '1', shipping: '', reason: '' });
    expect(asked.page.heading).toMatch(/^Refund \$\d+\.\d\d of order/);
    await run(`refund ${number} --line 1=1`);
    const late = await post(`/${number}/refund`, asked.page.hidden());
    expect(late.status).toBe(422);
    expect(late.page.alert().text).toContain('has changed meanwhile');
    const unseen = await post(`/${number}/refund`, { 'line-1': '1', expected: '' });
    expect(unseen.page.alert().text).toContain('Look at the amount');
    const none = await post(`/${number}/refund`, { 'line-1': '0' });
    expect(none).toMatchObject({ status: 422 });
    expect(await refunded(number)).toHaveLength(1);
  });

  test('canceling shows what it pays back, too', async () => {
    const { number } = await buy();
    const asked = await post(`/${number}/cancel`, { reason: 'CUSTOMER', restock: 'on' });
    const { total } = (await management.show(number)).row;
    expect(asked.page.buttons).toContain(`Cancel and refund $${(total / 100).toFixed(2)}`);
    expect(asked.html).toContain('The guest changed their mind');
    expect((await management.show(number)).row.canceled_at).toBeNull();
    expect((await post(`/${number}/cancel`, asked.page.hidden())).status).toBe(303);
    expect((await management.show(number)).row.canceled_at).not.toBeNull();
    expect(await refunded(number)).toEqual([total]);
  });

  test.each([
    ['as it is', ['refund #']],
    ['with its pieces back on the shelf', ['refund #', 'restock #']],
    ['packed before', ['fulfil #', 'refund #']],
    ['packed before, and put back', ['fulfil #', 'refund #', 'restock #']],
  ])('a refunded order ships nothing: %s', async (_name, commands) => {
    const { number } = await buy();
    for (const command of commands) await run(command.replace('#', number));
    for (const command of ['fulfil #', 'ship #', 'deliver #', 'status # FULFILLED', 'status # IN_TRANSIT']) {
      await expect(run(command.replace('#', number)), command).rejects.toThrow(
        /nothing of it is sent any more|Nothing of #\d+ has been fulfilled/,
      );
    }
    await expect(run(`ship ${number}`)).rejects.toThrow(NOTHING_SENT);
    await expect(run(`status ${number} ON_HOLD`)).rejects.toThrow();
    const { buttons } = await get(`/${number}`);
    for (const name of ['Fulfil', 'Ship', 'Mark as delivered', 'Set the status']) expect(buttons).not.toContain(name);
    const byHand = await post(`/${number}/ship`, { company: 'UPS' });
    expect(byHand.status).toBe(422);
    expect(byHand.page.alert().text).toContain(NOTHING_SENT);
  });

  test('a parcel that is out when it is refunded may still arrive', async () => {
    const { number } = await buy();
    for (const command of [`ship ${number}`, `refund ${number}`, `deliver ${number}`]) await run(command);
    expect((await management.show(number)).row.shipment_status).toBe('DELIVERED');
    await expect(run(`ship ${number}`)).rejects.toThrow(NOTHING_SENT);
  });

  test('of an order that was refunded in part, the rest is sent', async () => {
    const { number } = await buy();
    await run(`refund ${number} --line 1=1`);
    await run(`ship ${number}`);
    const { lines, row } = await management.show(number);
    expect([lines[0]?.fulfilledQuantity, row.shipment_status]).toEqual([1, 'IN_TRANSIT']);
  });

  test('the guest reads of the refund on the page of the order', async () => {
    const { number, thanks } = await buy();
    await run(`refund ${number} --line 1=1`);
    const visitor = new Visitor(server, 'gid://shopify/Cart/none?key=none');
    const { text } = await visitor.open(thanks.path);
    expect(text).toMatch(/Refunded: \$\d+\.\d\d for 1 × /);
  });
});
