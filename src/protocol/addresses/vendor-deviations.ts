/** What the vendor does with the addresses of one country, other than the rules of this folder say. */
type Deviation = {
  /** The postal code may be missing although its form is known. */
  zip?: 'optional';
  /** The city may be missing: the whole country is one place. */
  city?: 'optional';
  /** A code that is taken as a province although there is none such. */
  extraProvince?: string;
  /** Nothing is delivered there: every address is refused. */
  refused?: true;
  /** `recording`: an exchange with a real shop. `published`: the address data that the vendor publishes (MIT). */
  source: 'recording' | 'published';
};

const deviations: Record<string, Deviation> = {
  AU: { extraProvince: 'ZZ', source: 'recording' },
  CU: { refused: true, source: 'recording' },
  GI: { city: 'optional', source: 'published' },
  GS: { city: 'optional', source: 'published' },
  IL: { zip: 'optional', source: 'published' },
  IR: { refused: true, source: 'recording' },
  KP: { refused: true, source: 'recording' },
  PN: { city: 'optional', source: 'published' },
  RO: { zip: 'optional', source: 'published' },
  SG: { city: 'optional', source: 'published' },
  SY: { refused: true, source: 'recording' },
  TA: { city: 'optional', source: 'published' },
  TR: { zip: 'optional', source: 'published' },
  TW: { zip: 'optional', source: 'published' },
  VA: { city: 'optional', source: 'published' },
};

/** How the vendor differs in one country, by its ISO 3166-1 code; null where it does not. */
export function vendorDeviation(countryCode: string): Deviation | null {
  return deviations[countryCode] ?? null;
}

/** Whether the vendor refuses every address of the country. */
export function isRefusedCountry(countryCode: string): boolean {
  return deviations[countryCode]?.refused === true;
}
