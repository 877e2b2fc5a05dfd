import { fulfilmentLabel } from '#protocol/shopify/fulfilment-status.ts';
import type { OrderPageData } from '#server-pages/checkout/checkout-pages.ts';
import { mailingAddress } from '../addresses/mailing-address.ts';
import { orderLabel } from '../orders/order-label.ts';
import { fulfilmentEvents } from '../orders/order-metafields.ts';
import type { OrderRecord } from '../orders/order-record.ts';
import { orderTotals } from '../orders/order-totals.ts';
import { trackedParcels } from '../orders/tracked-parcels.ts';
import { money } from '../prices/money.ts';
import { costSummary } from './cost-summary.ts';

/** What the thank-you page shows, which is the order's own page for as long as it lives. */
export function orderPageData(order: OrderRecord): OrderPageData {
  const { row, shippingAddress, priced } = order;
  const { refunded } = orderTotals(order);
  const lines = order.lines.map((line) => ({
    id: line.cart_line_id,
    title: line.title,
    variantTitle: line.variant_title,
    quantity: line.quantity,
    image: line.image,
    attributes: line.attributes,
  }));
  return {
    number: row.number,
    name: shippingAddress.firstName ?? shippingAddress.lastName ?? '',
    email: row.email,
    label: orderLabel(order),
    addressLines: mailingAddress('', shippingAddress).formatted({ withName: true }),
    delivery: priced.delivery?.title ?? '',
    note: row.note ?? '',
    refunded: refunded > 0 ? money(refunded, row.currency_code) : null,
    tracking: trackedParcels(order),
    events: fulfilmentEvents(order)
      .slice(1)
      .map(({ happenedAt, status, message }) => ({ at: happenedAt, label: fulfilmentLabel(status), message })),
    summary: costSummary(lines, priced),
  };
}
