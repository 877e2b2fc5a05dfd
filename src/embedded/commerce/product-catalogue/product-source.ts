import { type RawBuilder, sql } from 'kysely';
import type { SortedRows } from '../connections/sorted-pages.ts';
import type { CommerceContext } from '../context.ts';

/**
 * The products of one collection. Every list of products names the product `product`, and what it costs in the
 * market's price list, with whether it is for sale, `listing`.
 */
export function productsInCollection({ db, market }: CommerceContext, collection: number) {
  return db
    .selectFrom('commerce_collection_listing as listing')
    .innerJoin('commerce_product as product', 'product.id', 'listing.product_id')
    .where('listing.collection_id', '=', collection)
    .where('listing.price_list_id', '=', market.country.priceList);
}

/**
 * All products. Every one has a listing in every price list, so this finds the same as `allListings`; but a left join
 * reads its first table in order, up to the end of the page: here the order is the product's.
 */
export function allProducts({ db, market }: CommerceContext) {
  const { priceList } = market.country;
  return db
    .selectFrom('commerce_product as product')
    .leftJoin('commerce_product_listing as listing', (join) =>
      join.onRef('listing.product_id', '=', 'product.id').on('listing.price_list_id', '=', priceList),
    );
}

/** All products, where the order is the listing's. */
export function allListings({ db, market }: CommerceContext) {
  return db
    .selectFrom('commerce_product_listing as listing')
    .leftJoin('commerce_product as product', 'product.id', 'listing.product_id')
    .where('listing.price_list_id', '=', market.country.priceList);
}

const PRODUCT_ID = sql<number>`product.id`;
/** The same, where the order is the listing's: in the index beside it. */
const LISTED_ID = sql<number>`listing.product_id`;

/** How each sort key orders products; the direction is ascending unless `reverse` is asked for. */
export function productSort(context: CommerceContext, key: string): SortedRows {
  const sorted = (by: RawBuilder<string | number>, type: 'text' | 'number'): SortedRows => ({
    id: PRODUCT_ID,
    by,
    type,
  });
  const listed = (by: RawBuilder<number>): SortedRows => ({ id: LISTED_ID, by, type: 'number' });
  switch (key) {
    case 'TITLE':
      return sorted(byBytes(context, sql<string>`product.title_key`), 'text');
    case 'PRICE':
      return listed(sql<number>`listing.lowest`);
    case 'BEST_SELLING':
    case 'RELEVANCE':
      return sorted(sql<number>`-product.units_sold`, 'number');
    case 'CREATED':
    case 'CREATED_AT':
      return sorted(byBytes(context, sql<string>`product.created_at`), 'text');
    case 'UPDATED_AT':
      return sorted(byBytes(context, sql<string>`product.updated_at`), 'text');
    case 'VENDOR':
      return sorted(byBytes(context, sql<string>`product.vendor`), 'text');
    case 'PRODUCT_TYPE':
      return sorted(byBytes(context, sql<string>`product.product_type`), 'text');
    case 'COLLECTION_DEFAULT':
    case 'MANUAL':
      return listed(sql<number>`listing.position`);
    default:
      return sorted(PRODUCT_ID, 'number');
  }
}

/** SQLite compares text by its bytes; PostgreSQL is set to, whatever its locale. */
export function byBytes({ kind }: CommerceContext, text: RawBuilder<string>): RawBuilder<string> {
  return kind === 'postgres' ? sql<string>`${text} collate "C"` : text;
}
