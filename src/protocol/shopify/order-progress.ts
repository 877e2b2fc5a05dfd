import { calendarDayText } from '../date-words.ts';

/** When an order is expected to arrive: days as YYYY-MM-DD; without `to`, from that day on. */
export type ExpectedDelivery = { from: string; to: string | null };

/** Where an order stands, as `fulfilment-status.ts` names it, and whether all of it was paid back. */
export type Standing = { status: string; isRefunded: boolean };

/** What the facts about it are called, in the account and on the page of an order that was bought without one. */
export const progressTerms = { status: 'Status', next: 'Next step', expected: 'Expected arrival' } as const;

/** What the first day on which a parcel may arrive is called, wherever it is asked for or shown. */
export const deliverFromLabel = 'Deliver on or after';

const packing = 'We pack it.';
const leaving = 'It leaves our house.';
const looking = 'We find out what happened to it, and write to you.';

const steps: Readonly<Record<string, string>> = {
  UNFULFILLED: packing,
  OPEN: packing,
  IN_PROGRESS: packing,
  PENDING_FULFILLMENT: packing,
  SCHEDULED: packing,
  PARTIALLY_FULFILLED: 'We pack the rest.',
  ON_HOLD: 'It is on hold. We write to you about it.',
  FULFILLED: leaving,
  MARKED_AS_FULFILLED: leaving,
  SUBMITTED: leaving,
  CONFIRMED: leaving,
  LABEL_PURCHASED: leaving,
  LABEL_PRINTED: leaving,
  LABEL_VOIDED: leaving,
  READY_FOR_PICKUP: 'You collect it.',
  IN_TRANSIT: 'It arrives.',
  OUT_FOR_DELIVERY: 'It arrives today.',
  ATTEMPTED_DELIVERY: 'The carrier tries again.',
  NOT_DELIVERED: looking,
  FAILURE: looking,
  DELIVERED: 'None. It has arrived.',
  PICKED_UP: 'None. You have collected it.',
  CANCELED: 'None. The order was canceled.',
  RESTOCKED: 'None. It came back to us.',
};

/** A parcel at one of these is out of the house, and arrives even where everything was paid back. */
const away = new Set(['IN_TRANSIT', 'OUT_FOR_DELIVERY', 'ATTEMPTED_DELIVERY']);

/** Nothing follows these, or nobody knows when. */
const withoutDate = new Set([
  ...['READY_FOR_PICKUP', 'NOT_DELIVERED', 'FAILURE', 'ON_HOLD'],
  ...['DELIVERED', 'PICKED_UP', 'CANCELED', 'RESTOCKED'],
]);

/** What happens next with an order, as a guest reads it; null at a status that a vendor adds later. */
export function nextStep({ status, isRefunded }: Standing): string | null {
  const step = steps[status] ?? null;
  const isOver = step?.startsWith('None.') ?? false;
  return isRefunded && !isOver && !away.has(status) ? 'None. Everything was paid back.' : step;
}

/** Whether an order is still to arrive at a time that can be said. */
export function isExpected({ status, isRefunded }: Standing): boolean {
  return !withoutDate.has(status) && (!isRefunded || away.has(status));
}

/** Reads the metafield `fulfilment.expected_delivery`; null where a shop keeps none, or something else. */
export function readExpectedDelivery(value: string | null | undefined): ExpectedDelivery | null {
  try {
    const read: unknown = JSON.parse(value ?? 'null');
    if (typeof read !== 'object' || read === null || !('from' in read)) return null;
    const to = 'to' in read ? read.to : null;
    return isDay(read.from) && (to === null || isDay(to)) ? { from: read.from, to } : null;
  } catch {
    return null;
  }
}

/** `Between Thursday, 26 November and Tuesday, 1 December`, `On Thursday, 26 November`, `From Thursday, 26 November on`. */
export function expectedWords({ from, to }: ExpectedDelivery): string {
  if (to === null) return `From ${dayWords(from)} on`;
  return from === to ? `On ${dayWords(from)}` : `Between ${dayWords(from)} and ${dayWords(to)}`;
}

/** `Thursday, 26 November` */
export function dayWords(day: string): string {
  return calendarDayText(day, { weekday: 'long' });
}

/** Whether a value is a day as YYYY-MM-DD. */
export function isDay(value: unknown): value is string {
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value));
}
