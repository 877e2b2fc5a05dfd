import { globalId } from '../global-id.ts';
import { defineLoader, groupRows, matchRows } from '../loader.ts';
import type { ProductTable } from './tables.ts';

export type ProductRecord = {
  __typename: 'Product';
  key: number;
  id: string;
  handle: string;
  title: string;
  descriptionHtml: string;
  productType: string;
  vendor: string;
  seo: { title: string | null; description: string | null };
  publishedAt: string;
  createdAt: string;
  updatedAt: string;
  category: null;
  isGiftCard: false;
  requiresSellingPlan: false;
  trackingParameters: null;
};

/** A product by its number, or null. */
export const productById = defineLoader<number, ProductRecord | null>(async ({ db }, ids) => {
  const rows = await db.selectFrom('commerce_product').selectAll().where('id', 'in', ids).execute();
  return matchRows(ids, rows.map(productRecord), (product) => product.key);
});

/** A product by its handle, or null. */
export const productByHandle = defineLoader<string, ProductRecord | null>(async ({ db }, handles) => {
  const rows = await db.selectFrom('commerce_product').selectAll().where('handle', 'in', handles).execute();
  return matchRows(handles, rows.map(productRecord), (product) => product.handle);
});

/** A product's tags in alphabetical order. */
export const tagsOfProduct = defineLoader<number, string[]>(async ({ db }, ids) => {
  const rows = await db.selectFrom('commerce_product_tag').selectAll().where('product_id', 'in', ids).execute();
  return groupRows(ids, rows, (row) => row.product_id).map((group) => group.map((row) => row.tag).sort());
});

function productRecord(row: ProductTable): ProductRecord {
  return {
    __typename: 'Product',
    key: row.id,
    id: globalId('Product', row.id),
    handle: row.handle,
    title: row.title,
    descriptionHtml: row.description_html,
    productType: row.product_type,
    vendor: row.vendor,
    seo: { title: row.seo_title, description: row.seo_description },
    publishedAt: row.published_at,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    category: null,
    isGiftCard: false,
    requiresSellingPlan: false,
    trackingParameters: null,
  };
}
