import { hasPostalRule } from './postal-code.ts';

/** What an address form of a country asks for, and what it calls it. */
export type AddressFormat = {
  /** Null where addresses name no province. */
  provinceLabel: string | null;
  provinceRequired: boolean;
  /** Null where there are no postal codes. */
  zipLabel: string | null;
  zipRequired: boolean;
  cityLabel: string;
};

/** Countries whose addresses name a province: what it is called, and whether an address without it arrives. */
const provinces: Record<string, { label: string; required: boolean }> = {
  AE: { label: 'Emirate', required: true },
  AR: { label: 'Province', required: true },
  AU: { label: 'State or territory', required: true },
  BR: { label: 'State', required: true },
  CA: { label: 'Province or territory', required: true },
  CL: { label: 'Region', required: false },
  CN: { label: 'Province', required: true },
  CO: { label: 'Department', required: false },
  CR: { label: 'Province', required: true },
  IE: { label: 'County', required: false },
  IN: { label: 'State or territory', required: true },
  JP: { label: 'Prefecture', required: true },
  KR: { label: 'Province', required: true },
  MX: { label: 'State', required: true },
  MY: { label: 'State or territory', required: true },
  NG: { label: 'State', required: true },
  NZ: { label: 'Region', required: false },
  PE: { label: 'Region', required: false },
  TH: { label: 'Province', required: true },
  US: { label: 'State', required: true },
  UY: { label: 'Department', required: false },
  VE: { label: 'State', required: false },
  ZA: { label: 'Province', required: false },
};

/** The countries whose addresses name a province, by their codes. */
export const provincedCountries: ReadonlySet<string> = new Set(Object.keys(provinces));

/** Countries and territories that have no postal codes (Universal Postal Union). */
const withoutPostalCodes = new Set(
  'AE AG AO AW BF BI BJ BO BQ BS BW BZ CD CF CG CI CK CM CW DJ DM ER FJ GA GD GH GM GQ GY HK JM KI KM KN KP LC LY ML MO MR MW NA NR NU QA RW SB SC SL SO SR SS ST SX SY TD TF TG TK TL TO TV UG VU WS YE ZW'.split(
    ' ',
  ),
);

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
  const province = provinces[countryCode];
  const hasZip = !withoutPostalCodes.has(countryCode);
  return {
    provinceLabel: province?.label ?? null,
    provinceRequired: province?.required ?? false,
    zipLabel: hasZip ? (zipLabels[countryCode] ?? 'Postal code') : null,
    zipRequired: hasZip && countryCode !== 'IE' && hasPostalRule(countryCode),
    cityLabel: cityLabels[countryCode] ?? 'City',
  };
}
