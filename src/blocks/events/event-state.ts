import { defaultCurrency, formatMoney } from '#protocol/money.ts';
import { storyDate } from '../dates/dates.ts';
import type { ContentType } from '../registry/schemas.ts';

export type EventState = 'scheduled' | 'today' | 'sold_out' | 'postponed' | 'cancelled' | 'moved_online' | 'ended';

/** One time of an event as a page carries it: instants in ISO 8601. */
export type EventTime = { start: string; end: string | null };

/** What an event is now, and the time of it that is meant: the next one, or its last when all are over. */
export type EventMoment = EventTime & {
  state: EventState;
  /** How it repeats, in words; `''` when it does not. */
  repeated: string;
};

export const stateWords: Record<EventState, string> = {
  scheduled: '',
  today: 'Today',
  sold_out: 'Sold out',
  postponed: 'Postponed',
  cancelled: 'Cancelled',
  moved_online: 'Moved online',
  ended: 'This has ended',
};

/** `Free`, `From $20.00`, `$20.00`; `''` when nothing is said. */
export function eventPrice({
  price_kind,
  price,
  currency,
}: Pick<ContentType<'event'>, 'price_kind' | 'price' | 'currency'>) {
  if (price_kind === 'free') return 'Free';
  if (!price) return '';
  const amount = formatMoney({ amount: price, currencyCode: currency || defaultCurrency });
  return price_kind === 'from' ? `From ${amount}` : amount;
}

export function ageText(age: string | null | undefined): string {
  return age === '18' || age === '21' ? `Age ${age} and over` : '';
}

/** The date an event first had, as a sentence asks for it; `null` unless it was put off. */
export function formerStart({ status, previous_start }: ContentType<'event'>): Date | null {
  return status === 'postponed' ? storyDate(previous_start) : null;
}
