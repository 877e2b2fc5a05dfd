import { sql } from 'kysely';
import type { CommerceContext } from '../context.ts';
import { defineLoader, matchRows } from '../loader.ts';
import { productFacets } from '../product-catalogue/product-facets.ts';

type CollectionCounts = { collection_id: number; products: number; in_stock: number; lowest: number; highest: number };

/** How many products a collection holds, how many are for sale, and their lowest prices' range (minor units). */
const collectionOf = defineLoader<number, CollectionCounts | null>(async ({ db, market }, ids) => {
  // Each figure by the index that holds it: the counts by one of two columns, the range by its two ends.
  const end = (direction: 'asc' | 'desc') => sql<number>`(
    select edge.lowest from commerce_collection_listing as edge
    where edge.collection_id = listing.collection_id and edge.price_list_id = ${market.country.priceList}
    order by edge.lowest ${sql.raw(direction)} limit 1
  )`;
  const rows = await db
    .selectFrom('commerce_collection_listing as listing')
    .select('listing.collection_id')
    .select([
      sql<number>`count(*)`.as('products'),
      sql<number>`sum(listing.for_sale)`.as('in_stock'),
      end('asc').as('lowest'),
      end('desc').as('highest'),
    ])
    .where('listing.collection_id', 'in', ids)
    .where('listing.price_list_id', '=', market.country.priceList)
    .groupBy('listing.collection_id')
    .execute();
  return matchRows(ids, rows, (row) => row.collection_id);
});

/** The filters a collection offers: in stock or not, and the price. Each value carries the input that applies it. */
export async function facetsOfCollection(context: CommerceContext, collection: number) {
  const counts = await collectionOf(context, collection);
  return productFacets({
    products: counts?.products ?? 0,
    inStock: counts?.in_stock ?? 0,
    lowest: counts?.lowest ?? 0,
    highest: counts?.highest ?? 0,
  });
}
