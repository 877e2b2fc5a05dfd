import { formatAddress } from 'localized-address-format';
import { hasPostalRule } from './postal-code.ts';
import { vendorDeviation } from './vendor-deviations.ts';

/** What an address form of a country asks for, and what it calls it. */
export type AddressFormat = {
  /** Null where addresses name no province; where they name one, they must. */
  provinceLabel: string | null;
  /** Null where there are no postal codes. */
  zipLabel: string | null;
  zipRequired: boolean;
  cityLabel: string;
  cityRequired: boolean;
};

/** The countries whose addresses name a province, and what it is called there. */
const provinceLabels: Record<string, string> = {
  AE: 'Emirate',
  AR: 'Province',
  AU: 'State or territory',
  BR: 'State',
  CA: 'Province or territory',
  CL: 'Region',
  CN: 'Province',
  CO: 'Department',
  CR: 'Province',
  EG: 'Governorate',
  ES: 'Province',
  GT: 'Department',
  HK: 'Region',
  ID: 'Province',
  IE: 'County',
  IN: 'State or territory',
  IT: 'Province',
  JP: 'Prefecture',
  KR: 'Province',
  KW: 'Governorate',
  MX: 'State',
  MY: 'State or territory',
  NG: 'State',
  NZ: 'Region',
  PA: 'Province',
  PE: 'Region',
  PH: 'Province',
  PT: 'District',
  RO: 'County',
  RU: 'Region',
  SV: 'Department',
  TH: 'Province',
  US: 'State',
  UY: 'Department',
  VE: 'State',
  ZA: 'Province',
};

/** The countries whose addresses name a province, by their codes. */
export const provincedCountries: ReadonlySet<string> = new Set(Object.keys(provinceLabels));

const zipLabels: Record<string, string> = {
  US: 'ZIP code',
  IN: 'PIN code',
  IE: 'Eircode',
  GB: 'Postcode',
  AU: 'Postcode',
};
const cityLabels: Record<string, string> = { GB: 'Town or city', AU: 'Suburb', NZ: 'Town or city' };

/** The labels and the required fields of a country's addresses. `countryCode` is ISO 3166-1 alpha-2. */
export function addressFormat(countryCode: string): AddressFormat {
  const hasRule = hasPostalRule(countryCode);
  const deviation = vendorDeviation(countryCode);
  return {
    provinceLabel: provinceLabels[countryCode] ?? null,
    zipLabel: hasRule || writesPostalCode(countryCode) ? (zipLabels[countryCode] ?? 'Postal code') : null,
    zipRequired: hasRule && deviation?.zip !== 'optional',
    cityLabel: cityLabels[countryCode] ?? 'City',
    cityRequired: deviation?.city !== 'optional',
  };
}

/** Whether addresses of the country bear a postal code, by Google's address data. */
function writesPostalCode(postalCountry: string): boolean {
  const postalCode = 'postal code';
  return formatAddress({ postalCountry, addressLines: [], postalCode }, 'latin').some((line) =>
    line.toLowerCase().includes(postalCode),
  );
}
