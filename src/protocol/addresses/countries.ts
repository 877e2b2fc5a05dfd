import { allCountries } from 'country-region-data';
import { provincedCountries } from './address-format.ts';

/** A country or a part of one, as a select list offers it. */
export type Place = { code: string; name: string };

/**
 * Codes of the data set that the vendor's CountryCode does not have: places without residents, and those whose post is
 * addressed as a state of the US.
 */
const left = new Set(['AQ', 'AS', 'BV', 'FM', 'GU', 'HM', 'MH', 'MP', 'PR', 'PW', 'VI']);

const names = new Intl.DisplayNames('en', { type: 'region' });
const byName = new Intl.Collator('en');

/** Every country that an address may have, by its English name. About 240: for the server, never for a page's code. */
export const countries: readonly Place[] = allCountries
  .map(([, code]) => ({ code, name: names.of(code) ?? code }))
  .filter(({ code }) => !left.has(code))
  .sort((one, other) => byName.compare(one.name, other.name));

const countryByCode = new Map(countries.map((country) => [country.code, country]));
const countryByText = new Map([
  ...allCountries.flatMap(([name, code]) => (countryByCode.has(code) ? [[fold(name), code] as const] : [])),
  ...countries.flatMap(({ code, name }) => [[fold(code), code] as const, [fold(name), code] as const]),
]);

const regions = new Map<string, Place[]>(
  allCountries.map(([, code, parts]) => [code, parts.map(([name, part]) => ({ code: part, name }))]),
);

/** The English name of a country, or null when there is none of this ISO 3166-1 code. */
export function countryName(code: string): string | null {
  return countryByCode.get(code)?.name ?? null;
}

/** Reads a country as a client may write it, by code or by name in any case; null when there is none. */
export function findCountry(text: string): string | null {
  return countryByText.get(fold(text)) ?? null;
}

/** The states or provinces that an address in this country names; empty where addresses name none. */
export function provincesOf(countryCode: string): readonly Place[] {
  return provincedCountries.has(countryCode) ? (regions.get(countryCode) ?? []) : [];
}

/** The name of a province by its code; null when the country has none such. */
export function provinceName(countryCode: string, provinceCode: string): string | null {
  return provincesOf(countryCode).find(({ code }) => code === provinceCode)?.name ?? null;
}

/** Reads a province by code or by name in any case; null when the country has none such. */
export function findProvince(countryCode: string, text: string): string | null {
  const wanted = fold(text);
  const found = provincesOf(countryCode).find(({ code, name }) => fold(code) === wanted || fold(name) === wanted);
  return found?.code ?? null;
}

/** Lower case without marks: `Québec` is written `Quebec` as often. */
function fold(text: string): string {
  return text.trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
