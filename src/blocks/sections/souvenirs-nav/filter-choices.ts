import type { ProductFacets } from '../../products/product-sort-order.ts';

export type Choice = { value: string; name: string };

/** Round sums that one may want to stay under, in dollars of either country. */
const sums = [20, 30, 50, 100, 150];

/** The kinds of thing there are, in the order of the alphabet. */
export function kindChoices(things: readonly ProductFacets[]): Choice[] {
  const kinds = new Set(things.map(({ productType }) => productType).filter(Boolean));
  return [...kinds].sort((a, b) => a.localeCompare(b, 'en')).map((kind) => ({ value: kind, name: kind }));
}

/** The hotels that things come from, which have the hotel's slug as a tag. */
export function hotelChoices(things: readonly ProductFacets[], hotels: readonly Choice[]): Choice[] {
  return hotels.filter(({ value }) => things.some(({ tags }) => tags.includes(value)));
}

/** Sums that leave something, and leave something out. */
export function priceChoices(things: readonly ProductFacets[]): Choice[] {
  return sums
    .filter((sum) => things.some(({ lowest }) => lowest <= sum) && things.some(({ lowest }) => lowest > sum))
    .map((sum) => ({ value: String(sum), name: `Up to ${sum}` }));
}
