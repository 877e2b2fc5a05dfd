import { type ExpectedDelivery, isExpected } from '#protocol/shopify/order-progress.ts';
import { workingDaysOf } from '../shipping/delivery-options.ts';
import { orderStanding } from './order-label.ts';
import type { OrderEventTable, OrderTable } from './tables.ts';

type ArrivingOrder = Parameters<typeof orderStanding>[0] & {
  row: Pick<OrderTable, 'processed_at'>;
  shippingAddress: { countryCode: string | null };
  priced: { delivery: { handle: string } | null };
  events: readonly Pick<OrderEventTable, 'status' | 'happened_at'>[];
};

/** What is ordered later on a day leaves on the next working day; in New York's time, where the shop is. */
const lastHour = 12;

/**
 * When an order is expected to arrive: as many working days as its way of delivery takes after it left, or, as long as
 * it has not left, after it can leave at the earliest. Null once it has arrived, and where nothing arrives.
 */
export function expectedDelivery(order: ArrivingOrder, now: Date): ExpectedDelivery | null {
  if (!isExpected(orderStanding(order))) return null;
  const { shippingAddress, priced } = order;
  const days = priced.delivery && workingDaysOf(shippingAddress.countryCode ?? '', priced.delivery.handle);
  if (!days) return null;
  const left = order.events.findLast(({ status }) => status === 'IN_TRANSIT')?.happened_at;
  const start = left ? dayAndHour(new Date(left)).day : dayOfLeaving(new Date(order.row.processed_at), now);
  return { from: addWorkingDays(start, days.from), to: days.to === null ? null : addWorkingDays(start, days.to) };
}

function dayOfLeaving(placed: Date, now: Date): string {
  const [first, today] = [dayAndHour(placed), dayAndHour(now)];
  const planned = first.hour < lastHour && isWorkingDay(first.day) ? first.day : addWorkingDays(first.day, 1);
  // What should have left by now leaves today at the earliest.
  if (planned >= today.day) return planned;
  return isWorkingDay(today.day) ? today.day : addWorkingDays(today.day, 1);
}

/** Public holidays are not known here: the way of delivery says from how many days to how many it takes. */
function addWorkingDays(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  for (let left = count; left > 0; ) {
    date.setUTCDate(date.getUTCDate() + 1);
    if (isWorkingDay(date.toISOString().slice(0, 10))) left -= 1;
  }
  return date.toISOString().slice(0, 10);
}

function isWorkingDay(day: string): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6;
}

const inNewYork = new Intl.DateTimeFormat('en-CA', {
  ...{ timeZone: 'America/New_York', hourCycle: 'h23' as const },
  ...{ year: 'numeric' as const, month: '2-digit' as const, day: '2-digit' as const, hour: '2-digit' as const },
});

function dayAndHour(time: Date): { day: string; hour: number } {
  const parts = new Map(inNewYork.formatToParts(time).map(({ type, value }) => [type, value]));
  return { day: `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`, hour: Number(parts.get('hour')) };
}
