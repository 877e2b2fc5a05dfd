import { formatMoney } from '#ui/money.ts';
import { storyDate } from '../dates.ts';
import type { ContentType } from '../schemas.ts';
import { type Occurrence, occurrences } from './occurrences.ts';

export type EventState = 'scheduled' | 'today' | 'postponed' | 'cancelled' | 'moved_online' | 'ended';

const aheadMs = 400 * 24 * 60 * 60 * 1000;

/** What an event is at `now`, and the time of it that is meant: the next one, or its only one when it is over. */
export function eventState(event: ContentType<'event'>, now: Date): { state: EventState; when: Occurrence | null } {
  const [next] = occurrences(event, now, new Date(now.getTime() + aheadMs));
  const start = storyDate(event.start);
  const when = next ?? (start ? { start, end: storyDate(event.end) } : null);
  if (event.status === 'cancelled' || event.status === 'postponed') return { state: event.status, when };
  if (!next) return { state: 'ended', when };
  if (event.status === 'moved_online') return { state: 'moved_online', when };
  return { state: isSameDay(next.start, now, event.timezone) ? 'today' : 'scheduled', when };
}

export const stateWords: Record<EventState, string> = {
  scheduled: '',
  today: 'Today',
  postponed: 'Postponed',
  cancelled: 'Cancelled',
  moved_online: 'Moved online',
  ended: 'This has ended',
};

/** `Free`, `From $20.00`, `$20.00`; `''` when nothing is said. */
export function eventPrice({ price_kind, price, currency }: ContentType<'event'>): string {
  if (price_kind === 'free') return 'Free';
  if (!price) return '';
  const amount = formatMoney({ amount: price, currencyCode: currency || 'USD' });
  return price_kind === 'from' ? `From ${amount}` : amount;
}

function isSameDay(one: Date, other: Date, timeZone: string): boolean {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
  return day.format(one) === day.format(other);
}
