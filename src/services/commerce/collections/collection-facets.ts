import { sql } from 'kysely';
import { forSale } from '../catalogue/product-filter.ts';
import { lowestPrice, productsInCollections } from '../catalogue/product-source.ts';
import type { CommerceContext } from '../context.ts';
import { defineLoader, groupRows } from '../loader.ts';

/** Availability and lowest price (minor units) of every product in a collection, whatever the filters in force. */
const productsOf = defineLoader<number, { for_sale: boolean; lowest: number }[]>(async (context, ids) => {
  const rows = await productsInCollections(context)
    .where('membership.collection_id', 'in', ids)
    .select('membership.collection_id')
    .select([sql<number>`case when ${forSale} then 1 else 0 end`.as('for_sale'), lowestPrice(context).as('lowest')])
    .execute();
  return groupRows(ids, rows, (row) => row.collection_id).map((group) =>
    group.map((row) => ({ for_sale: row.for_sale === 1, lowest: row.lowest })),
  );
});

/** The filters a collection offers: in stock or not, and the price. Each value carries the input that applies it. */
export async function facetsOfCollection(context: CommerceContext, collection: number) {
  const products = await productsOf(context, collection);
  const inStock = products.filter((product) => product.for_sale).length;
  const prices = products.map((product) => product.lowest / 100);
  const range = { min: Math.min(...prices, Infinity), max: Math.max(...prices, 0) };
  return [
    {
      id: 'filter.v.availability',
      label: 'Availability',
      type: 'LIST',
      presentation: 'TEXT',
      values: [
        facetValue('filter.v.availability.1', 'In stock', inStock, { available: true }),
        facetValue('filter.v.availability.0', 'Out of stock', products.length - inStock, { available: false }),
      ],
    },
    {
      id: 'filter.v.price',
      label: 'Price',
      type: 'PRICE_RANGE',
      presentation: null,
      values: [
        facetValue('filter.v.price', 'Price', products.length, {
          price: { min: prices.length > 0 ? range.min : 0, max: range.max },
        }),
      ],
    },
  ];
}

function facetValue(id: string, label: string, count: number, input: object) {
  return { id, label, count, input: JSON.stringify(input), image: null, swatch: null };
}
