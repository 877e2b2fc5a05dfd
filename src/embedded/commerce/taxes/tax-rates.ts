import type { Destination } from '../pricing/price-input.ts';
import { CANADIAN_RATES } from './canadian-rates.ts';
import type { TaxRate } from './tax-rate.ts';
import { US_RATES } from './us-rates.ts';

/**
 * The rates that apply where a parcel goes. None where no tax is charged, and none while the state or province is not
 * known: the cart then says that its total is an estimate.
 */
export function taxRatesFor({ countryCode, provinceCode }: Destination): TaxRate[] {
  if (provinceCode === null) return [];
  if (countryCode === 'US') return US_RATES[provinceCode] ?? [];
  if (countryCode === 'CA') return CANADIAN_RATES[provinceCode] ?? [];
  return [];
}
