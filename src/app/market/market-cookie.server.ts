import { stringifySetCookie } from 'cookie';
import { chosenCountry, defaultMarket, type Market, marketCookie } from '#protocol/shopify/market.ts';

/** How long the choice of a currency is remembered, in seconds: a year, so that a yearly guest finds it again. */
const marketCookieSeconds = 365 * 24 * 60 * 60;

/** Whose prices this visitor sees: those chosen in the footer, else the default ones. */
export function readMarket(request: Request): Market {
  return { ...defaultMarket, country: chosenCountry(request.headers.get('Cookie')) };
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
