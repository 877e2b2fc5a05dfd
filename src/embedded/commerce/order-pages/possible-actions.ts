import { fulfilmentLabel } from '#protocol/shopify/fulfilment-status.ts';
import type { OrderActions, OrderPieces } from '#server-pages/operator/operator-pages.ts';
import { type CancelReason, cancelReasons } from '../orders/management/cancel-order.ts';
import {
  isFullyRefunded,
  openPieces,
  refundablePieces,
  restockablePieces,
} from '../orders/management/line-quantities.ts';
import { possibleWaitingStatuses } from '../orders/management/set-status.ts';
import { nextShipmentStatuses } from '../orders/management/shipment-moves.ts';
import type { OrderRecord, SoldLine } from '../orders/order-record.ts';
import { orderTotals } from '../orders/order-totals.ts';
import { money } from '../prices/money.ts';

/** Why an order can be canceled, in words. */
export const cancelReasonNames: Record<CancelReason, string> = {
  CUSTOMER: 'The guest changed their mind',
  INVENTORY: 'We do not have it',
  STAFF: 'Our mistake',
  FRAUD: 'Fraud',
  DECLINED: 'The payment was declined',
  OTHER: 'Another reason',
};

/** What can be done to an order now. */
export function possibleActions(order: OrderRecord): OrderActions {
  const { row, lines, fulfilments } = order;
  const isOpen = row.canceled_at === null;
  const shipment = fulfilments.length > 0 ? nextShipmentStatuses(row.shipment_status, isFullyRefunded(order)) : [];
  const statuses = isOpen ? [...possibleWaitingStatuses(order), ...shipment] : [];
  const fulfil = piecesOf(lines, openPieces);
  const refundable = piecesOf(lines, refundablePieces);
  // Once every piece is paid back, something of the delivery may be left.
  const most = orderTotals(order).current.total;
  const isAway = lines.some((line) => line.fulfilledQuantity > line.restocked_quantity);
  return {
    fulfil: isOpen ? fulfil : null,
    ship: isOpen && (fulfilments.length > 0 ? shipment.includes('IN_TRANSIT') : fulfil !== null),
    deliver: isOpen && shipment.includes('DELIVERED'),
    statuses: statuses.map((status) => ({ value: status, name: fulfilmentLabel(status) })),
    refund: refundable || most > 0 ? { pieces: refundable ?? [], most: money(most, row.currency_code) } : null,
    restock: piecesOf(lines, restockablePieces),
    cancel:
      isOpen && !isAway ? cancelReasons.map((reason) => ({ value: reason, name: cancelReasonNames[reason] })) : null,
  };
}

/** The lines that have pieces left; null where none has. */
function piecesOf(lines: SoldLine[], available: (line: SoldLine) => number): OrderPieces[] | null {
  const pieces = lines.flatMap((line) => {
    const title = [line.title, line.variant_title].filter(Boolean).join(', ');
    return available(line) > 0 ? [{ line: line.position + 1, title, available: available(line) }] : [];
  });
  return pieces.length > 0 ? pieces : null;
}
