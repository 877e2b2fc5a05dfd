import type { CommerceContext } from '../../context.ts';
import type { OrderRecord } from '../order-record.ts';
import { refuseCanceled } from './fulfil-order.ts';
import { isFullyRefunded, restockablePieces } from './line-quantities.ts';
import { OrderRefused } from './order-refused.ts';
import { planRefund, type RefundPlan } from './plan-refund.ts';
import { recordEvent } from './record-event.ts';
import { refundOrder } from './refund-order.ts';
import { restockOrder } from './restock-order.ts';
import { reread } from './ship-order.ts';

/** The schema's OrderCancelReason. */
export const cancelReasons = ['CUSTOMER', 'DECLINED', 'FRAUD', 'INVENTORY', 'OTHER', 'STAFF'] as const;
export type CancelReason = (typeof cancelReasons)[number];

/** `expected` as in ConfirmedRefund. */
export type Cancellation = { reason: CancelReason; restock: boolean; expected?: number | undefined };

/** What canceling pays back, or null where nothing is paid any more. Throws OrderRefused when it cannot be canceled. */
export function planCancel(order: OrderRecord): RefundPlan | null {
  refuseCanceled(order);
  const away = order.lines.some((line) => line.fulfilledQuantity > line.restocked_quantity);
  if (away) {
    throw new OrderRefused(
      `Pieces of #${order.row.number} have left the house. Refund and restock what comes back, then cancel.`,
    );
  }
  return isFullyRefunded(order) ? null : planRefund(order, { pieces: null, shipping: null });
}

/** Ends an order: what is still paid goes back, and so do the pieces unless `restock` says no. */
export async function cancelOrder(
  context: CommerceContext,
  order: OrderRecord,
  { reason, restock, expected }: Cancellation,
): Promise<void> {
  if (planCancel(order)) {
    const canceled = 'The order was canceled.';
    await refundOrder(context, order, { pieces: null, shipping: null, reason: canceled, expected });
  }
  const refunded = await reread(context, order);
  if (restock && refunded.lines.some((line) => restockablePieces(line) > 0)) await restockOrder(context, refunded, []);
  await recordEvent(
    context,
    order,
    { status: 'CANCELED', message: null },
    { cancel_reason: reason, canceled_at: context.now().toISOString(), shipment_status: 'CANCELED' },
  );
}
