import type { ProductCardFragment } from '#protocol/shopify/operations.generated.ts';
import { lowStockQuantity } from '../cart/cart-contract.ts';

/** A product as a card shows it, in the commerce service's own words. */
export type ProductCardData = ProductCardFragment;

export type StockState = 'in_stock' | 'low_stock' | 'sold_out';

export function stockState({ availableForSale, totalInventory }: ProductCardData): StockState {
  if (!availableForSale) return 'sold_out';
  return totalInventory !== null && totalInventory > 0 && totalInventory <= lowStockQuantity ? 'low_stock' : 'in_stock';
}

/** The lowest price, whether there are higher ones, and what it was before where that was more. */
export function priceOf({ priceRange, compareAtPriceRange }: ProductCardData) {
  const { minVariantPrice: from, maxVariantPrice: to } = priceRange;
  const before = compareAtPriceRange.maxVariantPrice;
  return {
    from,
    isRange: Number(to.amount) > Number(from.amount),
    before: Number(before.amount) > Number(from.amount) ? before : null,
  };
}

/** Colours that a card shows before '+n'. */
const mostSwatches = 5;

/** The colours a product comes in: the first `mostSwatches`, and how many more there are. */
export function swatchesOf({ options }: ProductCardData): { shown: { name: string; color: string }[]; more: number } {
  const swatches = options.flatMap(({ optionValues }) =>
    optionValues.flatMap(({ name, swatch }) => (swatch?.color ? [{ name, color: swatch.color }] : [])),
  );
  return { shown: swatches.slice(0, mostSwatches), more: Math.max(0, swatches.length - mostSwatches) };
}
