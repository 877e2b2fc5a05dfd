import { countNights } from '#blocks/booking/check-stay.ts';
import type { StoredStay } from '#blocks/booking/stay-cookie.ts';
import { calendarDayText } from '#protocol/date-words.ts';

/** `Fri, 4 Dec` */
export function dayWords(day: string): string {
  return calendarDayText(day, { weekday: 'short', month: 'short' });
}

/** `Fri, 4 Dec to Sun, 6 Dec` */
export function daysWords({ arrive, depart }: Pick<StoredStay, 'arrive' | 'depart'>): string {
  return `${dayWords(arrive)} to ${dayWords(depart)}`;
}

/** `2 nights` */
export function nightsWords(stay: Pick<StoredStay, 'arrive' | 'depart'>): string {
  return counted(countNights(stay) ?? 0, 'night');
}

/** `2 adults and 1 child` */
export function guestsWords({ adults, children }: Pick<StoredStay, 'adults' | 'children'>): string {
  const grown = counted(Number(adults), 'adult');
  const small = Number(children);
  return small > 0 ? `${grown} and ${small === 1 ? '1 child' : `${small} children`}` : grown;
}

export function counted(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? '' : 's'}`;
}
