/** How a code looks without spaces and hyphens, its parts as groups, and what stands between the parts. */
type PostalRule = { pattern: RegExp; between: string };

const digits = (count: number): PostalRule => ({ pattern: new RegExp(`^(\\d{${count}})$`), between: '' });
const parts = (pattern: RegExp, between: string): PostalRule => ({ pattern, between });

const rules: Record<string, PostalRule> = {
  AR: parts(/^([A-HJ-NP-Z]?\d{4}(?:[A-Z]{3})?)$/, ''),
  AT: digits(4),
  AU: digits(4),
  BE: digits(4),
  BR: parts(/^(\d{5})(\d{3})$/, '-'),
  CA: parts(/^([ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z])(\d[ABCEGHJ-NPRSTV-Z]\d)$/, ' '),
  CH: digits(4),
  CN: digits(6),
  CZ: parts(/^(\d{3})(\d{2})$/, ' '),
  DE: digits(5),
  DK: digits(4),
  EE: digits(5),
  ES: digits(5),
  FI: digits(5),
  FR: digits(5),
  GB: parts(/^([A-Z]{1,2}\d[A-Z\d]?|GIR)(\d[A-Z]{2})$/, ' '),
  GR: parts(/^(\d{3})(\d{2})$/, ' '),
  HU: digits(4),
  IE: parts(/^([AC-FHKNPRTV-Y]\d[\dW])([\dAC-FHKNPRTV-Y]{4})$/, ' '),
  IL: parts(/^(\d{5}(?:\d{2})?)$/, ''),
  IN: parts(/^([1-9]\d{5})$/, ''),
  IT: digits(5),
  JP: parts(/^(\d{3})(\d{4})$/, '-'),
  KR: digits(5),
  LU: digits(4),
  MX: digits(5),
  MY: digits(5),
  NL: parts(/^([1-9]\d{3})([A-Z]{2})$/, ' '),
  NO: digits(4),
  NZ: digits(4),
  PL: parts(/^(\d{2})(\d{3})$/, '-'),
  PT: parts(/^(\d{4})(\d{3})$/, '-'),
  RO: digits(6),
  SE: parts(/^(\d{3})(\d{2})$/, ' '),
  SG: digits(6),
  SK: parts(/^(\d{3})(\d{2})$/, ' '),
  TH: digits(5),
  TR: digits(5),
  TW: parts(/^(\d{3}(?:\d{2,3})?)$/, ''),
  UA: digits(5),
  US: parts(/^(\d{5})(\d{4})?$/, '-'),
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
  const match = rule.pattern.exec(written.replace(/[\s-]+/g, ''));
  return match ? match.slice(1).filter(Boolean).join(rule.between) : null;
}
