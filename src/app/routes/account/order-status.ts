import type { OrderSummary } from '#clients/commerce/account-client.ts';
import { fulfilmentLabel } from '#protocol/shopify/fulfilment-status.ts';

type Standing = Pick<OrderSummary, 'canceledAt' | 'fulfillmentStatus' | 'fulfilmentStatus'>;

/**
 * Where an order stands: cancelled, else what the parcel's metafield says, else the order's own status
 * (docs/reference/commerce-protocol.md#fulfilment-status).
 */
export function orderStatus({ canceledAt, fulfillmentStatus, fulfilmentStatus }: Standing): string {
  if (canceledAt !== null) return 'CANCELED';
  return fulfilmentStatus?.value || fulfillmentStatus;
}

/**
 * The words of docs/reference/commerce-protocol.md#fulfilment-status; a status that has none there is made readable.
 */
export function orderStatusLabel(order: Standing): string {
  return fulfilmentLabel(orderStatus(order));
}

const arrived = new Set(['DELIVERED', 'PICKED_UP']);
const ended = new Set(['CANCELED', 'RESTOCKED']);

/** `none` is said where it holds for no order. */
type Filter = { label: string; none: string; holds: (status: string) => boolean };

/** How the list of orders is narrowed, by the value in its address. */
export const orderFilters = {
  open: {
    label: 'On their way',
    none: 'None of your orders is on its way.',
    holds: (status) => !arrived.has(status) && !ended.has(status),
  },
  arrived: {
    label: 'Arrived',
    none: 'None of your orders has arrived yet.',
    holds: (status) => arrived.has(status),
  },
  ended: {
    label: 'Canceled or returned',
    none: 'None of your orders was canceled or returned.',
    holds: (status) => ended.has(status),
  },
} as const satisfies Record<string, Filter>;

export type OrderFilter = keyof typeof orderFilters;

/** Reads the filter of an address; null is every order. */
export function readOrderFilter(text: string | null): OrderFilter | null {
  return text !== null && Object.hasOwn(orderFilters, text) ? (text as OrderFilter) : null;
}
