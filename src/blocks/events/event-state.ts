import { defaultCurrency, formatMoney } from '#protocol/money.ts';
import { noPrice, type TicketPrice } from '#protocol/ticket-price.ts';
import { storyDate } from '../dates/dates.ts';
import type { ContentType } from '../registry/schemas.ts';

/** States, prices and age limits of events, in words. */

export type EventState = 'scheduled' | 'today' | 'sold_out' | 'postponed' | 'cancelled' | 'moved_online' | 'ended';

/** One time of an event as a page carries it: instants in ISO 8601. */
export type EventTime = { start: string; end: string | null };

/** What an event is now, and the time of it that is meant: the next one, or its last when all are over. */
export type EventMoment = EventTime & {
  state: EventState;
  /** `3 left`, where few tickets are. */
  left?: string;
  /** How it repeats, in words; `''` when it does not. */
  repeated: string;
};

/** One time of an event, and what becomes of it. */
export type ListedTime = EventTime & {
  state: EventState;
  /** `3 left`, where few tickets are. */
  left?: string;
};

/** What the page of an event shows of its dates. */
export type EventDates = {
  /** The day that the address names, `2026-12-04`; `null` on the event's own page. */
  day: string | null;
  /** Of that day, on the event's own page of the next one; `null` where it is not on, or its start cannot be read. */
  moment: EventMoment | null;
  /** Whether no place is left on that day; on the event's own page, on none of the next dates. */
  soldOut: boolean;
  /** What is said of places: how few are left on that day, an editor's note. */
  places: string;
  /** The next dates of an event that repeats. */
  next: ListedTime[];
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

/** What is particular about a time of an event: `Sold out`, `Today, 3 left`; `''` for an ordinary evening. */
export function timeWords({ state, left = '' }: Pick<ListedTime, 'state' | 'left'>): string {
  return [stateWords[state], left].filter(Boolean).join(', ');
}

/** The same as tickets are reserved at it. */
export function ticketPrice(event: Pick<ContentType<'event'>, 'price_kind' | 'price' | 'currency'>): TicketPrice {
  const price = eventPrice(event);
  const isFixed = event.price && event.price_kind !== 'free' && event.price_kind !== 'from';
  return isFixed
    ? { price, unit_amount: String(event.price), unit_currency: event.currency || defaultCurrency }
    : { ...noPrice, price };
}

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

type Age = Exclude<NonNullable<ContentType<'event'>['age']>, ''>;

/** From which age in years each limit admits; `null` admits everybody. */
const leastAges: Record<Age, number | null> = { all: null, '18': 18, '21': 21 };

/** The youngest that an event admits, in years; `null` for everybody. */
export function leastAge({ age }: Pick<ContentType<'event'>, 'age'>): number | null {
  // A story may hold a value that the schema no longer names.
  return (age ? leastAges[age] : null) ?? null;
}

/** `Age 18 and over`; `''` for everybody. */
export function ageText(event: Pick<ContentType<'event'>, 'age'>): string {
  const least = leastAge(event);
  return least === null ? '' : `Age ${least} and over`;
}

/** The date an event first had, as a sentence asks for it; `null` unless it was put off. */
export function formerStart({ status, previous_start }: ContentType<'event'>): Date | null {
  return status === 'postponed' ? storyDate(previous_start) : null;
}
