import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runOrdersCommand } from '#cli/orders-command.ts';
import type { OrderManagement } from '#embedded/commerce/orders/management/order-management.ts';
import { type CartServer, cartDatabases } from './cart-server.ts';
import { goToReview, placeOrder, usAddress, Visitor } from './checkout-visitor.ts';
import { PUBLIC_URL } from './commerce-server.ts';
import { startOrderServer } from './order-server.ts';

describe.each(cartDatabases)('mails about orders on $name', (database) => {
  let server: CartServer;
  let management: OrderManagement;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ server, management, close } = await startOrderServer(database));
  });
  afterAll(() => close());

  async function buy(): Promise<string> {
    const merchandiseId = await server.variant('ASH-KEY-SIR');
    const { id } = await server.create({ lines: [{ merchandiseId, quantity: 2 }] });
    const visitor = new Visitor(server, id);
    const thanks = await placeOrder(visitor, await goToReview(visitor, { address: usAddress }));
    return /Order #(\d+)/.exec(thanks.text)?.[1] ?? '';
  }
  const run = (command: string) => runOrdersCommand(management, command.split(' '), async () => true);
  /** The mails of an order after its confirmation. */
  const mails = async (number: string) =>
    server.database.db
      .selectFrom('outbox_mail')
      .select(['id', 'kind', 'recipient', 'subject', 'text', 'sent_at'])
      .where('subject', 'like', `%#${number} %`)
      .where('kind', '!=', 'order_confirmation')
      .execute();
  /** The mails that one command sends. */
  async function sentBy(command: string, number: string) {
    const before = new Set((await mails(number)).map(({ id }) => id));
    await run(command.replace('#', number));
    return (await mails(number)).filter(({ id }) => !before.has(id));
  }

  test('each step of a parcel sends one mail, in the words of the timeline', async () => {
    const number = await buy();
    const steps = [
      ['fulfil # --line 1=1', 'order_fulfilled', 'Partially Fulfilled', 'Part of your order'],
      ['fulfil #', 'order_fulfilled', 'Fulfilled', 'is packed.'],
      ['status # READY_FOR_PICKUP', 'order_ready_for_pickup', 'Ready for pickup', 'is ready for you.'],
      ['status # LABEL_PURCHASED', null],
      ['ship # --company UPS --number 1Z999 --url https://example.com/1Z999', 'order_shipped', 'In transit', '1Z999'],
      ['status # OUT_FOR_DELIVERY', null],
      ['deliver #', 'order_delivered', 'Delivered', 'has been delivered.'],
      ['refund # --line 1=1 --reason Chipped', 'order_refunded', 'Refunded', 'for 1 × '],
      ['refund #', 'order_refunded', 'Refunded', 'for 1 × '],
      ['restock #', null],
      ['cancel #', 'order_canceled', 'Canceled', 'has been canceled.'],
    ] as const;
    for (const [command, kind, label, words] of steps) {
      const sent = await sentBy(command, number);
      if (kind === null) {
        expect(sent, command).toEqual([]);
        continue;
      }
      expect(sent, command).toEqual([
        {
          id: expect.any(String),
          sent_at: null,
          kind,
          recipient: usAddress.email.toLowerCase(),
          subject: `Your order #${number} at ash souvenirs: ${label}`,
          text: expect.stringContaining(words ?? ''),
        },
      ]);
      expect(sent[0]?.text, command).toMatch(new RegExp(`^${label}(: .+)?$`, 'm'));
    }
    const { row, events } = await management.show(number);
    const texts = (await mails(number)).map(({ text }) => text);
    for (const text of texts) expect(text).toContain(`${PUBLIC_URL}/checkout/orders/${row.id}?key=${row.key}`);
    const refund = events.find(({ status }) => status === 'REFUNDED');
    expect(texts.join('\n')).toContain(`Refunded: ${refund?.message}`);
    expect(texts.filter((text) => text.includes('https://example.com/1Z999'))).toHaveLength(1);
  });

  test('fulfilling and shipping in one step sends one mail, and so does canceling with a refund', async () => {
    const [shipped, canceled] = [await buy(), await buy()];
    const [ship, ...more] = await sentBy('ship # --company UPS --number 1Z1', shipped);
    expect(more).toEqual([]);
    expect(ship).toMatchObject({ kind: 'order_shipped' });
    expect(ship?.text).toMatch(/^Fulfilled: 2 × .+\nIn transit: UPS 1Z1$/m);
    const [cancel, ...others] = await sentBy('cancel # --reason customer', canceled);
    expect(others).toEqual([]);
    expect(cancel).toMatchObject({ kind: 'order_canceled' });
    expect(cancel?.text).toMatch(/^Refunded: \$\d+\.\d\d for 2 × .+\nCanceled$/m);
  });

  test('the same again is no news, and what is refused sends nothing', async () => {
    const number = await buy();
    await run(`ship ${number} --number 1Z1`);
    await run(`status ${number} FAILURE`);
    expect(await sentBy('ship #', number)).toEqual([]);
    await run(`status ${number} FAILURE`);
    expect(await sentBy('ship # --number 1Z2', number)).toHaveLength(1);
    for (const command of ['fulfil #', 'cancel #', 'status # OPEN', 'refund # --line 1=9', 'ship #']) {
      const before = (await mails(number)).length;
      await expect(run(command.replace('#', number)), command).rejects.toThrow();
      expect(await mails(number), command).toHaveLength(before);
    }
  });

  test('two operators who ship at once send one mail', async () => {
    const number = await buy();
    await Promise.allSettled([run(`ship ${number}`), run(`ship ${number}`)]);
    expect((await mails(number)).map(({ kind }) => kind)).toEqual(['order_shipped']);
  });

  test('an order whose buyer was erased sends none', async () => {
    const number = await buy();
    await server.database.db
      .updateTable('commerce_order')
      .set({ email: '' })
      .where('number', '=', Number(number))
      .execute();
    expect(await sentBy('ship #', number)).toEqual([]);
  });
});
