import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Customer, Mutation } from '@shopify/hydrogen-react/storefront-api-types';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runOrdersCommand, UsageError } from '#cli/orders-command.ts';
import type { OrderManagement } from '#embedded/commerce/orders/management/order-management.ts';
import { OrderRefused } from '#embedded/commerce/orders/management/order-refused.ts';
import { type FulfilmentEvent, fulfilmentLabel, fulfilmentLabels } from '#protocol/shopify/fulfilment-status.ts';
import { type CartServer, cartDatabases } from './cart-server.ts';
import { goToReview, type Page, placeOrder, usAddress, Visitor } from './checkout-visitor.ts';
import { PUBLIC_URL } from './commerce-server.ts';
import { type ReadOrder, readOrder } from './order-reader.ts';
import { startOrderServer } from './order-server.ts';

const ORDER = /* GraphQL */ `
  id name orderNumber email phone processedAt statusUrl customerUrl canceledAt cancelReason edited customerLocale
  financialStatus fulfillmentStatus currencyCode
  currentSubtotalPrice { amount } currentTotalPrice { amount } currentTotalTax { amount } currentTotalShippingPrice { amount }
  originalTotalPrice { amount } subtotalPrice { amount } totalPrice { amount } totalRefunded { amount }
  totalShippingPrice { amount } totalTax { amount }
  shippingAddress { id formatted city provinceCode } billingAddress { city }
  customAttributes { key value } shippingDiscountAllocations { allocatedAmount { amount } }
  discountApplications(first: 10) { nodes { __typename allocationMethod targetSelection targetType
    value { __typename ... on PricingPercentageValue { percentage } ... on MoneyV2 { amount } } } }
  lineItems(first: 10) { nodes { title quantity currentQuantity originalTotalPrice { amount } discountedTotalPrice { amount }
    discountAllocations { allocatedAmount { amount } } variant { sku } } }
  successfulFulfillments(first: 10) { trackingCompany trackingInfo { number url }
    fulfillmentLineItems(first: 10) { nodes { quantity lineItem { title } } } }
  status: metafield(namespace: "fulfilment", key: "status") { value type }
  events: metafield(namespace: "fulfilment", key: "events") { value type }
  metafields(identifiers: [{ namespace: "fulfilment", key: "status" }, { namespace: "other", key: "status" }]) { value }`;

