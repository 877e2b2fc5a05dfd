import { allCountries } from 'country-region-data';
import { fold, type Place } from './provinces.ts';
import { isRefusedCountry } from './vendor-deviations.ts';

/**
 * Codes of the data set that the vendor's CountryCode does not have: a place without residents, and those whose post is
 * addressed as a state of the US.
 */
const left = new Set(['AQ', 'AS', 'FM', 'GU', 'MH', 'MP', 'PR', 'PW', 'VI']);

/** Codes of the vendor's CountryCode that the data set does not have. */
const added = ['AC', 'AN', 'SJ', 'TA'];

/** Understood in an address, but not offered: nobody lives there, or there is no such country any more. */
const unoffered = new Set(['AN', 'BV', 'HM']);

const names = new Intl.DisplayNames('en', { type: 'region' });
const byName = new Intl.Collator('en');

const known: readonly Place[] = [...allCountries.map(([, code]) => code), ...added]
  .filter((code) => !left.has(code))
  // Its code means Curaçao to `Intl`, one of the countries that it was divided into.
  .map((code) => ({ code, name: code === 'AN' ? 'Netherlands Antilles' : (names.of(code) ?? code) }))
  .sort((one, other) => byName.compare(one.name, other.name));

/** Every country that a form offers, by its English name. About 240: for the server, never for a page's code. */
export const countries = known.filter(({ code }) => !unoffered.has(code) && !isRefusedCountry(code));

const countryByCode = new Map(known.map((country) => [country.code, country]));
const countryByText = new Map([
  ...allCountries.flatMap(([name, code]) => (countryByCode.has(code) ? [[fold(name), code] as const] : [])),
  ...known.flatMap(({ code, name }) => [[fold(code), code] as const, [fold(name), code] as const]),
]);

/** The English name of a country, or null when there is none of this ISO 3166-1 code. */
export function countryName(code: string): string | null {
  return countryByCode.get(code)?.name ?? null;
}

/** Reads a country as a client may write it, by code or by name in any case; null when there is none. */
export function findCountry(text: string): string | null {
  return countryByText.get(fold(text)) ?? null;
}
