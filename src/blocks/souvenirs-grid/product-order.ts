import type { ProductCardData } from './product-card-data.ts';

/** Orders of products by their names in the query; without one they stand as the shop shelves them. */
export const productOrders = [
  { value: 'price-low', name: 'Lowest price' },
  { value: 'price-high', name: 'Highest price' },
  { value: 'name', name: 'Name' },
] as const;

export type ProductOrder = (typeof productOrders)[number]['value'];

export type ProductQuery = { sort: ProductOrder | ''; inStock: boolean };

/** What the address asks of every grid on its page: `?sort=price-low&in_stock=1`. */
export function productQuery(query: URLSearchParams): ProductQuery {
  const sort = productOrders.find(({ value }) => value === query.get('sort'))?.value ?? '';
  return { sort, inStock: query.get('in_stock') === '1' };
}

/** The same as a query, without what is not asked; `''` or `?…`. */
export function productQueryText({ sort, inStock }: ProductQuery): string {
  const query = new URLSearchParams({ ...(sort && { sort }), ...(inStock && { in_stock: '1' }) });
  return query.size > 0 ? `?${query}` : '';
}

/** The products that are asked for, in the order asked for; those of one price keep the shop's order. */
export function arrangeProducts(
  products: readonly ProductCardData[],
  { sort, inStock }: ProductQuery,
): readonly ProductCardData[] {
  const shown = inStock ? products.filter(({ availableForSale }) => availableForSale) : products;
  if (sort === '') return shown;
  return shown.toSorted((a, b) => {
    if (sort === 'name') return a.title.localeCompare(b.title, 'en');
    return sort === 'price-low' ? lowest(a) - lowest(b) : lowest(b) - lowest(a);
  });
}

function lowest({ priceRange }: ProductCardData): number {
  return Number(priceRange.minVariantPrice.amount);
}
