import { parseCookie, stringifySetCookie } from 'cookie';
import type { Market } from '#protocol/shopify/market.ts';

/** What is sold without a choice, and the only prices that a cache between us and the visitor may keep. */
export const defaultMarket: Market = { country: 'US', language: 'EN' };

/** The visitor's choice. A CDN can read it: requests with another market must bypass its cache. */
const marketCookie = 'market';

const cookieAge = 365 * 24 * 60 * 60;

const countries = ['US', 'CA'] as const;

export function isCountry(value: unknown): value is Market['country'] {
  return countries.some((country) => country === value);
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
    maxAge: cookieAge,
    httpOnly: true,
    sameSite: 'lax',
    secure: publicUrl.startsWith('https:'),
  });
}
