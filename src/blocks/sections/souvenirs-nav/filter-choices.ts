import type { ProductFacets } from '../../products/product-sort-order.ts';

export type Choice = { value: string; name: string };

/** The upper limits to choose from, in the market's dollars. */
const sums = [20, 30, 50, 100, 150];

/** The product types, in alphabetical order. */
export function kindChoices(things: readonly ProductFacets[]): Choice[] {
  const kinds = new Set(things.map(({ productType }) => productType).filter(Boolean));
  return [...kinds].sort((a, b) => a.localeCompare(b, 'en')).map((kind) => ({ value: kind, name: kind }));
}

/** The hotels that the products belong to: such a product has the hotel's slug as a tag. */
export function hotelChoices(things: readonly ProductFacets[], hotels: readonly Choice[]): Choice[] {
  return hotels.filter(({ value }) => things.some(({ tags }) => tags.includes(value)));
}

/** The limits that some products pass, but not all. */
export function priceChoices(things: readonly ProductFacets[]): Choice[] {
  return sums
    .filter((sum) => things.some(({ lowest }) => lowest <= sum) && things.some(({ lowest }) => lowest > sum))
    .map((sum) => ({ value: String(sum), name: `Up to ${sum}` }));
}
