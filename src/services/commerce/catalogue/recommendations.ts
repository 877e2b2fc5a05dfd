import { sql } from 'kysely';
import type { CommerceContext } from '../context.ts';
import { numberOfType } from '../global-id.ts';
import { requestError } from '../graphql/errors.ts';
import { type ProductRecord, productByHandle, productById } from './product-record.ts';

type Arguments = { productId?: string | null; productHandle?: string | null; intent?: 'COMPLEMENTARY' | 'RELATED' };

/** The vendor recommends at most ten. */
const MOST = 10;

/**
 * Products to show beside one: those that share most tags and collections with it, the best selling first among
 * equals. COMPLEMENTARY is a hand-made list at the vendor; the embedded shop keeps none. Null for an unknown product.
 */
export async function recommendProducts(_root: unknown, args: Arguments, context: CommerceContext) {
  const product = await chosenProduct(context, args);
  if (!product) return null;
  if (args.intent === 'COMPLEMENTARY') return [];
  const related = await sql<{ id: number }>`
    select product.id from commerce_product as product join (
      select other.product_id from commerce_product_tag as other
        join commerce_product_tag as own on own.tag = other.tag where own.product_id = ${product.key}
      union all
      select other.product_id from commerce_collection_product as other
        join commerce_collection_product as own on own.collection_id = other.collection_id
        where own.product_id = ${product.key}
    ) as shared on shared.product_id = product.id
    where product.id <> ${product.key}
    group by product.id, product.units_sold
    order by count(*) desc, product.units_sold desc, product.id
    limit ${MOST}
  `.execute(context.db);
  return Promise.all(related.rows.map((row) => productById(context, row.id)));
}

async function chosenProduct(context: CommerceContext, args: Arguments): Promise<ProductRecord | null> {
  if (args.productHandle != null) return productByHandle(context, args.productHandle);
  if (args.productId == null) throw requestError('Must provide one of productHandle or productId', 'BAD_REQUEST');
  const id = numberOfType(args.productId, 'Product');
  return id === null ? null : productById(context, id);
}
