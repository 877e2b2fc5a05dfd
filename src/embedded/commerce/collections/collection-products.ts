import { sql } from 'kysely';
import { type PageArguments, readPage } from '../connections/page-arguments.ts';
import { type IdPage, readSortedPages, type SortedRows } from '../connections/sorted-pages.ts';
import type { CommerceContext } from '../context.ts';
import { defineLoader } from '../loader.ts';
import { filterConditions, type ProductFilter } from '../product-catalogue/product-filter.ts';
import { productConnection } from '../product-catalogue/product-list.ts';
import { productSort, productsInCollection } from '../product-catalogue/product-source.ts';
import { facetsOfCollection } from './collection-facets.ts';
import type { CollectionRecord } from './collection-record.ts';

type Arguments = PageArguments & { filters?: ProductFilter[] | null; sortKey: string };

/** One page of a collection's products; several collections asked for alike are read together. */
export async function productsOfCollection(collection: CollectionRecord, args: Arguments, context: CommerceContext) {
  readPage(args);
  const page = await pageOfCollection(context, JSON.stringify([collection.key, args]));
  const connection = await productConnection(context, page);
  return { ...connection, filters: () => facetsOfCollection(context, collection.key, args.filters ?? []) };
}

/** The key is the collection's number and the arguments, as JSON: pages asked for alike share one statement. */
const pageOfCollection = defineLoader<string, IdPage | undefined>(async (context, keys) => {
  const asked = keys.map((key) => JSON.parse(key) as [number, Arguments]);
  const groups = Map.groupBy(asked, ([, args]) => JSON.stringify(args));
  const pages = new Map<string, IdPage | undefined>();
  for (const group of groups.values()) {
    const [first] = group;
    if (!first) continue;
    const found = await readPages(
      context,
      group.map(([key]) => key),
      first[1],
    );
    for (const entry of group) pages.set(JSON.stringify(entry), found.get(entry[0]));
  }
  return keys.map((key) => pages.get(key));
});

function readPages(context: CommerceContext, collections: number[], args: Arguments) {
  const conditions = filterConditions(context, args.filters ?? []);
  const rows = (collection: number) =>
    conditions.reduce((products, condition) => products.where(condition), productsInCollection(context, collection));
  return readSortedPages(context.db, collections, rows, collectionSort(context, args.sortKey), readPage(args));
}

/** A collection has the best sellers in an index of its own. */
function collectionSort(context: CommerceContext, key: string): SortedRows {
  const sorted = productSort(context, key);
  const id = sql<number>`listing.product_id`;
  return key === 'BEST_SELLING' ? { ...sorted, id, by: sql<number>`-listing.units_sold` } : sorted;
}
