import { dayWords, type ExpectedDelivery, isExpected } from '#protocol/shopify/order-progress.ts';
import { workingDaysOf } from '../shipping/delivery-options.ts';
import { addWorkingDays, dayAndHour, isWorkingDay } from '../shipping/working-days.ts';
import { orderStanding } from './order-label.ts';
import type { OrderEventTable, OrderTable } from './tables.ts';

type ArrivingOrder = Parameters<typeof orderStanding>[0] & {
  row: Pick<OrderTable, 'processed_at' | 'deliver_from'>;
  shippingAddress: { countryCode: string | null };
  priced: { delivery: { handle: string } | null };
  events: readonly Pick<OrderEventTable, 'status' | 'happened_at'>[];
};

/** What is ordered later on a day leaves on the next working day; in New York's time, where the shop is. In words in the policies and stories (docs/texts.md). */
const lastHour = 12;

/**
 * When an order is expected to arrive: as many working days as its way of delivery takes after it left, or, as long as
 * it has not left, after it can leave at the earliest; on the day that the buyer named or after it. Null once it has
 * arrived, and where nothing arrives.
 */
export function expectedDelivery(order: ArrivingOrder, now: Date): ExpectedDelivery | null {
  if (!isExpected(orderStanding(order))) return null;
  const { shippingAddress, priced } = order;
  const days = priced.delivery && workingDaysOf(shippingAddress.countryCode ?? '', priced.delivery.handle);
  if (!days) return null;
  const left = order.events.findLast(({ status }) => status === 'IN_TRANSIT')?.happened_at;
  const start = left ? dayAndHour(new Date(left)).day : dayToSend(order, now, days.from);
  return { from: addWorkingDays(start, days.from), to: days.to === null ? null : addWorkingDays(start, days.to) };
}

/**
 * The day on which an order with a day of arrival is to leave the house, as long as it is there; null for one without, and
 * for one that does not leave any more.
 */
function plannedSending(order: ArrivingOrder, now: Date): string | null {
  if (order.row.deliver_from === null || !isExpected(orderStanding(order))) return null;
  if (order.events.some(({ status }) => status === 'IN_TRANSIT')) return null;
  const { shippingAddress, priced } = order;
  const days = priced.delivery && workingDaysOf(shippingAddress.countryCode ?? '', priced.delivery.handle);
  return days && dayToSend(order, now, days.from);
}

/** The day that the buyer named, with the one to send the parcel on as long as it is here; null where none was named. */
export function deliverFromWords(order: ArrivingOrder, now: Date): string | null {
  if (order.row.deliver_from === null) return null;
  const sending = plannedSending(order, now);
  return [dayWords(order.row.deliver_from), ...(sending ? [`send it on ${dayWords(sending)}`] : [])].join(': ');
}

/** The first day it can leave; later where it would arrive before the day that the buyer named. */
function dayToSend({ row }: ArrivingOrder, now: Date, shortestWay: number): string {
  let day = dayOfLeaving(new Date(row.processed_at), now);
  while (row.deliver_from !== null && addWorkingDays(day, shortestWay) < row.deliver_from) day = addWorkingDays(day, 1);
  return day;
}

function dayOfLeaving(placed: Date, now: Date): string {
  const [first, today] = [dayAndHour(placed), dayAndHour(now)];
  const planned = first.hour < lastHour && isWorkingDay(first.day) ? first.day : addWorkingDays(first.day, 1);
  // What should have left by now leaves today at the earliest.
  if (planned >= today.day) return planned;
  return isWorkingDay(today.day) ? today.day : addWorkingDays(today.day, 1);
}
