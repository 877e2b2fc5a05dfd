import type { CommerceContext } from '../context.ts';

/** The numbers of the collections each product is in. */
export async function collectionsOfProducts(
  { db }: CommerceContext,
  productIds: number[],
): Promise<Map<number, number[]>> {
  const found = new Map<number, number[]>(productIds.map((id) => [id, []]));
  if (productIds.length === 0) return found;
  const rows = await db
    .selectFrom('commerce_collection_product')
    .select(['product_id', 'collection_id'])
    .where('product_id', 'in', [...found.keys()])
    .execute();
  for (const row of rows) found.get(row.product_id)?.push(row.collection_id);
  return found;
}
