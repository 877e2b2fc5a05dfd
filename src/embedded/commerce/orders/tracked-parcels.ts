import type { OrderRecord } from './order-record.ts';

/** The parcels of an order that can be followed: carrier and number, or the address where there is neither. */
export function trackedParcels({
  fulfilments,
}: Pick<OrderRecord, 'fulfilments'>): { words: string; href: string | null }[] {
  return fulfilments.flatMap(({ tracking_company, tracking_number, tracking_url }) => {
    const words = [tracking_company, tracking_number].filter(Boolean).join(' ') || tracking_url;
    return words ? [{ words, href: tracking_url }] : [];
  });
}
