import { type RawBuilder, sql } from 'kysely';
import type { SortedRows } from '../connections/sorted-pages.ts';
import type { CommerceContext } from '../context.ts';

/** Products joined to the collections they are in; alias names every list of products uses. */
export function productsInCollections({ db }: CommerceContext) {
  return db
    .selectFrom('commerce_product as product')
    .innerJoin('commerce_collection_product as membership', 'membership.product_id', 'product.id');
}

/** All products. */
export function allProducts({ db }: CommerceContext) {
  return db.selectFrom('commerce_product as product');
}

const PRODUCT_ID = sql<number>`product.id`;

/** How each sort key orders products; the direction is ascending unless `reverse` is asked for. */
export function productSort(context: CommerceContext, key: string, parent: RawBuilder<number>): SortedRows {
  const sorted = (by: RawBuilder<string | number>, type: 'text' | 'number'): SortedRows => ({
    parent,
    id: PRODUCT_ID,
    by,
    type,
  });
  switch (key) {
    case 'TITLE':
      return sorted(byBytes(context, sql<string>`product.title_key`), 'text');
    case 'PRICE':
      return sorted(lowestPrice(context), 'number');
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
      return sorted(sql<number>`membership.position`, 'number');
    default:
      return sorted(PRODUCT_ID, 'number');
  }
}

/** The least a product costs in the market's price list, in minor units. */
export function lowestPrice({ market }: CommerceContext): RawBuilder<number> {
  return sql<number>`(
    select min(price.amount) from commerce_price as price
    join commerce_variant as priced on priced.id = price.variant_id
    where priced.product_id = product.id and price.price_list_id = ${market.country.priceList}
  )`;
}

/** SQLite compares text by its bytes; PostgreSQL is told to, whatever its locale. */
export function byBytes({ kind }: CommerceContext, text: RawBuilder<string>): RawBuilder<string> {
  return kind === 'postgres' ? sql<string>`${text} collate "C"` : text;
}