describe.each(cartDatabases)('orders on $name', (database) => {
  let server: CartServer;
  let management: OrderManagement;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ server, management, close } = await startOrderServer(database));
  });
  afterAll(() => close());

  const run = (command: string) =>
    runOrdersCommand(
      management,
      command.match(/'[^']*'|\S+/g)?.map((word) => word.replaceAll("'", '')) ?? [],
      async () => true,
    );
  async function variants(count: number): Promise<string[]> {
    const rows = server.database.db
      .selectFrom('commerce_variant')
      .select('sku')
      .where('quantity', '>', 20)
      .orderBy('id');
    return Promise.all((await rows.limit(count).execute()).map(({ sku }) => server.variant(sku)));
  }
  async function buy(
    quantities: number[],
    input: object = {},
    address = usAddress,
  ): Promise<{ number: number; thanks: Page }> {
    const ids = await variants(quantities.length);
    const lines = quantities.map((quantity, index) => ({ merchandiseId: ids[index], quantity }));
    const cart = await server.create({ lines, ...input });
    const visitor = new Visitor(server, cart.id);
    const thanks = await placeOrder(visitor, await goToReview(visitor, { address }));
    return { number: Number(/Order #(\d+)/.exec(thanks.text)?.[1]), thanks };
  }
  async function read(number: number): Promise<ReadOrder> {
    const row = await server.database.db
      .selectFrom('commerce_order')
      .select(['id', 'key'])
      .where('number', '=', number)
      .executeTakeFirstOrThrow();
    return readOrder(server, row, ORDER);
  }
  /** The label as a storefront works it out (docs/reference/commerce-protocol.md#fulfilment-status). */
  const labelOf = ({ canceledAt, status, fulfillmentStatus }: ReadOrder) =>
    fulfilmentLabel(canceledAt ? 'CANCELED' : (status?.value ?? fulfillmentStatus));

  test('the operator drives one order through all 24 labels', async () => {
    const { number } = await buy([2, 1]);
    const seen = [labelOf(await read(number))];
    const moves = [
      'status # OPEN',
      'status # PENDING_FULFILLMENT',
      'status # SCHEDULED',
      "status # 'On Hold' --message 'Waiting for the ribbon'",
      'status # in-progress',
      'fulfil # --line 1=1',
      'fulfil #',
      'status # SUBMITTED',
      'status # MARKED_AS_FULFILLED',
      'status # CONFIRMED',
      'status # LABEL_PURCHASED',
      'status # LABEL_PRINTED',
      'status # LABEL_VOIDED',
      'ship # --company UPS --number 1Z999 --url https://example.com/1Z999',
      'status # OUT_FOR_DELIVERY',
      'status # ATTEMPTED_DELIVERY',
      'status # FAILURE',
      'ship #',
      'deliver #',
      'status # NOT_DELIVERED',
      'status # READY_FOR_PICKUP',
      'status # PICKED_UP',
      'refund #',
      'restock #',
      'cancel # --reason customer',
    ];
    for (const move of moves) {
      await run(move.replace('#', String(number)));
      seen.push(labelOf(await read(number)));
    }
    expect([...new Set(seen)].sort()).toEqual(Object.values(fulfilmentLabels).sort());
    const order = await read(number);
    expect(order).toMatchObject({
      fulfillmentStatus: 'RESTOCKED',
      financialStatus: 'REFUNDED',
      cancelReason: 'CUSTOMER',
    });
    const events: FulfilmentEvent[] = JSON.parse(order.events.value);
    expect(events.map(({ status }) => status)).toEqual([
      ...['UNFULFILLED', 'OPEN', 'PENDING_FULFILLMENT', 'SCHEDULED', 'ON_HOLD', 'IN_PROGRESS'],
      ...['PARTIALLY_FULFILLED', 'FULFILLED', 'SUBMITTED', 'MARKED_AS_FULFILLED', 'CONFIRMED', 'LABEL_PURCHASED'],
      ...['LABEL_PRINTED', 'LABEL_VOIDED', 'IN_TRANSIT', 'OUT_FOR_DELIVERY', 'ATTEMPTED_DELIVERY', 'FAILURE'],
      ...['IN_TRANSIT', 'DELIVERED', 'NOT_DELIVERED', 'READY_FOR_PICKUP', 'PICKED_UP'],
      ...['REFUNDED', 'RESTOCKED', 'CANCELED'],
    ]);
    expect(events[4]).toMatchObject({ message: 'Waiting for the ribbon', happenedAt: expect.stringMatching(/Z$/) });
    expect(order.events.type).toBe('json');
    expect(order.successfulFulfillments).toHaveLength(2);
    expect(order.successfulFulfillments?.[1]).toMatchObject({
      trackingCompany: 'UPS',
      trackingInfo: [{ number: '1Z999', url: 'https://example.com/1Z999' }],
    });
  });

  test('what cannot be is refused, with what can', async () => {
    const { number } = await buy([2]);
    const refusal = (command: string) =>
      run(command.replace('#', String(number))).catch((error) => {
        expect(error).toBeInstanceOf(OrderRefused);
        return error.message;
      });
    expect(await refusal('status # DELIVERED')).toContain('Nothing of');
    expect(await refusal('status # LOST')).toContain("There is no status 'LOST'. There are: FULFILLED");
    expect(await refusal('fulfil # --line 1=3')).toMatch(/Of line 1 \(.*\), 2 can be fulfilled, not 3\./);
    expect(await refusal('fulfil # --line 4=1')).toContain('has no line 4; it has 1');
    expect(await refusal('restock #')).toContain('only pieces that were refunded');
    expect(await refusal('refund # --shipping 900')).toContain('Of the delivery');
    await run(`fulfil ${number}`);
    expect(await refusal('status # ON_HOLD')).toContain('has left the house');
    expect(await refusal('cancel #')).toContain('Pieces of');
    expect(await refusal('status # PICKED_UP')).toContain('After it comes SUBMITTED');
    expect(await refusal('fulfil #')).toContain('nothing left to fulfil');
    await expect(run('show 999999')).rejects.toThrow('There is no order #999999.');
    await expect(run('show')).rejects.toThrow(UsageError);
    await expect(run('explode 1001')).rejects.toThrow("There is no command 'explode'");
    await expect(run(`refund ${number} --line one`)).rejects.toThrow('--line:');
    await expect(run(`ship ${number} --url ftp`)).rejects.toThrow('--url:');
    expect(await run('list')).toContain(`#${number}`);
  });

  test('pieces are paid back in parts that sum up to the whole, onto card and gift card, and go back into the stock', async () => {
    const [id] = await variants(1);
    const stock = async () =>
      (
        await server.database.db
          .selectFrom('commerce_variant')
          .select('quantity')
          .where('id', '=', Number(id?.split('/').at(-1)))
          .executeTakeFirstOrThrow()
      ).quantity;
    const before = await stock();
    const { number } = await buy([3]);
    expect(await stock()).toBe(before - 3);
    await run(`refund ${number} --line 1=1 --reason 'A chip in the glaze'`);
    const part = await read(number);
    expect(part.financialStatus).toBe('PARTIALLY_REFUNDED');
    expect(part.lineItems.nodes[0]).toMatchObject({ quantity: 3, currentQuantity: 2 });
    expect(Number(part.currentTotalPrice.amount)).toBeCloseTo(
      Number(part.totalPrice.amount) - Number(part.totalRefunded.amount),
    );
    expect(await stock()).toBe(before - 3);
    await run(`restock ${number}`);
    expect(await stock()).toBe(before - 2);
    await run(`cancel ${number} --reason staff`);
    const whole = await read(number);
    expect(whole).toMatchObject({ financialStatus: 'REFUNDED', currentTotalPrice: { amount: '0.0' } });
    expect(whole.totalRefunded).toEqual(whole.totalPrice);
    expect([whole.currentSubtotalPrice, whole.currentTotalTax, whole.currentTotalShippingPrice]).toEqual(
      Array(3).fill({ amount: '0.0' }),
    );
    expect(await stock()).toBe(before);
  });

  test('an order is shown with its key only', async () => {
    const { number, thanks } = await buy([1]);
    const order = await read(number);
    expect(order.id).toMatch(/^gid:\/\/shopify\/Order\/\d+\?key=[0-9a-f]{32}$/);
    expect(order.statusUrl).toBe(PUBLIC_URL + thanks.path);
    expect(order.name).toBe(`#${number}`);
    const { data } = await server.ask('query ($ids: [ID!]!) { nodes(ids: $ids) { id } }', {
      ids: [order.id.replace(/key=.*/, 'key=wrong'), order.id.replace(/\?.*/, '')],
    });
    expect(data?.nodes).toEqual([null, null]);
    const visitor = new Visitor(server, 'gid://shopify/Cart/none?key=none');
    expect((await visitor.open(thanks.path.replace(/key=.*/, 'key=wrong'))).status).toBe(404);
  });

  test('a customer sees the orders placed while logged in, and guest orders once their address is confirmed', async () => {
    const email = `ada-${database.name.toLowerCase()}@example.com`;
    const { db } = server.database;
    const credentials = { email, password: 'a-long-enough-password' };
    await server.ask('mutation ($input: CustomerCreateInput!) { customerCreate(input: $input) { customer { id } } }', {
      input: credentials,
    });
    const made = await server.ask(
      'mutation ($input: CustomerAccessTokenCreateInput!) { customerAccessTokenCreate(input: $input) { customerAccessToken { accessToken } } }',
      { input: credentials },
    );
    const { customerAccessTokenCreate } = made.data as Pick<Mutation, 'customerAccessTokenCreate'>;
    const token = customerAccessTokenCreate?.customerAccessToken?.accessToken;
    const mine = await buy(
      [1],
      { buyerIdentity: { customerAccessToken: token } },
      { ...usAddress, email: 'elsewhere@example.com' },
    );
    const guest = await buy([2], {}, { ...usAddress, email: email.toUpperCase() });
    const list = async (args = 'first: 10, sortKey: PROCESSED_AT, reverse: true') => {
      const { data, errors } = await server.ask(
        `query ($token: String!) { customer(customerAccessToken: $token) { numberOfOrders orders(${args}) { totalCount nodes { orderNumber } pageInfo { hasNextPage endCursor } } } }`,
        { token },
      );
      expect(errors).toBeUndefined();
      return (data as { customer: Customer }).customer;
    };
    expect(await list()).toMatchObject({
      numberOfOrders: '1',
      orders: { totalCount: '1', nodes: [{ orderNumber: mine.number }] },
    });
    await db
      .updateTable('commerce_customer')
      .set({ verified_at: new Date().toISOString() })
      .where('email', '=', email)
      .execute();
    expect((await list()).orders.nodes).toEqual([{ orderNumber: guest.number }, { orderNumber: mine.number }]);
    const first = (await list('first: 1')).orders;
    expect(first).toMatchObject({ nodes: [{ orderNumber: mine.number }], pageInfo: { hasNextPage: true } });
    const second = (await list(`first: 1, after: "${first.pageInfo.endCursor}"`)).orders;
    expect(second).toMatchObject({ nodes: [{ orderNumber: guest.number }], pageInfo: { hasNextPage: false } });
    expect((await list('first: 5, sortKey: TOTAL_PRICE')).orders.nodes[0]).toEqual({ orderNumber: mine.number });
    expect((await list(`first: 5, query: "name:#${guest.number}"`)).orders.nodes).toEqual([
      { orderNumber: guest.number },
    ]);
    expect((await list('first: 5, query: "processed_at:<2020-01-01"')).orders.nodes).toEqual([]);
  });

  test('the command works on the database of a running site, and its words fail with a clear line', async () => {
    const { number } = await buy([1]);
    const call = promisify(execFile);
    const env = {
      ...process.env,
      DATABASE_URL: server.location.startsWith('postgres') ? server.location : `file:${server.location}`,
    };
    const command = (...words: string[]) => call(process.execPath, ['src/cli/orders.ts', ...words], { env });
    expect((await command('ship', String(number), '--company', 'UPS')).stdout).toContain('In transit');
    expect(labelOf(await read(number))).toBe('In transit');
    const failed = await command('status', String(number), 'OPEN').catch((error) => error);
    expect(failed).toMatchObject({ code: 1, stderr: expect.stringContaining('has left the house') });
    expect(failed.stderr).not.toMatch(/^\s+at /m);
  });
});
