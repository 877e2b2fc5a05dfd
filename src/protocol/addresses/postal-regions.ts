/**
 * First letters of the postal codes of each province (Canada Post). K1A serves the government's offices on both banks
 * of the Ottawa, so Gatineau in Quebec has it too; the territories share X, and Nunavut has X0A to X0C of it.
 */
const canada: Record<string, RegExp> = {
  AB: /^T/,
  BC: /^V/,
  MB: /^R/,
  NB: /^E/,
  NL: /^A/,
  NS: /^B/,
  NT: /^X(?!0[ABC])/,
  NU: /^X0[ABC]/,
  ON: /^[KLMNP]/,
  PE: /^C/,
  QC: /^(?:[GHJ]|K1A)/,
  SK: /^S/,
  YT: /^Y/,
};

/**
 * First digits of the ZIP codes of each state (USPS), and those of its neighbours: some post offices serve both sides
 * of a state line, and a real address must never be refused.
 */
const unitedStates: Record<string, string> = {
  ...{ AA: '3', AE: '0', AK: '9', AL: '3', AP: '9', AR: '3467', AS: '9', AZ: '89', CA: '89', CO: '678', CT: '01' },
  ...{ DC: '2', DE: '012', FL: '3', FM: '9', GA: '23', GU: '9', HI: '9', IA: '56', ID: '589', IL: '3456', IN: '46' },
  ...{ KS: '678', KY: '2346', LA: '37', MA: '01', MD: '12', ME: '0', MH: '9', MI: '45', MN: '5', MO: '34567' },
  ...{ MP: '9', MS: '37', MT: '58', NC: '23', ND: '5', NE: '568', NH: '0', NJ: '01', NM: '78', NV: '89', NY: '01' },
  ...{ OH: '124', OK: '678', OR: '89', PA: '0124', PR: '0', PW: '9', RI: '0', SC: '23', SD: '568', TN: '23467' },
  ...{ TX: '78', UT: '8', VA: '234', VI: '0', VT: '01', WA: '89', WI: '456', WV: '124', WY: '568' },
};

/** Whether a postal code as `readPostalCode` writes it can lie in the province; true where no rule is known. */
export function fitsProvince(countryCode: string, provinceCode: string, zip: string): boolean {
  if (countryCode === 'CA') return canada[provinceCode]?.test(zip) ?? true;
  if (countryCode === 'US') return unitedStates[provinceCode]?.includes(zip.charAt(0)) ?? true;
  return true;
}

/** First and last postcode of each state and territory (Australia Post); the first that fits counts. */
const australia: [string, number, number][] = [
  ['ACT', 200, 299],
  ['NT', 800, 999],
  ['ACT', 2600, 2618],
  ['ACT', 2900, 2920],
  ['NSW', 1000, 2999],
  ['VIC', 3000, 3999],
  ['QLD', 4000, 4999],
  ['SA', 5000, 5999],
  ['WA', 6000, 6999],
  ['TAS', 7000, 7999],
  ['VIC', 8000, 8999],
  ['QLD', 9000, 9999],
];

/** The province that a postal code as `readPostalCode` writes it lies in; null where no rule names one. */
export function provinceOfPostalCode(countryCode: string, zip: string): string | null {
  if (countryCode !== 'AU') return null;
  return australia.find(([, first, last]) => Number(zip) >= first && Number(zip) <= last)?.[0] ?? null;
}
