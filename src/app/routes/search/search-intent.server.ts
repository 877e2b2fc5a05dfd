import { Temporal } from 'temporal-polyfill';
import { occurrences } from '#blocks/events/occurrences.server.ts';
import { type EventTimes, zonedStart } from '#blocks/events/recurrence.server.ts';

/** What a search says beside its words: a time (`this weekend`) or the most something may cost (`under $20`). */
export type SearchIntent = {
  /** The words without it. */
  text: string;
  period: Period | null;
  /** In whole units of the market's currency. */
  under: number | null;
};

const periods = {
  'this weekend': { from: 'friday', days: 3 },
  weekend: { from: 'friday', days: 3 },
  'this week': { from: 'today', days: 7 },
  tomorrow: { from: 'tomorrow', days: 1 },
  tonight: { from: 'today', days: 1 },
  today: { from: 'today', days: 1 },
} as const;

export type Period = (typeof periods)[keyof typeof periods];

const periodPattern = new RegExp(`\\b(?:${Object.keys(periods).join('|')})\\b`, 'i');
const pricePattern = /\b(?:under|below|less than|up to|at most)\s*(?:us|ca|c)?\$?\s*(\d{1,5})\b(?:\s*dollars?)?/i;

export function searchIntent(text: string): SearchIntent {
  const time = periodPattern.exec(text)?.[0].toLowerCase();
  const price = pricePattern.exec(text)?.[1];
  return {
    text: text.replace(periodPattern, ' ').replace(pricePattern, ' ').replace(/\s+/g, ' ').trim(),
    period: time ? periods[time as keyof typeof periods] : null,
    under: price ? Number(price) || null : null,
  };
}

/** Whether an event happens in the period, by the calendar of the place where it is. A weekend begins on Friday evening. */
export function happensIn(event: EventTimes, { from, days }: Period, now: Date): boolean {
  const start = zonedStart(event);
  if (!start) return false;
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(start.timeZoneId).startOfDay();
  const first =
    from === 'friday'
      ? today.dayOfWeek >= 5
        ? today
        : today.add({ days: 5 - today.dayOfWeek })
      : today.add({ days: from === 'tomorrow' ? 1 : 0 });
  // On Saturday the weekend has begun: it still ends with Sunday.
  const end = from === 'friday' ? first.add({ days: 8 - first.dayOfWeek }) : first.add({ days });
  const earliest = Math.max(first.epochMilliseconds, now.getTime());
  return occurrences(event, new Date(earliest), new Date(end.epochMilliseconds)).length > 0;
}
