import type { AccountClient, OrderPage, OrderSummary } from '#clients/commerce/account-client.ts';
import { type OrderFilter, orderFilters, orderStatus } from './order-status.ts';

/** Orders on one page of the list. */
const pageSize = 10;
/** Orders read at once where a filter leaves most of them out. */
const scanSize = 100;

export type OrdersView = {
  orders: OrderSummary[];
  /** Places of the pages before and after this one; null where there is none. */
  newer: string | null;
  older: string | null;
  /** Of all orders, whatever the filter. */
  total: number;
};

type Place = { after: string | null; before: string | null };
type Placed = { cursor: string; node: OrderSummary };

/**
 * One page of a customer's orders, newest first, from a place in their list. The commerce service cannot tell parcels
 * apart, so a filter reads on until the page is full. Null when the session has ended.
 */
export async function readOrders(
  accounts: Pick<AccountClient, 'orders'>,
  token: string,
  filter: OrderFilter | null,
  { after, before }: Place,
): Promise<OrdersView | null> {
  const backward = before !== null;
  const size = filter ? scanSize : pageSize + 1;
  const found: Placed[] = [];
  let place = before ?? after;
  for (;;) {
    const page: OrderPage = backward ? { last: size, before: place } : { first: size, after: place };
    const customer = await accounts.orders(token, page);
    if (!customer) return null;
    const { edges, pageInfo } = customer.orders;
    const matching = edges.filter(({ node }) => !filter || orderFilters[filter].holds(orderStatus(node)));
    if (backward) found.unshift(...matching);
    else found.push(...matching);
    const more = backward ? pageInfo.hasPreviousPage : pageInfo.hasNextPage;
    const next = backward ? pageInfo.startCursor : pageInfo.endCursor;
    if (found.length > pageSize || !more || !next)
      return view(found, { after, before }, Number(customer.numberOfOrders));
    place = next;
  }
}

/** One order more than a page was read: it shows that there is a page beyond. */
function view(found: Placed[], { after, before }: Place, total: number): OrdersView {
  const beyond = found.length > pageSize;
  const shown = before === null ? found.slice(0, pageSize) : found.slice(-pageSize);
  const first = shown[0]?.cursor ?? null;
  const last = shown.at(-1)?.cursor ?? null;
  return {
    orders: shown.map(({ node }) => node),
    newer: before === null ? (after === null ? null : first) : beyond ? first : null,
    older: before === null ? (beyond ? last : null) : last,
    total,
  };
}
