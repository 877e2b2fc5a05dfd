/** What a list of products holds; `lowest` and `highest` bound the products' lowest prices, in minor units. */
export type FacetCounts = { products: number; inStock: number; lowest: number; highest: number };

/** The filters every list of products offers: in stock or not, and the price. */
export function productFacets(counts: FacetCounts) {
  return [stockFacet(counts), priceFacet(counts)];
}

/** The filter by stock alone. */
export function stockFacet({ products, inStock }: Pick<FacetCounts, 'products' | 'inStock'>) {
  return {
    id: 'filter.v.availability',
    label: 'Availability',
    type: 'LIST',
    presentation: 'TEXT',
    values: [
      facetValue('filter.v.availability.1', 'In stock', inStock, { available: true }),
      facetValue('filter.v.availability.0', 'Out of stock', products - inStock, { available: false }),
    ],
  };
}

/** The filter by price alone. */
export function priceFacet({ products, lowest, highest }: Omit<FacetCounts, 'inStock'>) {
  const range = { price: { min: lowest / 100, max: highest / 100 } };
  return {
    id: 'filter.v.price',
    label: 'Price',
    type: 'PRICE_RANGE',
    presentation: null,
    values: [facetValue('filter.v.price', 'Price', products, range)],
  };
}

/** One value of a filter; `input` is the ProductFilter that applies it, as JSON. */
export function facetValue(id: string, label: string, count: number, input: object) {
  return { id, label, count, input: JSON.stringify(input), image: null, swatch: null };
}
