import type { Money } from '#protocol/money.ts';
import { mailingAddress } from '../addresses/mailing-address.ts';
import type { PostalAddress } from '../addresses/postal-address.ts';
import { connectionOf } from '../connections/connection.ts';
import { listConnection } from '../connections/list-connection.ts';
import type { PageArguments } from '../connections/page-arguments.ts';
import { globalId } from '../global-id.ts';
import type { Resolver, ResolverMap } from '../graphql/resolvers.ts';
import { money } from '../prices/money.ts';
import { variantById } from '../product-catalogue/variant-record.ts';
import { discountAllocations, discountApplications } from './discount-applications.ts';
import { orderMetafield } from './order-metafields.ts';
import type { Fulfilment, OrderRecord, SoldLine } from './order-record.ts';
import { orderStatusPath } from './order-status-path.ts';
import { financialStatus, type OrderTotals, orderTotals } from './order-totals.ts';

type LineRecord = ReturnType<typeof lineRecord>;

/** A field that is one of the order's amounts. */
const amount =
  (read: (totals: OrderTotals) => number): Resolver<OrderRecord, unknown> =>
  (order): Money =>
    money(read(orderTotals(order)), order.row.currency_code);

function addressOf({ key }: OrderRecord, address: PostalAddress) {
  return mailingAddress(`${globalId('MailingAddress', key)}?model_name=Address`, address);
}

const lineItems: Resolver<OrderRecord, PageArguments> = (order, args) =>
  listConnection(
    order.lines.map((line) => lineRecord(order, line)),
    args,
  );

function lineRecord(order: OrderRecord, line: SoldLine) {
  const priced = order.priced.lines.find((entry) => entry.id === line.cart_line_id);
  if (!priced) throw new Error(`Order ${order.row.number} lost the price of its line ${line.position}.`);
  const { currency_code } = order.row;
  return {
    key: line.id,
    variantKey: line.variant_id,
    title: line.title,
    quantity: line.quantity,
    currentQuantity: line.quantity - line.refunded_quantity,
    customAttributes: line.attributes,
    originalTotalPrice: money(priced.subtotal, currency_code),
    discountedTotalPrice: money(priced.total, currency_code),
    discountAllocations: discountAllocations(order, priced.discounts),
  };
}

const successfulFulfillments: Resolver<OrderRecord, { first?: number | null }> = (order, { first }) =>
  order.fulfilments
    .slice(0, first ?? order.fulfilments.length)
    .map((fulfilment) => fulfilmentRecord(order, fulfilment));

function fulfilmentRecord(order: OrderRecord, fulfilment: Fulfilment) {
  const tracking = { number: fulfilment.tracking_number, url: fulfilment.tracking_url };
  return {
    trackingCompany: fulfilment.tracking_company,
    trackingInfo: tracking.number === null && tracking.url === null ? [] : [tracking],
    fulfillmentLineItems: (args: PageArguments) =>
      listConnection(
        fulfilment.lines.flatMap(({ line_id, quantity }) => {
          const line = order.lines.find((entry) => entry.id === line_id);
          return line ? [{ key: line_id, quantity, lineItem: lineRecord(order, line) }] : [];
        }),
        args,
      ),
  };
}

const applications: Resolver<OrderRecord, PageArguments> = (order, args) =>
  // A list without a page asked for is answered whole: this one is never long.
  args.first == null && args.last == null
    ? connectionOf(
        discountApplications(order).map((node) => ({ node, cursor: { id: node.key, value: node.key } })),
        { hasNextPage: false, hasPreviousPage: false },
      )
    : listConnection(discountApplications(order), args);

const amounts: Record<string, Resolver<OrderRecord, unknown>> = {
  currentSubtotalPrice: amount((totals) => totals.current.subtotal),
  currentTotalPrice: amount((totals) => totals.current.total),
  currentTotalShippingPrice: amount((totals) => totals.current.shipping),
  currentTotalTax: amount((totals) => totals.current.tax),
  originalTotalPrice: amount((totals) => totals.total),
  subtotalPrice: amount((totals) => totals.subtotal),
  subtotalPriceV2: amount((totals) => totals.subtotal),
  totalPrice: amount((totals) => totals.total),
  totalPriceV2: amount((totals) => totals.total),
  totalRefunded: amount((totals) => totals.refunded),
  totalRefundedV2: amount((totals) => totals.refunded),
  totalShippingPrice: amount((totals) => totals.shipping),
  totalShippingPriceV2: amount((totals) => totals.shipping),
  totalTax: amount((totals) => totals.tax),
  totalTaxV2: amount((totals) => totals.tax),
};

const metafields: Resolver<OrderRecord, { identifiers: { key: string; namespace?: string | null }[] }> = (
  order,
  { identifiers },
  context,
) => identifiers.map((identifier) => orderMetafield(order, identifier, context));

export const orderResolvers: ResolverMap = {
  Order: {
    ...amounts,
    currentTotalDuties: () => null,
    originalTotalDuties: () => null,
    billingAddress: (order: OrderRecord) => addressOf(order, order.billingAddress ?? order.shippingAddress),
    shippingAddress: (order: OrderRecord) => addressOf(order, order.shippingAddress),
    cancelReason: (order: OrderRecord) => order.row.cancel_reason,
    canceledAt: (order: OrderRecord) => order.row.canceled_at,
    currencyCode: (order: OrderRecord) => order.row.currency_code,
    customAttributes: (order: OrderRecord) => order.attributes,
    customerLocale: () => 'en',
    customerUrl: (order: OrderRecord, _args: unknown, { publicUrl }) => `${publicUrl}/auth/account/orders/${order.key}`,
    discountApplications: applications,
    edited: () => false,
    email: (order: OrderRecord) => order.row.email,
    financialStatus: (order: OrderRecord) => financialStatus(orderTotals(order)),
    fulfillmentStatus: (order: OrderRecord) => order.row.fulfillment_status,
    lineItems,
    metafield: orderMetafield,
    metafields,
    name: (order: OrderRecord) => `#${order.row.number}`,
    orderNumber: (order: OrderRecord) => order.row.number,
    phone: (order: OrderRecord) => order.row.phone,
    processedAt: (order: OrderRecord) => order.row.processed_at,
    shippingDiscountAllocations: (order: OrderRecord) =>
      discountAllocations(order, order.priced.delivery?.discount ?? []),
    statusUrl: (order: OrderRecord, _args: unknown, { publicUrl }) => publicUrl + orderStatusPath(order),
    successfulFulfillments,
  },
  OrderLineItem: {
    variant: (line: LineRecord, _args: unknown, context) => variantById(context, line.variantKey),
  },
};
