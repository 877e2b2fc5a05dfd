import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { partialDouble } from '#blocks/testing/partial-double.ts';
import type { OrderPage } from '#clients/commerce/account-client.ts';
import type { OrderReader } from './find-by-status.server.ts';
import type { OrderFilter } from './order-status.ts';
import { readOrders } from './read-orders.server.ts';

const statuses = ['UNFULFILLED', 'DELIVERED', 'RESTOCKED'] as const;
const filters = [null, 'open', 'arrived', 'ended'] as const;
const statusOf = { open: 'UNFULFILLED', arrived: 'DELIVERED', ended: 'RESTOCKED' };

describe('a page of orders', () => {
  it('walks through every order that holds, to the oldest and back to the newest', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(...statuses), { maxLength: 600, size: 'max' }),
        fc.constantFrom(...filters),
        async (orders, filter) => {
          const { accounts } = listOf(orders);
          const wanted = orders.flatMap((status, index) => (holds(filter, status) ? [`#${index}`] : []));
          const pages = [];
          let view = await readPage(accounts, filter, {});
          pages.push(view.names);
          while (view.older) {
            view = await readPage(accounts, filter, { after: view.older });
            pages.push(view.names);
          }
          expect(pages.flat()).toEqual(wanted);
          expect(pages.slice(0, -1).every((page) => page.length === 10)).toBe(true);
          for (const page of pages.toReversed().slice(1)) {
            expect(view.newer).not.toBeNull();
            view = await readPage(accounts, filter, { before: view.newer });
            expect(view.names).toEqual(page);
          }
          expect(view.total).toBe(orders.length);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('reads whole only what it shows', async () => {
    const { accounts, read } = listOf(
      Array.from({ length: 500 }, (_, index) => (index % 100 === 99 ? 'DELIVERED' : 'OPEN')),
    );
    expect((await readPage(accounts, 'arrived', {})).names).toEqual(['#99', '#199', '#299', '#399', '#499']);
    expect(read).toEqual({ places: 500, whole: 5 });
  });

  it('is nothing where the session has ended', async () => {
    const ended: OrderReader = { orders: async () => null, orderPlaces: async () => null };
    for (const filter of filters) {
      expect(await readOrders(ended, 'token', filter, { after: null, before: null })).toBeNull();
    }
  });
});

function holds(filter: OrderFilter | null, status: string): boolean {
  return filter === null || statusOf[filter] === status;
}

async function readPage(
  accounts: OrderReader,
  filter: OrderFilter | null,
  place: { after?: string; before?: string | null },
) {
  const view = await readOrders(accounts, 'token', filter, { after: null, before: null, ...place });
  if (!view) throw new Error('the session has ended');
  return { ...view, names: view.orders.map(({ name }) => name) };
}

/** A customer with these orders, newest first, and how many of them were read. */
function listOf(orders: string[]) {
  const read = { places: 0, whole: 0 };
  const nodes = orders.map((value, index) => ({
    name: `#${index}`,
    canceledAt: null,
    fulfillmentStatus: 'UNFULFILLED' as const,
    fulfilmentStatus: { value },
  }));
  const answer = (counted: keyof typeof read) => async (_token: string, page: OrderPage) => {
    const from = page.after ? Number(page.after) + 1 : 0;
    const to = page.before ? Number(page.before) : nodes.length;
    const start = page.last ? Math.max(from, to - page.last) : from;
    const end = page.first ? Math.min(to, from + page.first) : to;
    const edges = nodes.slice(start, end).map((node, index) => ({ cursor: String(start + index), node }));
    read[counted] += edges.length;
    return {
      numberOfOrders: String(nodes.length),
      orders: { edges, pageInfo: { hasNextPage: end < nodes.length, hasPreviousPage: start > 0 } },
    };
  };
  const accounts = partialDouble<OrderReader>({ orders: answer('whole'), orderPlaces: answer('places') });
  return { accounts, read };
}
