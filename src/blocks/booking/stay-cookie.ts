import { maxAdults } from '#protocol/booking/stay-limits.ts';
import { checkStay } from './check-stay.ts';

/** A stay that a guest has asked for, as the fields of a form have it. */
export type StoredStay = { arrive: string; depart: string; adults: string; children: string; promo: string };

/** The cookie that keeps the last stay until another one is asked for (docs/reference/sections.md#booking-bar). */
export const stayCookie = 'stay';

const storedForm =
  /(?:^|; ?)stay=(?<arrive>[^_;]*)_(?<depart>[^_;]*)_(?<adults>[^_;]*)_(?<children>[^_;]*)_(?<promo>[^;]*)/;

/** How long it is kept, in seconds: 60 days. */
export const stayCookieSeconds = 60 * 24 * 60 * 60;

/** The cookie's value: `2027-03-01_2027-03-03_2_0_CODE`. A code has no underscore that would be lost: it comes last. */
export function stayCookieValue({ arrive, depart, adults, children, promo }: StoredStay): string {
  return [arrive, depart, adults, children || '0', promo].join('_');
}

/** The stay as a `Cookie` header or `document.cookie` has it; `null` without one. */
export function readStayCookie(cookies: string): StoredStay | null {
  return (storedForm.exec(cookies)?.groups as StoredStay | undefined) ?? null;
}

/**
 * The same where it can be booked; `null` for one that cannot, such as one whose day has gone.
 *
 * @param today `YYYY-MM-DD`
 */
export function storedStay(cookies: string | null | undefined, today: string): StoredStay | null {
  const stay = readStayCookie(cookies ?? '');
  if (!stay) return null;
  const errors = checkStay({ ...stay, hotel: '', room: '' }, { today });
  return Object.keys(errors).length === 0 ? stay : null;
}

/** Everybody's first choice of guests. */
export const usualAdults = '2';

/** Adults and children together; as many as there may be at most. */
export function guestsOf({ adults, children }: Pick<StoredStay, 'adults' | 'children'>): number {
  return Math.min(Number(adults || usualAdults), maxAdults) + Number(children);
}
