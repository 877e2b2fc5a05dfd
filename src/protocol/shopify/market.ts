import { parseCookie } from 'cookie';

/** The countries whose prices visitors can choose; the shop has one price list for each. */
export const marketCountries = ['US', 'CA'] as const;

/** Whose prices and words a read of the shop is for. */
export type Market = { country: (typeof marketCountries)[number]; language: 'EN' };

/** The cookie of a visitor's choice. A CDN can read it: requests with another market must bypass its cache. */
export const marketCookie = 'market';

/** What is sold without a choice, and the only prices that a shared cache may store. */
export const defaultMarket: Market = { country: 'US', language: 'EN' };

export function isCountry(value: unknown): value is Market['country'] {
  return marketCountries.some((country) => country === value);
}

/** Whose prices a visitor with these cookies sees: those chosen in the footer, else the default ones. */
export function chosenCountry(cookies: string | null | undefined): Market['country'] {
  // Most visitors never choose: no cookie is parsed for them.
  if (!cookies?.includes(marketCookie)) return defaultMarket.country;
  const chosen = parseCookie(cookies)[marketCookie];
  return isCountry(chosen) ? chosen : defaultMarket.country;
}
