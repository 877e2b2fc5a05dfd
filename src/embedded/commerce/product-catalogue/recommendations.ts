import { sql } from 'kysely';
import { collectionsOfProduct } from '../collections/collection-record.ts';
import type { CommerceContext } from '../context.ts';
import { numberOfType } from '../global-id.ts';
import { requestError } from '../graphql/errors.ts';
import { defineLoader } from '../loader.ts';
import { type ProductRecord, productByHandle, productById, tagsOfProduct } from './product-record.ts';

type Arguments = { productId?: string | null; productHandle?: string | null; intent?: 'COMPLEMENTARY' | 'RELATED' };

/** The vendor recommends at most ten. */
const maxRecommendations = 10;

/** How many of each collection and each tag are looked at: all in a small shop, and in a large one never more. */
const LOOKED_AT = 20;

/**
 * Products to show beside one: those that share most tags and collections with it, the best selling first among
 * equals. Looked for among the best sellers of its collections and the newest under its tags. COMPLEMENTARY is a hand-made
 * list at the vendor; the embedded shop keeps none. Null for an unknown product.
 */
export async function recommendProducts(_root: unknown, args: Arguments, context: CommerceContext) {
  const product = await chosenProduct(context, args);
  if (!product) return null;
  if (args.intent === 'COMPLEMENTARY') return [];
  const related = await relatedProducts(context, product.key);
  return Promise.all(related.map((key) => productById(context, key)));
}

/** The numbers of the products to show beside one, the best first. */
const relatedProducts = defineLoader<number, number[]>((context, keys) =>
  Promise.all(keys.map((key) => readRelated(context, key))),
);

async function readRelated(context: CommerceContext, product: number): Promise<number[]> {
  const [tags, collections] = await Promise.all([
    tagsOfProduct(context, product),
    collectionsOfProduct(context, product),
  ]);
  const collectionKeys = collections.map((collection) => collection.key);
  const candidates = [...tags.map(underTag), ...collectionKeys.map((key) => inCollection(context, key))];
  if (candidates.length === 0) return [];
  const { rows } = await sql<{ id: number }>`
    select product.id from commerce_product as product
    where product.id in (${sql.join(candidates, sql` union `)}) and product.id <> ${product}
    order by (
      select count(*) from commerce_product_tag where product_id = product.id and tag in (${list(tags)})
    ) + (
      select count(*) from commerce_collection_product
      where product_id = product.id and collection_id in (${list(collectionKeys)})
    ) desc, product.units_sold desc, product.id
    limit ${maxRecommendations}
  `.execute(context.db);
  return rows.map((row) => row.id);
}

function underTag(tag: string) {
  return sql`select product_id from (
    select product_id from commerce_product_tag where tag = ${tag} order by product_id desc limit ${LOOKED_AT}
  ) as tagged`;
}

function inCollection({ market }: CommerceContext, collection: number) {
  return sql`select product_id from (
    select product_id from commerce_collection_listing
    where collection_id = ${collection} and price_list_id = ${market.country.priceList}
    order by -units_sold, product_id limit ${LOOKED_AT}
  ) as shelved`;
}

/** The values of an `in`; none of them where there are none. */
function list(values: (string | number)[]) {
  return values.length > 0 ? sql.join(values) : sql`null`;
}

async function chosenProduct(context: CommerceContext, args: Arguments): Promise<ProductRecord | null> {
  if (args.productHandle != null) return productByHandle(context, args.productHandle);
  if (args.productId == null) throw requestError('Must provide one of productHandle or productId', 'BAD_REQUEST');
  const id = numberOfType(args.productId, 'Product');
  return id === null ? null : productById(context, id);
}
