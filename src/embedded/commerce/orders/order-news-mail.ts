import { fulfilmentLabel } from '#protocol/shopify/fulfilment-status.ts';
import { queueMail } from '#services/outbox/queue-mail.ts';
import type { CommerceContext } from '../context.ts';
import type { OrderRecord } from './order-record.ts';
import { orderStatusPath } from './order-status-path.ts';
import type { OrderEventTable } from './tables.ts';
import { trackedParcels } from './tracked-parcels.ts';

type News = { kind: string; sentence: (number: number) => string };

/** What of an order's timeline a guest is written of; the rest is read on the order's page. */
const news: Readonly<Record<string, News>> = {
  PARTIALLY_FULFILLED: { kind: 'order_fulfilled', sentence: (number) => `Part of your order #${number} is packed.` },
  FULFILLED: { kind: 'order_fulfilled', sentence: (number) => `Your order #${number} is packed.` },
  IN_TRANSIT: { kind: 'order_shipped', sentence: (number) => `Your order #${number} is on its way.` },
  READY_FOR_PICKUP: { kind: 'order_ready_for_pickup', sentence: (number) => `Your order #${number} is ready for you.` },
  DELIVERED: { kind: 'order_delivered', sentence: (number) => `Your order #${number} has been delivered.` },
  REFUNDED: { kind: 'order_refunded', sentence: (number) => `We have paid money back for your order #${number}.` },
  CANCELED: { kind: 'order_canceled', sentence: (number) => `Your order #${number} has been canceled.` },
};

/**
 * Puts the mail about one change of an order into the outbox, in the change's own transaction: one for the whole change,
 * named after the last thing that happened. An order fulfilled and shipped in one step sends one mail. `eventsBefore` is
 * how many events it had before.
 */
export async function queueOrderNews(context: CommerceContext, order: OrderRecord, eventsBefore: number) {
  const { row } = order;
  const events = order.events.filter((event, place) => place >= eventsBefore && isNews(order.events, event, place));
  const last = events.at(-1);
  const about = last && news[last.status];
  // Who erased their account left no address.
  if (!about || row.email === '') return;
  await queueMail(
    context.db,
    {
      kind: about.kind,
      recipient: row.email,
      subject: `Your order #${row.number} at ash souvenirs: ${fulfilmentLabel(last.status)}`,
      text: [
        about.sentence(row.number),
        events.map(timelineLine).join('\n'),
        ...(about.kind === 'order_fulfilled' || about.kind === 'order_shipped' ? parcelWords(order) : []),
        `Where it stands, at any time:\n${context.publicUrl}${orderStatusPath(order)}`,
        'ash souvenirs\n',
      ].join('\n\n'),
    },
    context.now(),
  );
}

/**
 * Whether a guest has not read this yet: a parcel that is set to the same status again, after a failed delivery or by
 * mistake, is news only with other words.
 */
function isNews(all: readonly OrderEventTable[], { status, message }: OrderEventTable, place: number): boolean {
  if (!Object.hasOwn(news, status)) return false;
  if (status === 'REFUNDED' || isPacking(status)) return true;
  const packed = all.slice(0, place).findLastIndex((event) => isPacking(event.status));
  const same = all.slice(packed + 1, place).filter((event) => event.status === status);
  return same.length === 0 || (message !== null && same.every((event) => event.message !== message));
}

/** Each of these is a parcel of its own. */
function isPacking(status: string): boolean {
  return status === 'FULFILLED' || status === 'PARTIALLY_FULFILLED';
}

/** As the timeline on the order's page says it. */
function timelineLine({ status, message }: OrderEventTable): string {
  return `${fulfilmentLabel(status)}${message ? `: ${message}` : ''}`;
}

/** How the newest parcel can be followed. */
function parcelWords({ fulfilments }: OrderRecord): string[] {
  return trackedParcels({ fulfilments: fulfilments.slice(-1) }).map(({ words, href }) =>
    ['Follow the parcel:', words, ...(href && href !== words ? [href] : [])].join('\n'),
  );
}
