import { type RawBuilder, sql } from 'kysely';
import { idPageConnection } from '../connections/id-page-connection.ts';
import { type PageArguments, readPage } from '../connections/page-arguments.ts';
import { ALL, readSortedPages, type SortedRows } from '../connections/sorted-pages.ts';
import type { CommerceContext } from '../context.ts';
import { hasSession } from '../customers/customer-by-token.ts';
import { requestError } from '../graphql/errors.ts';
import type { Resolver, ResolverMap } from '../graphql/resolvers.ts';
import { anyAlternative } from '../product-catalogue/search-condition.ts';
import { parseSearchTerms, type SearchTerm } from '../product-catalogue/search-terms.ts';
import { orderById } from './order-record.ts';

/** Of a customer's record, what decides which orders are theirs. */
type Owner = { key: number; accessToken: string | null };
type OrderListArguments = PageArguments & { query?: string | null; sortKey?: string | null };

/**
 * A customer's orders: those placed while logged in, and those placed as a guest with an email that the customer has
 * confirmed to own. The match is made on read, so confirming an address later brings its earlier orders along.
 */
function ordersOf({ db }: CommerceContext, customer: Owner) {
  const orders = db.selectFrom('commerce_order as placed');
  if (!hasSession(customer)) return orders.where(sql<boolean>`1 = 0`);
  return orders.where(
    sql<boolean>`(placed.customer_id = ${customer.key} or placed.customer_id is null and placed.email = (
      select owner.email from commerce_customer as owner
      where owner.id = ${customer.key} and owner.verified_at is not null
    ))`,
  );
}

const orders: Resolver<Owner, OrderListArguments> = async (customer, args, context) => {
  const page = readPage(args);
  let rows = ordersOf(context, customer);
  const total = await rows.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  const condition = anyAlternative(parseSearchTerms(args.query ?? ''), termCondition);
  if (condition) rows = rows.where(condition);
  const pages = await readSortedPages(context.db, [ALL], () => rows, orderSort(args.sortKey ?? 'ID'), page);
  const found = await idPageConnection(pages.get(ALL), (id) => orderById(context, id));
  return { ...found, totalCount: String(total.count) };
};

const numberOfOrders: Resolver<Owner, unknown> = async (customer, _args, context) => {
  const { count } = await ordersOf(context, customer)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return String(count);
};

function orderSort(sortKey: string): SortedRows {
  const id = sql<number>`placed.id`;
  switch (sortKey) {
    case 'PROCESSED_AT':
      return { id, by: sql<string>`placed.processed_at`, type: 'text' };
    case 'TOTAL_PRICE':
      return { id, by: sql<number>`placed.total`, type: 'number' };
    default:
      return { id, by: id, type: 'number' };
  }
}

/** `name:#1001`, `processed_at:>2026-01-01`, `fulfillment_status:open`, or a bare order number. */
function termCondition({ field, operator, value }: SearchTerm): RawBuilder<boolean> {
  switch (field) {
    case null:
    case 'name':
    case 'order_number':
      return sql<boolean>`placed.number = ${wholeNumber(value.replace(/^#/, ''), 9)}`;
    case 'id':
      return sql<boolean>`placed.id = ${wholeNumber(value, 15)}`;
    case 'processed_at':
    case 'created_at':
      return sql<boolean>`placed.processed_at ${sql.raw(operator)} ${isoDate(field, value)}`;
    case 'fulfillment_status':
      return sql<boolean>`lower(placed.fulfillment_status) = ${value.toLowerCase()}`;
    default:
      throw requestError(`The embedded commerce service does not search orders by ${field}.`, 'NOT_IMPLEMENTED');
  }
}

/** A number of so many digits at most, as many as its column holds; -1, which no order has, when it is none. */
function wholeNumber(text: string, digits: number): number {
  return /^\d+$/.test(text) && text.length <= digits ? Number(text) : -1;
}

function isoDate(field: string, value: string): string {
  const time = Date.parse(value);
  if (Number.isNaN(time)) throw requestError(`${field} must be a date, not "${value}"`, 'BAD_REQUEST');
  return new Date(time).toISOString();
}

export const customerOrderResolvers: ResolverMap = { Customer: { orders, numberOfOrders } };
