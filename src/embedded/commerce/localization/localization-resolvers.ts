import { globalId } from '../global-id.ts';
import type { Resolver, ResolverMap } from '../graphql/resolvers.ts';
import { type MarketCountry, SHOP_LANGUAGE } from './market.ts';

const ENGLISH = { isoCode: SHOP_LANGUAGE, name: 'English', endonymName: 'English' };
const CURRENCIES: Record<string, { name: string; symbol: string }> = {
  USD: { name: 'United States Dollar', symbol: '$' },
  CAD: { name: 'Canadian Dollar', symbol: '$' },
};

const localization: Resolver<unknown, unknown> = (_root, _args, { market }) => ({
  availableCountries: market.countries.map(countryRecord),
  availableLanguages: [ENGLISH],
  country: countryRecord(market.country),
  language: ENGLISH,
  market: marketRecord(market.country, market.countries),
});

function countryRecord(country: MarketCountry, _index?: number, countries?: MarketCountry[]) {
  return {
    isoCode: country.isoCode,
    name: country.name,
    unitSystem: country.unitSystem,
    currency: currencyRecord(country.currencyCode),
    availableLanguages: [ENGLISH],
    defaultLanguage: ENGLISH,
    market: marketRecord(country, countries ?? [country]),
  };
}

function currencyRecord(isoCode: string) {
  return { isoCode, ...(CURRENCIES[isoCode] ?? { name: isoCode, symbol: isoCode }) };
}

function marketRecord(country: MarketCountry, countries: MarketCountry[]) {
  const place = countries.findIndex((entry) => entry.isoCode === country.isoCode);
  return { __typename: 'Market', id: globalId('Market', place + 1), handle: country.isoCode.toLowerCase() };
}

export const localizationResolvers: ResolverMap = { QueryRoot: { localization } };
