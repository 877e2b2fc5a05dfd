/** How a code looks without spaces and hyphens, its parts as groups, what stands before and between the parts. */
type PostalRule = { pattern: RegExp; between: string; before: string };

const parts = (pattern: RegExp, between: string): PostalRule => ({ pattern, between, before: '' });
const one = (pattern: RegExp): PostalRule => parts(pattern, '');
const digits = (count: number): PostalRule => one(new RegExp(`^(\\d{${count}})$`));
/** Digits behind letters that people leave out as often: `LV-1010`. */
const lettered = (letters: string, between: string, pattern: string): PostalRule => ({
  ...one(new RegExp(`^(?:${letters})?(${pattern})$`)),
  before: letters + between,
});

/** A country that has a rule here wants a postal code in every address, but for those of `vendor-deviations.ts`. */
const rules: Record<string, PostalRule> = {
  AD: lettered('AD', '', '[1-7]\\d{2}'),
  AR: one(/^([A-HJ-NP-Z]?\d{4}(?:[A-Z]{3})?)$/),
  AT: digits(4),
  AU: digits(4),
  AX: one(/^(22\d{3})$/),
  BA: digits(5),
  BE: digits(4),
  BG: digits(4),
  BL: one(/^(97133)$/),
  BM: parts(/^([A-Z]{2})(\d{2}|[A-Z]{2})$/, ' '),
  BN: one(/^([A-Z]{2}\d{4})$/),
  BR: parts(/^(\d{5})(\d{3})$/, '-'),
  CA: parts(/^([ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z])(\d[ABCEGHJ-NPRSTV-Z]\d)$/, ' '),
  CH: digits(4),
  CN: digits(6),
  CY: digits(4),
  CZ: parts(/^(\d{3})(\d{2})$/, ' '),
  DE: digits(5),
  DK: digits(4),
  EE: digits(5),
  ES: digits(5),
  FI: digits(5),
  FO: digits(3),
  FR: digits(5),
  GB: parts(/^([A-Z]{1,2}\d[A-Z\d]?|GIR)(\d[A-Z]{2})$/, ' '),
  GE: one(/^(\d{4}(?:\d{2})?)$/),
  GF: one(/^(973\d{2})$/),
  GG: parts(/^(GY\d{1,2})(\d[A-Z]{2})$/, ' '),
  GL: one(/^(39\d{2})$/),
  GP: one(/^(971\d{2})$/),
  GR: parts(/^(\d{3})(\d{2})$/, ' '),
  HR: digits(5),
  HU: digits(4),
  ID: digits(5),
  IE: parts(/^([AC-FHKNPRTV-Y]\d[\dW])([\dAC-FHKNPRTV-Y]{4})$/, ' '),
  IL: one(/^(\d{5}(?:\d{2})?)$/),
  IM: parts(/^(IM\d{1,2})(\d[A-Z]{2})$/, ' '),
  IN: one(/^([1-9]\d{5})$/),
  IS: digits(3),
  IT: digits(5),
  JE: parts(/^(JE\d{1,2})(\d[A-Z]{2})$/, ' '),
  JP: parts(/^(\d{3})(\d{4})$/, '-'),
  KR: digits(5),
  LI: one(/^(94[89]\d)$/),
  LT: lettered('LT', '-', '\\d{5}'),
  LU: digits(4),
  LV: lettered('LV', '-', '\\d{4}'),
  MC: one(/^(980\d{2})$/),
  ME: digits(5),
  MF: one(/^(97150)$/),
  MG: digits(3),
  MK: digits(4),
  MQ: one(/^(972\d{2})$/),
  MS: lettered('MSR', ' ', '\\d{4}'),
  MT: parts(/^([A-Z]{3})(\d{2,4})$/, ' '),
  MX: digits(5),
  MY: digits(5),
  NC: one(/^(988\d{2})$/),
  NL: parts(/^([1-9]\d{3})([A-Z]{2})$/, ' '),
  NO: digits(4),
  NZ: digits(4),
  PF: one(/^(987\d{2})$/),
  PH: digits(4),
  PL: parts(/^(\d{2})(\d{3})$/, '-'),
  PM: one(/^(975\d{2})$/),
  PT: parts(/^(\d{4})(\d{3})$/, '-'),
  RE: one(/^(97[478]\d{2})$/),
  RO: digits(6),
  RS: one(/^(\d{5,6})$/),
  RU: digits(6),
  SE: parts(/^(\d{3})(\d{2})$/, ' '),
  SG: digits(6),
  SI: digits(4),
  SJ: one(/^(8099|917\d)$/),
  SK: parts(/^(\d{3})(\d{2})$/, ' '),
  SM: one(/^(4789\d)$/),
  TH: digits(5),
  TR: digits(5),
  TW: one(/^(\d{3}(?:\d{2,3})?)$/),
  UA: digits(5),
  UM: parts(/^(96898)(\d{4})?$/, '-'),
  US: parts(/^(\d{5})(\d{4})?$/, '-'),
  VG: lettered('VG', '', '\\d{4}'),
  WF: one(/^(986\d{2})$/),
  YT: one(/^(976\d{2})$/),
  ZA: digits(4),
};

/** Elsewhere a code is a short run of letters and digits. */
const anywhere = /^[A-Z\d](?:[A-Z\d -]{0,10}[A-Z\d])?$/;

/** Whether postal codes of the country are checked by a rule of its own. */
export function hasPostalRule(countryCode: string): boolean {
  return Object.hasOwn(rules, countryCode);
}

/** A postal code as its country writes it (`k1a0b1` is `K1A 0B1`), or null when it cannot be one of that country. */
export function readPostalCode(countryCode: string, text: string): string | null {
  const written = text.trim().toUpperCase();
  const rule = rules[countryCode];
  if (!rule) return anywhere.test(written) ? written : null;
  // In Europe a country stands before its codes on letters from abroad: `HR-10000`.
  const local = written.startsWith(`${countryCode}-`) ? written.slice(countryCode.length + 1) : written;
  const match = rule.pattern.exec(local.replace(/[\s-]+/g, ''));
  return match ? rule.before + match.slice(1).filter(Boolean).join(rule.between) : null;
}
