import { globalId } from '../global-id.ts';
import { defineLoader, groupRows, matchRows } from '../loader.ts';
import type { CollectionTable } from '../product-catalogue/tables.ts';

export type CollectionRecord = {
  __typename: 'Collection';
  key: number;
  id: string;
  handle: string;
  title: string;
  descriptionHtml: string;
  imageKey: number | null;
  seo: { title: string | null; description: string | null };
  updatedAt: string;
  trackingParameters: null;
};

/** A collection by its number, or null. */
export const collectionById = defineLoader<number, CollectionRecord | null>(async ({ db }, ids) => {
  const rows = await db.selectFrom('commerce_collection').selectAll().where('id', 'in', ids).execute();
  return matchRows(ids, rows.map(collectionRecord), (collection) => collection.key);
});

/** A collection by its handle, or null. */
export const collectionByHandle = defineLoader<string, CollectionRecord | null>(async ({ db }, handles) => {
  const rows = await db.selectFrom('commerce_collection').selectAll().where('handle', 'in', handles).execute();
  return matchRows(handles, rows.map(collectionRecord), (collection) => collection.handle);
});

/** The collections a product is in, by id. */
export const collectionsOfProduct = defineLoader<number, CollectionRecord[]>(async ({ db }, productIds) => {
  const rows = await db
    .selectFrom('commerce_collection as collection')
    .innerJoin('commerce_collection_product as membership', 'membership.collection_id', 'collection.id')
    .selectAll('collection')
    .select('membership.product_id')
    .where('membership.product_id', 'in', productIds)
    .orderBy('collection.id')
    .execute();
  return groupRows(productIds, rows, (row) => row.product_id).map((group) => group.map(collectionRecord));
});

function collectionRecord(row: CollectionTable): CollectionRecord {
  return {
    __typename: 'Collection',
    key: row.id,
    id: globalId('Collection', row.id),
    handle: row.handle,
    title: row.title,
    descriptionHtml: row.description_html,
    imageKey: row.image_id,
    seo: { title: row.seo_title, description: row.seo_description },
    updatedAt: row.updated_at,
    trackingParameters: null,
  };
}
