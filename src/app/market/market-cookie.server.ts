import { parseCookie, stringifySetCookie } from 'cookie';
import { defaultMarket, type Market, marketCountries } from '#protocol/shopify/market.ts';

/** The visitor's choice. A CDN can read it: requests with another market must bypass its cache. */
const marketCookie = 'market';

/** How long the choice of a currency is remembered, in seconds: a year, so that a yearly guest finds it again. */
const marketCookieSeconds = 365 * 24 * 60 * 60;

export function isCountry(value: unknown): value is Market['country'] {
  return marketCountries.some((country) => country === value);
}

/** Whose prices this visitor sees: those chosen in the footer, else the default ones. */
export function readMarket(request: Request): Market {
  const chosen = parseCookie(request.headers.get('Cookie') ?? '')[marketCookie];
  return isCountry(chosen) ? { ...defaultMarket, country: chosen } : defaultMarket;
}

/** The cookie that remembers a choice for a year. */
export function marketCookieFor(country: Market['country'], publicUrl: string): string {
  return stringifySetCookie({
    name: marketCookie,
    value: country,
    path: '/',
    maxAge: marketCookieSeconds,
    httpOnly: true,
    sameSite: 'lax',
    secure: publicUrl.startsWith('https:'),
  });
}
