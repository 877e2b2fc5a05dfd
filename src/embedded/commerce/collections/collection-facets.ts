import { sql } from 'kysely';
import type { CommerceContext } from '../context.ts';
import { defineLoader } from '../loader.ts';
import { type FacetCounts, priceFacet, stockFacet } from '../product-catalogue/product-facets.ts';
import { filterConditions, type ProductFilter } from '../product-catalogue/product-filter.ts';

/**
 * The filters a collection offers: in stock or not, and the price. Each value carries the input that applies it, and
 * counts what is left by all filters in force but those of its own kind, as the vendor does.
 */
export async function facetsOfCollection(context: CommerceContext, collection: number, filters: ProductFilter[]) {
  const [stock, price] = await Promise.all([
    countsOf(context, JSON.stringify([collection, without('available', filters)])),
    countsOf(context, JSON.stringify([collection, without('price', filters)])),
  ]);
  return [stockFacet(stock), priceFacet(price)];
}

function without(kind: keyof ProductFilter, filters: ProductFilter[]): ProductFilter[] {
  return filters.map(({ [kind]: _left, ...others }) => others).filter((others) => Object.keys(others).length > 0);
}

const nothing: FacetCounts = { products: 0, inStock: 0, lowest: 0, highest: 0 };

/**
 * How many products a collection holds, how many are for sale, and their lowest prices' range (minor units). The key is
 * the collection's number and the filters, as JSON: collections asked for alike share one statement.
 */
const countsOf = defineLoader<string, FacetCounts>(async (context, keys) => {
  const asked = keys.map((key) => JSON.parse(key) as [number, ProductFilter[]]);
  const counts = new Map<string, FacetCounts>();
  for (const group of Map.groupBy(asked, ([, filters]) => JSON.stringify(filters)).values()) {
    const [, filters] = group[0] ?? [0, []];
    const ids = group.map(([id]) => id);
    const rows = await (filters.length === 0 ? countAll(context, ids) : countFiltered(context, ids, filters));
    for (const { collection_id, ...row } of rows) counts.set(JSON.stringify([collection_id, filters]), row);
  }
  return keys.map((key) => counts.get(key) ?? nothing);
});

function countAll({ db, market }: CommerceContext, ids: number[]) {
  // Each figure by the index that holds it: the counts by one of two columns, the range by its two ends.
  const end = (direction: 'asc' | 'desc') => sql<number>`(
    select edge.lowest from commerce_collection_listing as edge
    where edge.collection_id = listing.collection_id and edge.price_list_id = ${market.country.priceList}
    order by edge.lowest ${sql.raw(direction)} limit 1
  )`;
  return db
    .selectFrom('commerce_collection_listing as listing')
    .select('listing.collection_id')
    .select([
      sql<number>`count(*)`.as('products'),
      sql<number>`sum(listing.for_sale)`.as('inStock'),
      end('asc').as('lowest'),
      end('desc').as('highest'),
    ])
    .where('listing.collection_id', 'in', ids)
    .where('listing.price_list_id', '=', market.country.priceList)
    .groupBy('listing.collection_id')
    .execute();
}

function countFiltered(context: CommerceContext, ids: number[], filters: ProductFilter[]) {
  const { db, market } = context;
  const all = db
    .selectFrom('commerce_collection_listing as listing')
    .innerJoin('commerce_product as product', 'product.id', 'listing.product_id')
    .select('listing.collection_id')
    .select([
      sql<number>`count(*)`.as('products'),
      sql<number>`sum(listing.for_sale)`.as('inStock'),
      sql<number>`min(listing.lowest)`.as('lowest'),
      sql<number>`max(listing.lowest)`.as('highest'),
    ])
    .where('listing.collection_id', 'in', ids)
    .where('listing.price_list_id', '=', market.country.priceList);
  return filterConditions(context, filters)
    .reduce((matching, condition) => matching.where(condition), all)
    .groupBy('listing.collection_id')
    .execute();
}
