import { type FulfilmentEvent, fulfilmentLabel } from '#protocol/shopify/fulfilment-status.ts';

/** What happened to an order, as its page shows it. */
export type TimelineEntry = { label: string; at: string; message: string | null };

/** Reads the metafield `fulfilment.events` (a JSON list of FulfilmentEvent), newest first; entries that are none are left out. */
export function readTimeline(value: string | null | undefined): TimelineEntry[] {
  let list: unknown;
  try {
    list = JSON.parse(value ?? '[]');
  } catch {
    return [];
  }
  return (Array.isArray(list) ? list : [])
    .filter(isEvent)
    .map(({ status, happenedAt, message }) => ({
      label: fulfilmentLabel(status),
      at: happenedAt,
      message: message ?? null,
    }))
    .reverse();
}

function isEvent(value: unknown): value is FulfilmentEvent {
  if (typeof value !== 'object' || value === null) return false;
  const { status, happenedAt } = value as Partial<Record<keyof FulfilmentEvent, unknown>>;
  return typeof status === 'string' && typeof happenedAt === 'string' && !Number.isNaN(Date.parse(happenedAt));
}
