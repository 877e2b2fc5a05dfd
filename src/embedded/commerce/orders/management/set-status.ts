import { fulfilmentLabel, fulfilmentLabels } from '#protocol/shopify/fulfilment-status.ts';
import type { CommerceContext } from '../../context.ts';
import type { OrderRecord } from '../order-record.ts';
import { cancelOrder } from './cancel-order.ts';
import { fulfilOrder, noTracking, refuseCanceled, refuseRefunded } from './fulfil-order.ts';
import { isFullyRefunded } from './line-quantities.ts';
import { OrderRefused } from './order-refused.ts';
import { recordEvent } from './record-event.ts';
import { restockOrder } from './restock-order.ts';
import { checkShipmentMove, nextShipmentStatuses } from './shipment-moves.ts';

/** Before anything has left: one may follow any other. */
export const waitingStatuses = ['UNFULFILLED', 'OPEN', 'PENDING_FULFILLMENT', 'SCHEDULED', 'ON_HOLD', 'IN_PROGRESS'];

/** Statuses an order may be given now, for the operator's page: those this function would not refuse. */
export function possibleWaitingStatuses(order: OrderRecord): string[] {
  if (order.row.canceled_at !== null || order.fulfilments.length > 0) return [];
  if (order.row.fulfillment_status === 'RESTOCKED' || isFullyRefunded(order)) return [];
  return waitingStatuses.filter((status) => status !== order.row.fulfillment_status);
}

/**
 * Gives an order the status of that name, doing what the name means: FULFILLED fulfils all that is left, RESTOCKED puts
 * back all that was refunded, CANCELED cancels. Throws OrderRefused for an impossible move.
 */
export async function setStatus(
  context: CommerceContext,
  order: OrderRecord,
  name: string,
  message: string | null,
): Promise<void> {
  const status = statusNamed(name);
  const { number, fulfillment_status, shipment_status } = order.row;
  if (status === 'CANCELED') return cancelOrder(context, order, { reason: 'OTHER', restock: true });
  refuseCanceled(order);
  if (status === 'FULFILLED') return fulfilOrder(context, order, [], noTracking);
  if (status === 'RESTOCKED') return restockOrder(context, order, []);
  if (status === 'PARTIALLY_FULFILLED') {
    throw new OrderRefused(`Name the pieces that leave: fulfil ${number} --line 1=1`);
  }
  if (waitingStatuses.includes(status)) {
    if (order.fulfilments.length > 0) {
      throw new OrderRefused(`#${number} has left the house, at least in part: '${fulfilmentLabel(status)}' is past.`);
    }
    if (fulfillment_status === 'RESTOCKED') throw new OrderRefused(`All of #${number} is back on the shelf.`);
    refuseRefunded(order);
    return recordEvent(context, order, { status, message }, { fulfillment_status: status, shipment_status: null });
  }
  if (order.fulfilments.length === 0) {
    throw new OrderRefused(`Nothing of #${number} has been fulfilled, so nothing can be '${fulfilmentLabel(status)}'.`);
  }
  if (!nextShipmentStatuses(shipment_status, isFullyRefunded(order)).some((next) => next === status)) {
    refuseRefunded(order);
  }
  checkShipmentMove(shipment_status, status);
  return recordEvent(context, order, { status, message }, { shipment_status: status });
}

/** The status of that name. Accepts the value or its label: IN_TRANSIT, in-transit, 'In transit'. Throws OrderRefused. */
export function statusNamed(name: string): string {
  const folded = (text: string) => text.toUpperCase().replace(/[^A-Z]+/g, '_');
  const found = Object.entries(fulfilmentLabels).find(
    ([status, label]) => status === folded(name) || folded(label) === folded(name),
  );
  if (!found) {
    throw new OrderRefused(`There is no status '${name}'. There are: ${Object.keys(fulfilmentLabels).join(', ')}`);
  }
  return found[0];
}
