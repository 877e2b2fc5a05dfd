import { maxAdults, maxChildren, maxNights } from '#protocol/booking/stay-limits.ts';
import { zonedClock } from '../dates/zoned-clock.ts';

/** The fields of a booking form, as a form sends them. */
export type StayForm = Record<(typeof stayFields)[number], string>;

export type StayErrors = Partial<Record<keyof StayForm, string>>;

export const stayFields = ['hotel', 'arrive', 'depart', 'adults', 'children', 'promo', 'room'] as const;

/** Characters of a promotion code. */
export const maxPromoLength = 24;

const dayMs = 86_400_000;

export function readStayForm(query: { get: (name: string) => unknown }): StayForm {
  const text = (name: string) => String(query.get(name) ?? '').trim();
  return Object.fromEntries(stayFields.map((field) => [field, text(field)])) as StayForm;
}

/**
 * What is wrong with a stay, in a sentence for each field; empty when it can be booked.
 *
 * @param today of the hotel's own calendar, `YYYY-MM-DD`.
 */
export function checkStay(
  form: StayForm,
  { today, adults = maxAdults, children = maxChildren }: { today: string; adults?: number; children?: number },
): StayErrors {
  const errors: StayErrors = {};
  const nights = countNights(form);
  if (!isDay(form.arrive)) errors.arrive = 'Say which day you arrive.';
  else if (form.arrive < today) errors.arrive = 'This day has gone. Choose today or a later one.';
  if (!isDay(form.depart)) errors.depart = 'Say which day you leave.';
  else if (nights !== null && nights < 1) errors.depart = 'Leave on a later day than you arrive.';
  else if (nights !== null && nights > maxNights)
    errors.depart = `At most ${maxNights} nights can be booked at once. For longer, call the desk.`;
  if (!isCount(form.adults, 1, adults)) errors.adults = `Between 1 and ${adults} adults.`;
  if (form.children !== '' && !isCount(form.children, 0, children))
    errors.children = children === 0 ? 'No children here, sorry.' : `Between 0 and ${children} children.`;
  if (form.promo !== '' && !(form.promo.length <= maxPromoLength && /^[a-z0-9_-]+$/i.test(form.promo)))
    errors.promo = `A promotion code has letters and figures only, at most ${maxPromoLength}.`;
  return errors;
}

/** `null` unless both are days. */
export function countNights({ arrive, depart }: Pick<StayForm, 'arrive' | 'depart'>): number | null {
  return isDay(arrive) && isDay(depart) ? Math.round((Date.parse(depart) - Date.parse(arrive)) / dayMs) : null;
}

/** Today by the calendar of `timeZone`, `YYYY-MM-DD`. */
export function todayIn(timeZone: string, now: Date): string {
  const clock = zonedClock(now, timeZone);
  return new Date(Date.UTC(clock.year, clock.month - 1, clock.day)).toISOString().slice(0, 10);
}

/** The day that lies `days` after another. */
export function dayAfter(date: string, days = 1): string {
  return new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10);
}

/** A day that exists: the 31st of April does not. */
export function isDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

function isCount(text: string, least: number, most: number): boolean {
  return /^\d{1,2}$/.test(text) && Number(text) >= least && Number(text) <= most;
}
