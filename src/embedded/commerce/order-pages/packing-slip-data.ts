import { attributeWords } from '#protocol/shopify/attribute-words.ts';
import { isWrapped } from '#protocol/shopify/gift-attribute.ts';
import type { PackingSlipData } from '#server-pages/operator/operator-pages.ts';
import { mailingAddress } from '../addresses/mailing-address.ts';
import { isGift } from '../orders/buyer-name.ts';
import { deliverFromWords } from '../orders/expected-delivery.ts';
import { isFullyRefunded, refundablePieces } from '../orders/management/line-quantities.ts';
import type { OrderRecord } from '../orders/order-record.ts';
import { money } from '../prices/money.ts';

/** What goes into the parcel: the pieces that were not paid back. Who gets a gift does not read what it cost. */
export function packingSlipData(order: OrderRecord, now: Date): PackingSlipData {
  const { row, lines, priced } = order;
  const note = row.note ?? '';
  const hidesPrices = isGift(order);
  return {
    number: row.number,
    placedAt: row.processed_at,
    warning: warning(order),
    addressLines: mailingAddress('', order.shippingAddress).formatted({ withName: true }),
    delivery: priced.delivery?.title ?? '',
    deliverFrom: deliverFromWords(order, now),
    note,
    lines: lines
      .filter((line) => refundablePieces(line) > 0)
      .map((line) => ({
        title: [line.title, line.variant_title].filter(Boolean).join(', '),
        details: [line.sku, ...attributeWords(line.attributes.filter((entry) => !isWrapped([entry])))]
          .filter(Boolean)
          .join(' · '),
        quantity: refundablePieces(line),
        isWrapped: isWrapped(line.attributes),
        each: hidesPrices ? null : money(line.unit_amount, row.currency_code),
      })),
  };
}

/** Why nothing may be sent. */
function warning(order: OrderRecord): string | null {
  if (order.row.canceled_at !== null) return 'This order was canceled: send nothing.';
  return isFullyRefunded(order) ? 'Everything of this order was refunded: send nothing.' : null;
}
