import type { ProductFilter } from '#protocol/shopify/operations.generated.ts';
import type { ProductCardData } from './product-card-data.ts';

/** Orders of products by their names in the query; without one they are in the shop's own order. */
export const productOrders = [
  { value: 'price-low', name: 'Lowest price' },
  { value: 'price-high', name: 'Highest price' },
  { value: 'name', name: 'Name' },
] as const;

/** The element with the sort order and the filters of the products on a page. */
export const productFiltersId = 'filters';

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

/** The shop's key of each order. */
const sortKeys = {
  'price-low': { sortKey: 'PRICE', reverse: false },
  'price-high': { sortKey: 'PRICE', reverse: true },
  name: { sortKey: 'TITLE', reverse: false },
} as const;

/** The same as the shop's own lists are asked: in this order, with products that pass all these filters. */
export function productListQuery(query: ProductQuery): {
  filters: ProductFilter[];
  order: { sortKey?: 'PRICE' | 'TITLE'; reverse?: boolean };
} {
  const { sort, inStock, kind, house, under } = query;
  const filters = [
    ...(inStock ? [{ available: true }] : []),
    ...(kind ? [{ productType: kind }] : []),
    ...(house ? [{ tag: house }] : []),
    ...(under ? [{ price: { max: under } }] : []),
  ];
  return { filters, order: sort ? sortKeys[sort] : {} };
}

/** Whether a product matches the query. */
function matches(product: ProductCardData, { inStock, kind, house, under }: ProductQuery): boolean {
  return (
    (!inStock || product.availableForSale) &&
    (!kind || product.productType === kind) &&
    (!house || product.tags.includes(house)) &&
    (!under || lowest(product) <= under)
  );
}

/** Of products that were named one by one those asked for, in the order asked for; those of one price keep their order. */
export function arrangeProducts(products: readonly ProductCardData[], query: ProductQuery): ProductCardData[] {
  const { sort } = query;
  const shown = products.filter((product) => matches(product, query));
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
