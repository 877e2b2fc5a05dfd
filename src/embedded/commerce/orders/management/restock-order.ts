import type { CommerceContext } from '../../context.ts';
import type { OrderRecord } from '../order-record.ts';
import { choosePieces, describePieces, type Pieces, restockablePieces } from './line-quantities.ts';
import { OrderRefused } from './order-refused.ts';
import { recordEvent } from './record-event.ts';

/**
 * Puts pieces that were paid back into stock again: those named, or all of them. Cancelling and the status RESTOCKED come
 * here, too; only an order takes pieces out (`reserveStock` in create-order.ts).
 */
export async function restockOrder(context: CommerceContext, order: OrderRecord, asked: Pieces): Promise<void> {
  const pieces = choosePieces(order, asked, restockablePieces, 'put back');
  if (pieces.length === 0) {
    throw new OrderRefused(`#${order.row.number} has nothing to put back: only pieces that were refunded can be.`);
  }
  // Always in the same order of variants, so that two of these never wait for each other.
  for (const { line, quantity } of pieces.toSorted((a, b) => a.line.variant_id - b.line.variant_id)) {
    await context.db
      .updateTable('commerce_variant')
      .set((eb) => ({ quantity: eb('quantity', '+', quantity) }))
      .where('id', '=', line.variant_id)
      .execute();
    context.stockChanges?.add(line.product_id);
    await context.db
      .updateTable('commerce_order_line')
      .set((eb) => ({ restocked_quantity: eb('restocked_quantity', '+', quantity) }))
      .where('id', '=', line.id)
      .execute();
  }
  const back = pieces.reduce((sum, { quantity }) => sum + quantity, 0);
  const out = order.lines.reduce((sum, line) => sum + line.quantity - line.restocked_quantity, 0);
  await recordEvent(
    context,
    order,
    { status: 'RESTOCKED', message: describePieces(pieces) },
    back === out ? { fulfillment_status: 'RESTOCKED', shipment_status: null } : {},
  );
}
