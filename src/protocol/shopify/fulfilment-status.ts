/**
 * Where an order stands, as `Order.fulfillmentStatus` says it, with the words a guest reads
 * (docs/reference/commerce-protocol.md#fulfilment-status).
 */
const orderStatusLabels = {
  FULFILLED: 'Fulfilled',
  IN_PROGRESS: 'In Progress',
  ON_HOLD: 'On Hold',
  OPEN: 'Open',
  PARTIALLY_FULFILLED: 'Partially Fulfilled',
  PENDING_FULFILLMENT: 'Pending',
  RESTOCKED: 'Restocked',
  SCHEDULED: 'Scheduled',
  UNFULFILLED: 'Unfulfilled',
} as const;

/**
 * Where a shipment stands: the vendor's FulfillmentDisplayStatus, which its Storefront API does not show. A shop stores
 * it in the order's metafield `fulfilment.status` (docs/reference/commerce-protocol.md#fulfilment-status).
 */
const shipmentStatusLabels = {
  ATTEMPTED_DELIVERY: 'Attempted delivery',
  CANCELED: 'Canceled',
  CONFIRMED: 'Confirmed',
  DELIVERED: 'Delivered',
  FAILURE: 'Failure',
  IN_TRANSIT: 'In transit',
  LABEL_PRINTED: 'Label printed',
  LABEL_PURCHASED: 'Label purchased',
  LABEL_VOIDED: 'Label voided',
  MARKED_AS_FULFILLED: 'Marked as fulfilled',
  NOT_DELIVERED: 'Not delivered',
  OUT_FOR_DELIVERY: 'Out for delivery',
  PICKED_UP: 'Displayed as Picked up',
  READY_FOR_PICKUP: 'Ready for pickup',
  SUBMITTED: 'Submitted',
} as const;

export type ShipmentStatus = keyof typeof shipmentStatusLabels;

/** The 24 labels (docs/reference/shop.md#order-labels) by the value that stands for each. */
export const fulfilmentLabels: Readonly<Record<string, string>> = { ...orderStatusLabels, ...shipmentStatusLabels };

/** One entry of the metafield `fulfilment.events`, a JSON list, oldest first. */
export type FulfilmentEvent = {
  /** A value of either list above, REFUNDED, or one that a vendor adds later. */
  status: string;
  /** ISO 8601, UTC. */
  happenedAt: string;
  /** What the operator wrote beside it. */
  message: string | null;
};

/** The words for a status; one without a label is humanised: `CARRIER_PICKED_UP` reads 'Carrier picked up'. */
export function fulfilmentLabel(status: string): string {
  if (Object.hasOwn(fulfilmentLabels, status)) return fulfilmentLabels[status] ?? status;
  const words = status.toLowerCase().replaceAll('_', ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
