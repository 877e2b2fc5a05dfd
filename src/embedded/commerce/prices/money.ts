import type { Money } from '#protocol/money.ts';

/** Writes minor units (cents) like the vendor: no trailing zeros, but always one decimal ("25.0", "19.9", "19.95"). */
export function money(minorUnits: number, currencyCode: string): Money {
  const sign = minorUnits < 0 ? '-' : '';
  const cents = Math.abs(minorUnits);
  const fraction = String(cents % 100).padStart(2, '0');
  const shown = fraction.endsWith('0') ? fraction.slice(0, 1) : fraction;
  return { amount: `${sign}${Math.trunc(cents / 100)}.${shown}`, currencyCode };
}

/** Reads a decimal amount of the vendor's (a filter's price) as minor units. */
export function minorUnits(amount: number): number {
  return Math.round(amount * 100);
}
