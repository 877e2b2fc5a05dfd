import type { CommerceContext } from '../../context.ts';
import { randomId } from '../../random-id.ts';
import type { OrderRecord } from '../order-record.ts';
import { choosePieces, describePieces, isFullyRefunded, openPieces, type Pieces } from './line-quantities.ts';
import { OrderRefused } from './order-refused.ts';
import { recordEvent } from './record-event.ts';

export type Tracking = { company: string | null; number: string | null; url: string | null };

/** A parcel that nobody can follow. */
export const noTracking: Tracking = { company: null, number: null, url: null };

/** Hands pieces over for delivery: those named, or all that have not left. */
export async function fulfilOrder(
  context: CommerceContext,
  order: OrderRecord,
  asked: Pieces,
  tracking: Tracking,
): Promise<void> {
  refuseCanceled(order);
  refuseRefunded(order);
  const pieces = choosePieces(order, asked, openPieces, 'fulfilled');
  if (pieces.length === 0) throw new OrderRefused(`#${order.row.number} has nothing left to fulfil.`);
  const fulfilment = randomId();
  await context.db
    .insertInto('commerce_order_fulfilment')
    .values({
      id: fulfilment,
      order_id: order.key,
      tracking_company: tracking.company,
      tracking_number: tracking.number,
      tracking_url: tracking.url,
      created_at: context.now().toISOString(),
    })
    .execute();
  await context.db
    .insertInto('commerce_order_fulfilment_line')
    .values(pieces.map(({ line, quantity }) => ({ fulfilment_id: fulfilment, line_id: line.id, quantity })))
    .execute();
  const taken = pieces.reduce((sum, { quantity }) => sum + quantity, 0);
  const open = order.lines.reduce((sum, line) => sum + openPieces(line), 0);
  const status = taken === open ? 'FULFILLED' : 'PARTIALLY_FULFILLED';
  await recordEvent(
    context,
    order,
    { status, message: describePieces(pieces) },
    { fulfillment_status: status, shipment_status: null },
  );
}

/** Throws OrderRefused for an order that was canceled: nothing more happens to it. */
export function refuseCanceled(order: OrderRecord): void {
  if (order.row.canceled_at === null) return;
  throw new OrderRefused(`#${order.row.number} was canceled on ${order.row.canceled_at.slice(0, 10)}.`);
}

/** Throws OrderRefused for an order of which everything was paid back: nothing of it is sent any more. */
export function refuseRefunded(order: OrderRecord): void {
  if (!isFullyRefunded(order)) return;
  throw new OrderRefused(`Everything of #${order.row.number} has been refunded: nothing of it is sent any more.`);
}
