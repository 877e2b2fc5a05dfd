import type { ProductCardData } from './product-card-data.ts';

/** Orders of products by their names in the query; without one they are in the shop's own order. */
export const productOrders = [
  { value: 'price-low', name: 'Lowest price' },
  { value: 'price-high', name: 'Highest price' },
  { value: 'name', name: 'Name' },
] as const;

export type ProductOrder = (typeof productOrders)[number]['value'];

/** `kind` is a product type, `house` a tag, `under` whole dollars of the market; `''` and 0 do not filter. */
export type ProductQuery = {
  sort: ProductOrder | '';
  inStock: boolean;
  kind: string;
  house: string;
  under: number;
};

/** The query of every grid on the page: `?sort=price-low&kind=Mug&house=the-siren&under=50&in_stock=1`. */
export function productQuery(query: URLSearchParams): ProductQuery {
  const under = Number(query.get('under'));
  return {
    sort: productOrders.find(({ value }) => value === query.get('sort'))?.value ?? '',
    inStock: query.get('in_stock') === '1',
    kind: query.get('kind') ?? '',
    house: query.get('house') ?? '',
    under: under > 0 && under < 1e6 ? under : 0,
  };
}

/** The same as query text, without empty filters; `''` or `?…`. */
export function productQueryText({ sort, inStock, kind, house, under }: ProductQuery): string {
  const query = new URLSearchParams({
    ...(sort && { sort }),
    ...(kind && { kind }),
    ...(house && { house }),
    ...(under && { under: String(under) }),
    ...(inStock && { in_stock: '1' }),
  });
  return query.size > 0 ? `?${query}` : '';
}

/** The values of a product that a query filters by. */
export type ProductFacets = Pick<ProductCardData, 'availableForSale' | 'productType' | 'tags'> & { lowest: number };

/** Whether a product matches the query. */
export function matchesFacets(
  { availableForSale, productType, tags, lowest }: ProductFacets,
  query: ProductQuery,
): boolean {
  return (
    (!query.inStock || availableForSale) &&
    (!query.kind || productType === query.kind) &&
    (!query.house || tags.includes(query.house)) &&
    (!query.under || lowest <= query.under)
  );
}

/** The products that are asked for, in the order asked for; those of one price keep the shop's order. */
export function arrangeProducts(products: readonly ProductCardData[], query: ProductQuery): readonly ProductCardData[] {
  const { sort } = query;
  const shown = products.filter((product) => matchesFacets({ ...product, lowest: lowest(product) }, query));
  if (sort === '') return shown;
  return shown.toSorted((a, b) => {
    if (sort === 'name') return a.title.localeCompare(b.title, 'en');
    return sort === 'price-low' ? lowest(a) - lowest(b) : lowest(b) - lowest(a);
  });
}

/** The lowest price, in the market's dollars. */
export function lowest({ priceRange }: ProductCardData): number {
  return Number(priceRange.minVariantPrice.amount);
}
