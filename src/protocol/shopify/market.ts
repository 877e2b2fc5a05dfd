/** The countries whose prices visitors can choose; the shop has one price list for each. */
export const marketCountries = ['US', 'CA'] as const;

/** Whose prices and words a read of the shop is for. */
export type Market = { country: (typeof marketCountries)[number]; language: 'EN' };

/** What is sold without a choice, and the only prices that a shared cache may store. */
export const defaultMarket: Market = { country: 'US', language: 'EN' };
