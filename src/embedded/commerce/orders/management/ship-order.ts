import type { CommerceContext } from '../../context.ts';
import { type OrderRecord, orderById } from '../order-record.ts';
import { fulfilOrder, refuseCanceled, refuseRefunded, type Tracking } from './fulfil-order.ts';
import { openPieces } from './line-quantities.ts';
import { recordEvent } from './record-event.ts';
import { checkShipmentMove } from './shipment-moves.ts';

/**
 * Sends an order on its way. What has not been fulfilled is first, so that one command is enough for a small parcel;
 * otherwise the newest fulfilment is the one that leaves.
 */
export async function shipOrder(context: CommerceContext, order: OrderRecord, tracking: Tracking): Promise<void> {
  refuseCanceled(order);
  refuseRefunded(order);
  const isNew = order.fulfilments.length === 0 && order.lines.some((line) => openPieces(line) > 0);
  if (isNew) await fulfilOrder(context, order, [], tracking);
  const fresh = isNew ? await reread(context, order) : order;
  checkShipmentMove(fresh.row.shipment_status, 'IN_TRANSIT');
  const newest = fresh.fulfilments.at(-1);
  if (newest && !isNew) {
    await context.db
      .updateTable('commerce_order_fulfilment')
      .set({
        tracking_company: tracking.company ?? newest.tracking_company,
        tracking_number: tracking.number ?? newest.tracking_number,
        tracking_url: tracking.url ?? newest.tracking_url,
      })
      .where('id', '=', newest.id)
      .execute();
  }
  const parcel = [tracking.company, tracking.number].filter(Boolean).join(' ');
  await recordEvent(
    context,
    order,
    { status: 'IN_TRANSIT', message: parcel || null },
    { shipment_status: 'IN_TRANSIT' },
  );
}

/** The order as the transaction has changed it: a fresh context, because loaders remember. */
export async function reread(context: CommerceContext, { key, row }: OrderRecord): Promise<OrderRecord> {
  const order = await orderById({ ...context, loaders: new Map() }, key);
  if (!order) throw new Error(`Order ${row.number} is gone.`);
  return order;
}
