export type Choice = { value: string; name: string };

/** The upper limits to choose from, in the market's dollars. */
const priceLimits = [20, 30, 50, 100, 150];

/** The product types, in alphabetical order. */
export function kindChoices(types: readonly string[]): Choice[] {
  return types
    .filter(Boolean)
    .toSorted((a, b) => a.localeCompare(b, 'en'))
    .map((kind) => ({ value: kind, name: kind }));
}

/** The hotels that products belong to: such a product has the hotel's slug as a tag. */
export function hotelChoices(tags: readonly string[], hotels: readonly Choice[]): Choice[] {
  return hotels.filter(({ value }) => tags.includes(value));
}

/** The limits that some products pass, but not all. */
export function priceChoices({ lowest, highest }: { lowest: number; highest: number }): Choice[] {
  return priceLimits
    .filter((limit) => lowest <= limit && highest > limit)
    .map((limit) => ({ value: String(limit), name: `Up to ${limit}` }));
}
