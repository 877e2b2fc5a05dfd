/** A price as the commerce service sends it: a decimal text and an ISO 4217 code. */
export type Money = { amount: string; currencyCode: string };

/** The currencies that prices come in, in the shop and in the content (docs/reference/shop.md#money). */
export const currencies = ['USD', 'CAD'] as const;

/** The currency of a price whose editor chose none, and of wages: every hotel and venue is in the United States. */
export const defaultCurrency: Currency = 'USD';

type Currency = (typeof currencies)[number];

/** As a reader in the United States writes them: only other countries' dollars are named. */
const symbols: Record<Currency, string> = { USD: '$', CAD: 'CA$' };

const decimals = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/**
 * Writes a price with two decimals: `$19.90` and `CA$26.00`, or with `suffix` `19.90 USD` and `26.00 CAD`
 * (docs/reference/shop.md#money).
 *
 * Throws an Error with the binding message for any other currency: a wrong currency is a mistake to be found, not a
 * price to be shown. Throws a RangeError naming `amount` when that is not a number.
 */
export function formatMoney({ amount, currencyCode }: Money, options: { suffix?: boolean } = {}): string {
  const currency = currencies.find((code) => code === currencyCode);
  if (currency === undefined) throw new Error('Given currency is not supported.');
  const value = amount.trim() === '' ? Number.NaN : Number(amount);
  if (!Number.isFinite(value)) throw new RangeError(`amount is not a number: "${amount}"`);
  const digits = decimals.format(Math.abs(value));
  const sign = value < 0 && /[1-9]/.test(digits) ? '-' : '';
  return options.suffix ? `${sign}${digits} ${currency}` : `${sign}${symbols[currency]}${digits}`;
}
