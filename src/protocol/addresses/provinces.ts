import { allCountries } from 'country-region-data';
import { iso31662 } from 'iso-3166';
import { provincedCountries } from './address-format.ts';

/** A country or a part of one, as a select list offers it. */
export type Place = { code: string; name: string };

/** Where `country-region-data` lists regions above the provinces that addresses name. */
const namedByProvince = ['IT', 'PH'];

/** Where it lists none that an address names. */
const written: Record<string, Place[]> = {
  HK: [
    { code: 'HK', name: 'Hong Kong Island' },
    { code: 'KL', name: 'Kowloon' },
    { code: 'NT', name: 'New Territories' },
  ],
};

/** Codes that the vendor writes other than ISO 3166-2, as its clients send them. */
export const vendorProvinceCodes: Record<string, Record<string, string>> = {
  CN: { YZ: 'XZ' },
  GT: {
    ...{ AVE: 'AV', BVE: 'BV', CMT: 'CM', CQM: 'CQ', EPR: 'PR', ESC: 'ES', GUA: 'GU', HUE: 'HU', IZA: 'IZ', JAL: 'JA' },
    ...{ JUT: 'JU', PET: 'PE', QUE: 'QZ', QUI: 'QC', RET: 'RE', SAC: 'SA', SMA: 'SM', SRO: 'SR', SOL: 'SO', SUC: 'SU' },
    ...{ TOT: 'TO', ZAC: 'ZA' },
  },
  IN: { CG: 'CT', DD: 'DH', DN: 'DH', TS: 'TG', UK: 'UT' },
  IT: { AO: '23' },
  MX: {
    ...{ AGS: 'AGU', BC: 'BCN', CAMP: 'CAM', CHIS: 'CHP', CHIH: 'CHH', COAH: 'COA', DF: 'CMX', DGO: 'DUR', GTO: 'GUA' },
    ...{ HGO: 'HID', MICH: 'MIC', NL: 'NLE', 'Q ROO': 'ROO', QRO: 'QUE', TAMPS: 'TAM', TLAX: 'TLA' },
  },
  MY: {
    ...{ JHR: '01', KDH: '02', KTN: '03', MLK: '04', NSN: '05', PHG: '06', PNG: '07', PRK: '08', PLS: '09', SGR: '10' },
    ...{ TRG: '11', SBH: '12', SWK: '13', KUL: '14', LBN: '15', PJY: '16' },
  },
  RU: { KGD: 'KLN', MUR: 'MU', SE: 'NOA', TY: 'TU', YEV: 'JEW' },
};

const lists = new Map<string, readonly Place[]>([
  ...allCountries
    .filter(([, country]) => provincedCountries.has(country))
    .map(([, country, parts]): [string, Place[]] => [
      country,
      parts.map(([name, code]) => ({ code: withoutCountry(country, code.toUpperCase()), name })),
    ]),
  ...namedByProvince.map((country): [string, Place[]] => [country, smallestParts(country)]),
  ...Object.entries(written),
]);

/** The states or provinces that an address in this country names; empty where addresses name none. */
export function provincesOf(countryCode: string): readonly Place[] {
  return lists.get(countryCode) ?? [];
}

/** The name of a province by its code; null when the country has none such. */
export function provinceName(countryCode: string, provinceCode: string): string | null {
  return provincesOf(countryCode).find(({ code }) => code === provinceCode)?.name ?? null;
}

/** Reads a province by code (`MI`, `US-MI`) or by name in any case; null when the country has none such. */
export function findProvince(countryCode: string, text: string): string | null {
  const typed = withoutCountry(countryCode, text.trim().toUpperCase());
  const wanted = fold(vendorProvinceCodes[countryCode]?.[typed] ?? typed);
  const found = provincesOf(countryCode).find(({ code, name }) => fold(code) === wanted || fold(name) === wanted);
  return found?.code ?? null;
}

/** Lower case without marks: `Québec` is written `Quebec` as often. */
export function fold(text: string): string {
  return text.trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

function withoutCountry(country: string, code: string): string {
  return code.startsWith(`${country}-`) ? code.slice(country.length + 1) : code;
}

/** What ISO 3166-2 divides no further: provinces, and regions that have none. */
function smallestParts(country: string): Place[] {
  const parts = iso31662.filter(({ code }) => code.startsWith(`${country}-`));
  const divided = new Set(parts.map(({ parent }) => parent));
  return parts
    .filter(({ code }) => !divided.has(code))
    .map(({ code, name }) => ({ code: withoutCountry(country, code), name: name.split(',')[0] ?? name }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}
