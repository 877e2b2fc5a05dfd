import type { OrderSummary } from '#clients/commerce/account-client.ts';
import { type Direction, type FoundOrders, findByStatus, type OrderReader } from './find-by-status.server.ts';
import type { OrderFilter } from './order-status.ts';

/** Orders on one page of the list. */
const pageSize = 10;

export type OrdersView = {
  orders: OrderSummary[];
  /** Places of the pages before and after this one; null where there is none. */
  newer: string | null;
  older: string | null;
  /** Of all orders, whatever the filter. */
  total: number;
};

const towardsOldest: Direction = {
  page: (first, after) => ({ first, after }),
  hasMore: ({ hasNextPage }) => hasNextPage,
  arrange: (orders) => orders,
};

const towardsNewest: Direction = {
  page: (last, before) => ({ last, before }),
  hasMore: ({ hasPreviousPage }) => hasPreviousPage,
  arrange: (orders) => orders.toReversed(),
};

/**
 * One page of a customer's orders, newest first, from a place in their list. Null when the session has ended; throws
 * CommerceError when the service fails.
 */
export async function readOrders(
  accounts: OrderReader,
  token: string,
  filter: OrderFilter | null,
  { after, before }: { after: string | null; before: string | null },
): Promise<OrdersView | null> {
  const direction = before === null ? towardsOldest : towardsNewest;
  const from = before ?? after;
  const found = filter
    ? await findByStatus(accounts, token, filter, { direction, from, size: pageSize })
    : await findAny(accounts, token, direction, from);
  if (!found) return null;
  const first = found.edges[0]?.cursor ?? null;
  const last = found.edges.at(-1)?.cursor ?? null;
  const ahead = { newer: before === null ? after !== null : found.more, older: before === null ? found.more : true };
  return {
    orders: found.edges.map(({ node }) => node),
    newer: ahead.newer ? first : null,
    older: ahead.older ? last : null,
    total: found.total,
  };
}

async function findAny(
  accounts: OrderReader,
  token: string,
  direction: Direction,
  from: string | null,
): Promise<FoundOrders | null> {
  const customer = await accounts.orders(token, direction.page(pageSize, from));
  if (!customer) return null;
  const { edges, pageInfo } = customer.orders;
  return { edges, more: direction.hasMore(pageInfo), total: Number(customer.numberOfOrders) };
}
