import type { AccountClient, OrderPage, OrderSummary } from '#clients/commerce/account-client.ts';
import { type OrderFilter, orderFilters, orderStatus } from './order-status.ts';

/** One way through the list, from its newest order or from its oldest. */
export type Direction = {
  /** This many orders from a place on; null is the list's end that the reading begins at. */
  page: (size: number, from: string | null) => OrderPage;
  hasMore: (pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean }) => boolean;
  /** From newest first to the order of reading, and back. */
  arrange: <Item>(orders: Item[]) => Item[];
};

export type OrderReader = Pick<AccountClient, 'orders' | 'orderPlaces'>;
/** A part of the list, newest first; whether more follow in the direction of reading; how many orders there are in all. */
export type FoundOrders = { edges: { cursor: string; node: OrderSummary }[]; more: boolean; total: number };

/** Orders looked through at once: the most that a connection gives (docs/reference/commerce-protocol.md#limits). */
const scanSize = 250;

/** Neighbours in the list that hold: read together, from the place before the first of them. */
type Run = { from: string | null; size: number; last: string };

/**
 * The next orders that match a filter. The commerce service cannot filter by shipment, so the list is read on with
 * no more than where each order stands, and only what is shown is read whole. Null when the session has ended.
 */
export async function findByStatus(
  accounts: OrderReader,
  token: string,
  filter: OrderFilter,
  { direction, from, size }: { direction: Direction; from: string | null; size: number },
): Promise<FoundOrders | null> {
  const matches: { cursor: string; from: string | null }[] = [];
  let place = from;
  let total = 0;
  for (let more = true; more && matches.length <= size; ) {
    const customer = await accounts.orderPlaces(token, direction.page(scanSize, place));
    if (!customer) return null;
    for (const { cursor, node } of direction.arrange(customer.orders.edges)) {
      if (orderFilters[filter].holds(orderStatus(node))) matches.push({ cursor, from: place });
      place = cursor;
    }
    total = Number(customer.numberOfOrders);
    more = direction.hasMore(customer.orders.pageInfo);
  }
  const runs = runsOf(matches.slice(0, size));
  const parts = await Promise.all(runs.map((run) => accounts.orders(token, direction.page(run.size, run.from))));
  const edges = parts.flatMap((customer) => direction.arrange(customer?.orders.edges ?? []));
  return { edges: direction.arrange(edges), more: matches.length > size, total };
}

function runsOf(matches: { cursor: string; from: string | null }[]): Run[] {
  const runs: Run[] = [];
  for (const { cursor, from } of matches) {
    const run = runs.at(-1);
    if (run?.last === from) {
      run.size += 1;
      run.last = cursor;
    } else runs.push({ from, size: 1, last: cursor });
  }
  return runs;
}
