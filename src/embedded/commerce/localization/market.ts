import type { Kysely } from 'kysely';
import type { CommerceTables } from '../database/tables.ts';

/** The only language the embedded shop is written in. */
export const SHOP_LANGUAGE = 'EN';

export type MarketCountry = {
  isoCode: string;
  name: string;
  unitSystem: string;
  priceList: string;
  currencyCode: string;
};

/** A country, and whether it is the one of requests that name none. */
export type ShopCountry = MarketCountry & { isPrimary: boolean };

/** Where a request shops: its country decides the price list, and with it the currency. */
export type Market = { country: MarketCountry; language: string; countries: MarketCountry[] };

/** What `@inContext` asked for; all may be absent. */
export type InContext = {
  country?: string | null;
  language?: string | null;
  buyer?: { customerAccessToken: string } | null;
};

/** Finds the market for a request; a country the shop does not serve shops in the primary one, like the vendor's. */
export async function findMarket(db: Kysely<CommerceTables>, asked: InContext): Promise<Market> {
  return marketOf(await readCountries(db), asked);
}

/** The market of a request among the shop's countries. Throws when there are none. */
export function marketOf(countries: ShopCountry[], asked: InContext): Market {
  const country =
    countries.find(({ isoCode }) => isoCode === asked.country) ?? countries.find(({ isPrimary }) => isPrimary);
  if (!country) throw new Error('The shop has no countries: its catalogue was never seeded.');
  return { country, language: SHOP_LANGUAGE, countries };
}

/** The countries that the shop serves, in their order. */
export async function readCountries(db: Kysely<CommerceTables>): Promise<ShopCountry[]> {
  const rows = await db
    .selectFrom('commerce_country as country')
    .innerJoin('commerce_price_list as list', 'list.id', 'country.price_list_id')
    .select(['iso_code', 'name', 'unit_system', 'price_list_id', 'currency_code', 'is_primary'])
    .orderBy('country.position')
    .execute();
  return rows.map((entry) => ({
    isoCode: entry.iso_code,
    name: entry.name,
    unitSystem: entry.unit_system,
    priceList: entry.price_list_id,
    currencyCode: entry.currency_code,
    isPrimary: entry.is_primary === 1,
  }));
}
