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
  const rows = await db
    .selectFrom('commerce_country as country')
    .innerJoin('commerce_price_list as list', 'list.id', 'country.price_list_id')
    .select(['iso_code', 'name', 'unit_system', 'price_list_id', 'currency_code', 'is_primary'])
    .orderBy('country.position')
    .execute();
  const row = rows.find((entry) => entry.iso_code === asked.country) ?? rows.find((entry) => entry.is_primary === 1);
  if (!row) throw new Error('The shop has no countries: its catalogue was never seeded.');
  const countries = rows.map((entry) => ({
    isoCode: entry.iso_code,
    name: entry.name,
    unitSystem: entry.unit_system,
    priceList: entry.price_list_id,
    currencyCode: entry.currency_code,
  }));
  const country = countries.find((entry) => entry.isoCode === row.iso_code);
  if (!country) throw new Error(`The shop lost its country ${row.iso_code} while reading it.`);
  return { country, language: SHOP_LANGUAGE, countries };
}
