import { stringifySetCookie } from 'cookie';
import { readStayForm, type StayForm } from '#blocks/booking/check-stay.ts';
import {
  type StoredStay,
  stayCookie,
  stayCookieSeconds,
  stayCookieValue,
  storedStay,
} from '#blocks/booking/stay-cookie.ts';

/** The stay that a request is about. */
export type RequestedStay = {
  /** What the address says; of a stored stay what the address leaves open. */
  form: StayForm;
  /** `address`: it names days, right or wrong. `cookie`: the days are those asked for before. */
  from: 'address' | 'cookie' | null;
};

/** Whether an address names days. */
export function namesDays(query: URLSearchParams): boolean {
  return query.has('arrive') || query.has('depart');
}

/** The same of a form whose days may be left empty. */
export function fillsInDays(query: URLSearchParams): boolean {
  return Boolean(query.get('arrive')?.trim() || query.get('depart')?.trim());
}

/**
 * Reads the stay of the address, or else of the cookie. Guests and code of the address count even with the days of the cookie: a
 * link to an offer for four means four.
 *
 * @param today `YYYY-MM-DD`
 * @param isAsked whether the days are those of the address
 */
export function readStay(
  query: URLSearchParams,
  cookies: string | null,
  today: string,
  isAsked: (query: URLSearchParams) => boolean = namesDays,
): RequestedStay {
  const form = readStayForm(query);
  if (isAsked(query)) return { form, from: 'address' };
  const stored = storedStay(cookies, today);
  if (!stored) return { form, from: null };
  const { arrive, depart } = stored;
  return {
    form: {
      ...form,
      ...{ arrive, depart },
      adults: form.adults || stored.adults,
      children: form.children || (form.adults ? '' : stored.children),
      promo: form.promo || stored.promo,
    },
    from: 'cookie',
  };
}

/** The header that keeps a stay until another one is asked for; scripts read it to fill in the forms of stored pages. */
export function setStayCookie(stay: StoredStay, publicUrl: string): string {
  return cookieHeader(stayCookieValue(stay), stayCookieSeconds, publicUrl);
}

export function clearStayCookie(publicUrl: string): string {
  return cookieHeader('', 0, publicUrl);
}

function cookieHeader(value: string, maxAge: number, publicUrl: string): string {
  return stringifySetCookie({
    ...{ name: stayCookie, value, maxAge },
    path: '/',
    sameSite: 'lax',
    secure: publicUrl.startsWith('https:'),
  });
}
