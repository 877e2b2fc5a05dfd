/** The embedded shop sells in these two currencies only. */
const symbols: Record<string, string> = { USD: '$', CAD: 'CA$' };

const decimals = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/**
 * Minor units as people read them (docs/reference/shop.md#money): `$1,012.50`, `CA$12.50`, or with `suffix` `12.50
 * CAD`. Throws the spec's message for a currency that is not sold in.
 */
export function shownMoney(minorUnits: number, currencyCode: string, options: { suffix?: boolean } = {}): string {
  const symbol = symbols[currencyCode];
  if (symbol === undefined) throw new Error('Given currency is not supported.');
  const amount = decimals.format(Math.abs(minorUnits) / 100);
  const sign = minorUnits < 0 ? '-' : '';
  return options.suffix ? `${sign}${amount} ${currencyCode}` : `${sign}${symbol}${amount}`;
}
