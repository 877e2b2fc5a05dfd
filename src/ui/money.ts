/** A price as the commerce service sends it: a decimal text and an ISO 4217 code. */
export type Money = { amount: string; currencyCode: string };

const SYMBOLS: Record<string, string> = { USD: '$', CAD: 'CA$' };

const decimals = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/**
 * Writes a price with two decimals: `$19.90` and `CA$26.00`, or with `suffix` `19.90 USD` and `26.00 CAD`
 * (docs/reference/shop.md#money).
 *
 * Throws an Error with the spec's message for any other currency (§8): a wrong currency is a mistake to be found,
 * not a price to be shown. Throws a RangeError naming `amount` when that is not a number.
 */
export function formatMoney({ amount, currencyCode }: Money, options: { suffix?: boolean } = {}): string {
  const symbol = Object.hasOwn(SYMBOLS, currencyCode) ? SYMBOLS[currencyCode] : undefined;
  if (symbol === undefined) throw new Error('Given currency is not supported.');
  const value = amount.trim() === '' ? Number.NaN : Number(amount);
  if (!Number.isFinite(value)) throw new RangeError(`amount is not a number: "${amount}"`);
  const digits = decimals.format(Math.abs(value));
  const sign = value < 0 && /[1-9]/.test(digits) ? '-' : '';
  return options.suffix ? `${sign}${digits} ${currencyCode}` : `${sign}${symbol}${digits}`;
}
