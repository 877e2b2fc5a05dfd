import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runOrdersCommand } from '#cli/orders-command.ts';
import type { Ask } from '#cli/orders-money.ts';
import { orderRoutes } from '#embedded/commerce/order-pages/order-routes.ts';
import type { OrderManagement } from '#embedded/commerce/orders/management/order-management.ts';
import { readPage } from '../read-page.ts';
import { sourcePages } from '../source-pages.ts';
import { type CartServer, cartDatabases } from './cart-server.ts';
import { goToReview, type Page, placeOrder, usAddress, Visitor } from './checkout-visitor.ts';
import { startOrderServer } from './order-server.ts';

const NOTHING_SENT = 'has been refunded: nothing of it is sent any more';

describe.each(cartDatabases)('refunds on $name', (database) => {
  let server: CartServer;
  let management: OrderManagement;
  let close: () => Promise<void>;
  let pages: ReturnType<typeof orderRoutes>;
  beforeAll(async () => {
    ({ server, management, close } = await startOrderServer(database));
    pages = orderRoutes(management, ['orders', 'inbox', 'mail'], sourcePages);
  });
  afterAll(() => close());

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
  const run = (command: string, ask: Ask = async () => true) => runOrdersCommand(management, command.split(' '), ask);

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
    for (const words of ['2 × ', '$7.00', 'ending in 4242', 'Wet', 'Every piece is paid back then']) {
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
    const asked = await post(`/${number}/refund`, { 'line-1': '1', shipping: '', reason: 'Late' });
    expect(asked.page.heading).toMatch(/^Refund \$\d+\.\d\d of order/);
    await run(`refund ${number} --line 1=1`);
    const late = await post(`/${number}/refund`, asked.page.hidden());
    expect(late.status).toBe(422);
    expect(late.page.alert().text).toContain('has changed meanwhile');
    const unseen = await post(`/${number}/refund`, { 'line-1': '1', reason: 'Late', expected: '' });
    expect(unseen.page.alert().text).toContain('Look at the amount');
    const none = await post(`/${number}/refund`, { 'line-1': '0', reason: 'Late' });
    expect(none).toMatchObject({ status: 422 });
    // What was typed is still there.
    expect(none.page.field('Why').value).toBe('Late');
    const silent = await post(`/${number}/refund`, { 'line-1': '1', reason: ' ' });
    expect(silent.page.alert().text).toContain('Say why');
    expect(await refunded(number)).toHaveLength(1);
  });

  test('what is left to refund is shown, down to the delivery alone', async () => {
    const { number } = await buy();
    const shown = (cents: number) => `$${(cents / 100).toFixed(2)}`;
    const left = async () =>
      (await management.show(number)).row.total - (await refunded(number)).reduce((a, b) => a + b, 0);
    const asked = await post(`/${number}/refund`, { 'line-1': '2', shipping: '0.00', reason: 'Wet' });
    await post(`/${number}/refund`, asked.page.hidden());
    expect(await left()).toBeGreaterThan(0);
    expect(asked.html).toContain('Left to refund after it');
    expect(asked.html).toContain(shown(await left()));
    expect((await get(`/${number}`)).buttons).toContain(`Refund up to ${shown(await left())} …`);
    const delivery = await post(`/${number}/refund`, { shipping: '7.00', reason: 'Late' });
    expect((await post(`/${number}/refund`, delivery.page.hidden())).status).toBe(303);
    expect(await left()).toBe(0);
    expect((await get(`/${number}`)).buttons.filter((name) => name.startsWith('Refund'))).toEqual([]);
  });

  test('the command shows the amount and asks; without a terminal it wants --yes', async () => {
    const { number } = await buy();
    const { total } = (await management.show(number)).row;
    const shown = `$${(total / 100).toFixed(2)}`;
    const questions: string[] = [];
    const no: Ask = async (question) => {
      questions.push(question);
      return false;
    };
    expect(await run(`refund ${number}`, no)).toBe('Nothing was refunded.\n');
    for (const command of [`cancel ${number}`, `status ${number} canceled`]) {
      expect(await run(command, no)).toBe('Nothing was canceled.\n');
    }
    expect(questions).toEqual([
      `Refund ${shown} of order #${number}? Left to refund after it: $0.00.`,
      ...Array(2).fill(`Cancel order #${number} and refund ${shown}? This cannot be undone.`),
    ]);
    for (const command of [`refund ${number}`, `cancel ${number}`, `status ${number} CANCELED`]) {
      await expect(run(command, null)).rejects.toThrow('Give --yes to do it.');
    }
    expect(await refunded(number)).toEqual([]);
    expect((await management.show(number)).row.canceled_at).toBeNull();
    await run(`refund ${number} --yes`, null);
    expect(await refunded(number)).toEqual([total]);
    await run(`cancel ${number} --yes`, null);
    expect((await management.show(number)).row.canceled_at).not.toBeNull();
  });

  test('canceling shows what it pays back, too', async () => {
    const { number } = await buy();
    const asked = await post(`/${number}/cancel`, { reason: 'CUSTOMER', restock: 'on' });
    const { total } = (await management.show(number)).row;
    expect(asked.page.buttons).toContain(`Cancel and refund $${(total / 100).toFixed(2)}`);
    expect(asked.html).toContain('The guest changed their mind');
    const byStatus = await post(`/${number}/status`, { status: 'CANCELED' });
    expect(byStatus.page.alert().text).toContain('with its own form');
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
