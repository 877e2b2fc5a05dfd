import type { VariantRecord } from '../product-catalogue/variant-record.ts';

/** Pieces that a line asks for. A line may claim twice: what it has, and what is to be added to it. */
export type StockClaim = { lineId: string; variant: VariantRecord; quantity: number };

/**
 * Gives out what is in stock, in the order of the claims, and answers what each line gets: lines of one variant share its
 * stock, and two of them cannot both have the last piece.
 */
export function shareStock(claims: StockClaim[]): Map<string, number> {
  const left = new Map<number, number>();
  const given = new Map<string, number>();
  for (const { lineId, variant, quantity } of claims) {
    const stock = left.get(variant.key) ?? Math.max(0, variant.quantity);
    const gets = variant.sellsWithoutStock ? quantity : Math.min(quantity, stock);
    left.set(variant.key, stock - gets);
    given.set(lineId, (given.get(lineId) ?? 0) + gets);
  }
  return given;
}
