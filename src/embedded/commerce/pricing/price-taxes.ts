import { taxRatesFor } from '../taxes/tax-rates.ts';
import type { Destination } from './price-input.ts';
import type { PricedCart } from './priced-cart.ts';
import { shareOf } from './share-of.ts';

export type TaxedParts = {
  taxes: PricedCart['taxes'];
  /** The tax on each part, in their order. */
  lines: number[];
  delivery: number;
};

/** Works out each rate on each line and on the delivery by itself, rounded half up there, and adds them up. */
export function priceTaxes(
  lines: { taxable: boolean; total: number }[],
  deliveryTotal: number,
  destination: Destination | null,
): TaxedParts {
  const rates = destination ? taxRatesFor(destination) : [];
  const worked = rates.map((rate) => ({
    rate,
    lines: lines.map((line) => (line.taxable ? shareOf(line.total, rate.basisPoints) : 0)),
    delivery: rate.taxesDelivery ? shareOf(deliveryTotal, rate.basisPoints) : 0,
  }));
  return {
    taxes: worked.map(({ rate, lines: onLines, delivery }) => ({
      title: rate.title,
      basisPoints: rate.basisPoints,
      amount: sum(onLines) + delivery,
    })),
    lines: lines.map((_, index) => sum(worked.map((entry) => entry.lines[index] ?? 0))),
    delivery: sum(worked.map((entry) => entry.delivery)),
  };
}

function sum(amounts: number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
