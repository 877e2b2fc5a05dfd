import { fulfilmentLabel, type ShipmentStatus } from '#protocol/shopify/fulfilment-status.ts';
import { OrderRefused } from './order-refused.ts';

type Moving = Exclude<ShipmentStatus, 'CANCELED'>;

/** Where a shipment may go from where it is; `start` is a fulfilment nothing more is known of. */
const moves: Record<Moving | 'start', Moving[]> = {
  start: [
    'SUBMITTED',
    'MARKED_AS_FULFILLED',
    'CONFIRMED',
    'LABEL_PURCHASED',
    'READY_FOR_PICKUP',
    'IN_TRANSIT',
    'DELIVERED',
  ],
  SUBMITTED: ['MARKED_AS_FULFILLED', 'CONFIRMED', 'LABEL_PURCHASED', 'FAILURE'],
  MARKED_AS_FULFILLED: ['CONFIRMED', 'LABEL_PURCHASED', 'READY_FOR_PICKUP', 'IN_TRANSIT', 'DELIVERED'],
  CONFIRMED: ['LABEL_PURCHASED', 'READY_FOR_PICKUP', 'IN_TRANSIT', 'FAILURE'],
  LABEL_PURCHASED: ['LABEL_PRINTED', 'LABEL_VOIDED', 'IN_TRANSIT'],
  LABEL_PRINTED: ['LABEL_VOIDED', 'CONFIRMED', 'IN_TRANSIT'],
  LABEL_VOIDED: ['LABEL_PURCHASED', 'READY_FOR_PICKUP', 'IN_TRANSIT'],
  READY_FOR_PICKUP: ['PICKED_UP', 'NOT_DELIVERED', 'LABEL_PURCHASED'],
  IN_TRANSIT: ['OUT_FOR_DELIVERY', 'ATTEMPTED_DELIVERY', 'READY_FOR_PICKUP', 'DELIVERED', 'NOT_DELIVERED', 'FAILURE'],
  OUT_FOR_DELIVERY: ['IN_TRANSIT', 'ATTEMPTED_DELIVERY', 'DELIVERED', 'NOT_DELIVERED', 'FAILURE'],
  ATTEMPTED_DELIVERY: ['IN_TRANSIT', 'OUT_FOR_DELIVERY', 'READY_FOR_PICKUP', 'DELIVERED', 'NOT_DELIVERED', 'FAILURE'],
  // A guest may say that what is marked as delivered never came.
  DELIVERED: ['NOT_DELIVERED'],
  NOT_DELIVERED: ['LABEL_PURCHASED', 'READY_FOR_PICKUP', 'IN_TRANSIT', 'OUT_FOR_DELIVERY', 'DELIVERED'],
  FAILURE: ['SUBMITTED', 'LABEL_PURCHASED', 'IN_TRANSIT'],
  PICKED_UP: [],
};

/** Every status of a shipment but CANCELED, which ends the order itself. */
export const shipmentStatuses = Object.keys(moves).filter((status) => status !== 'start');

/** A parcel at one of these is out of the house. */
const away: readonly string[] = ['IN_TRANSIT', 'OUT_FOR_DELIVERY', 'ATTEMPTED_DELIVERY', 'DELIVERED', 'NOT_DELIVERED'];

/** What a parcel comes to by itself once it is out. */
const arriving: readonly Moving[] = ['OUT_FOR_DELIVERY', 'ATTEMPTED_DELIVERY', 'DELIVERED'];

/** What sends nothing. */
const ending: readonly Moving[] = ['LABEL_VOIDED', 'NOT_DELIVERED', 'FAILURE'];

/**
 * What may follow a shipment's status; `null` is a fulfilment nothing more is known of. Of an order that was refunded in
 * full, a parcel that is out may still arrive, and one that is not may only be given up.
 */
export function nextShipmentStatuses(from: string | null, isRefunded = false): Moving[] {
  const known = from ?? 'start';
  const next = Object.hasOwn(moves, known) ? moves[known as Moving | 'start'] : [];
  if (!isRefunded) return next;
  return next.filter((status) => ending.includes(status) || (away.includes(known) && arriving.includes(status)));
}

/** Throws OrderRefused, naming what is possible instead, when a shipment cannot go from one status to another. */
export function checkShipmentMove(from: string | null, to: string): void {
  const possible = nextShipmentStatuses(from);
  if (possible.some((status) => status === to)) return;
  const standing = from === null ? 'fulfilled' : `'${fulfilmentLabel(from)}'`;
  const instead = possible.length === 0 ? 'Nothing follows it' : `After it comes ${possible.join(', ')}`;
  throw new OrderRefused(`It is ${standing}, which '${fulfilmentLabel(to)}' cannot follow. ${instead}.`);
}
