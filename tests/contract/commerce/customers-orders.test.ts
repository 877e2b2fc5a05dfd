import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CustomerServer, startCustomerServer } from './customer-server.ts';
import { testDatabases } from './databases.ts';
import { orderRow } from './order-rows.ts';

type OrderPage = {
  nodes: { orderNumber: number }[];
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string | null; endCursor: string | null };
};

/** Totals and days repeat, so that equals have to be told apart; every third order is somebody else's. */
const rows = Array.from({ length: 24 }, (_, index) => ({
  id: index + 1,
  mine: index % 3 !== 2,
  total: (index * 7) % 4,
  day: `2026-0${1 + ((index * 5) % 6)}-01T00:00:00.000Z`,
}));
const mine = rows.filter((row) => row.mine);
const sorts = {
  ID: (row: (typeof rows)[number]) => row.id,
  TOTAL_PRICE: (row: (typeof rows)[number]) => row.total,
  PROCESSED_AT: (row: (typeof rows)[number]) => Date.parse(row.day),
};

describe.each(testDatabases)('a customer’s list of orders on $name', (database) => {
  let server: CustomerServer;
  let token: string;
  beforeAll(async () => {
    server = await startCustomerServer(database);
    token = await server.newcomer('ada@ash.example');
    await server.register('eve@ash.example');
    const ids = await server.db.selectFrom('commerce_customer').select(['id', 'email']).execute();
    const idOf = (email: string) => ids.find((row) => row.email === email)?.id ?? 0;
    const [ada, eve] = [idOf('ada@ash.example'), idOf('eve@ash.example')];
    await server.db
      .insertInto('commerce_order')
      .values(
        rows.map((row) =>
          orderRow(
            row.id,
            // Who bought logged in owns the order, whatever address it went to.
            { customerId: row.mine ? ada : eve, email: 'ada@ash.example' },
            { total: row.total, processed_at: row.day },
          ),
        ),
      )
      .execute();
  });
  afterAll(() => server.close());

  async function page(args: string): Promise<OrderPage> {
    const fields = `orders(${args}) { nodes { orderNumber } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } }`;
    return ((await server.read(token, fields)) as { orders: OrderPage }).orders;
  }
  const numbers = ({ nodes }: OrderPage) => nodes.map(({ orderNumber }) => orderNumber);

  test('walking either way visits each of their own once, in the order asked for', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom<keyof typeof sorts>('ID', 'TOTAL_PRICE', 'PROCESSED_AT'),
        fc.boolean(),
        fc.integer({ min: 3, max: 17 }),
        fc.constantFrom('', '2026-03-01'),
        async (sortKey, reverse, size, since) => {
          const by = sorts[sortKey];
          const expected = mine
            .filter((row) => row.day >= since)
            .toSorted((a, b) => (by(a) - by(b) || a.id - b.id) * (reverse ? -1 : 1))
            .map((row) => row.id);
          const list = `sortKey: ${sortKey}, reverse: ${reverse}${since && `, query: "processed_at:>=${since}"`}`;

          let next = await page(`first: ${size}, ${list}`);
          expect(next.pageInfo.hasPreviousPage).toBe(false);
          const forwards = numbers(next);
          while (next.pageInfo.hasNextPage) {
            next = await page(`first: ${size}, ${list}, after: "${next.pageInfo.endCursor}"`);
            forwards.push(...numbers(next));
          }
          expect(forwards).toEqual(expected);

          let previous = await page(`last: ${size}, ${list}`);
          const backwards = numbers(previous);
          while (previous.pageInfo.hasPreviousPage) {
            previous = await page(`last: ${size}, ${list}, before: "${previous.pageInfo.startCursor}"`);
            backwards.unshift(...numbers(previous));
          }
          expect(backwards).toEqual(expected);
        },
      ),
      { numRuns: 12 },
    );
  });

  test('terms of a query are all asked, or one of them, or none', async () => {
    expect(numbers(await page('first: 9, query: "name:#1 OR name:#2 OR name:#3"'))).toEqual([1, 2]);
    expect(numbers(await page('first: 9, query: "#4"'))).toEqual([4]);
    expect(numbers(await page('first: 9, query: "id:5 name:#4"'))).toEqual([]);
    expect(numbers(await page('first: 99, query: "-name:#1"'))).toHaveLength(mine.length - 1);
    expect(numbers(await page('first: 99, query: "fulfillment_status:unfulfilled"'))).toHaveLength(mine.length);
    await expect(page('first: 1, query: "colour:red"')).rejects.toThrow();
    await expect(page('first: 1, query: "processed_at:soon"')).rejects.toThrow();
  });

  test('an account without a session, and one without orders, have none', async () => {
    const other = await server.newcomer('new@ash.example');
    expect(
      await server.read(other, 'numberOfOrders orders(last: 5) { totalCount nodes { id } pageInfo { hasNextPage } }'),
    ).toEqual({
      numberOfOrders: '0',
      orders: { totalCount: '0', nodes: [], pageInfo: { hasNextPage: false } },
    });
  });
});
