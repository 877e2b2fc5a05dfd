import { globalId } from '../global-id.ts';
import { defineLoader, groupRows, matchRows } from '../loader.ts';

export type ImageRecord = {
  __typename: 'Image';
  key: number;
  id: string;
  altText: string;
  width: number;
  height: number;
  thumbhash: null;
  /** Path below the public URL, in the image grammar. */
  path: string;
};

type ImageRow = { id: number; path: string; width: number; height: number; alt: string };

/** An image by its number, or null. */
export const imageById = defineLoader<number, ImageRecord | null>(async ({ db }, ids) => {
  const rows = await db.selectFrom('commerce_image').selectAll().where('id', 'in', ids).execute();
  return matchRows(ids, rows.map(imageRecord), (image) => image.key);
});

/** A product's images, first the featured one. */
export const imagesOfProduct = defineLoader<number, ImageRecord[]>(async ({ db }, productIds) => {
  const rows = await db
    .selectFrom('commerce_product_image as place')
    .innerJoin('commerce_image as image', 'image.id', 'place.image_id')
    .select(['place.product_id', 'image.id', 'image.path', 'image.width', 'image.height', 'image.alt'])
    .where('place.product_id', 'in', productIds)
    .orderBy('place.position')
    .execute();
  return groupRows(productIds, rows, (row) => row.product_id).map((group) =>
    group.map((row) => productImage(imageRecord(row))),
  );
});

/** The picture as the vendor names it among a product's own. */
export function productImage(image: ImageRecord): ImageRecord {
  return { ...image, id: globalId('ProductImage', image.key) };
}

/** The same picture as the vendor names it everywhere else. */
export function imageSource(image: ImageRecord): ImageRecord {
  return { ...image, id: globalId('ImageSource', image.key) };
}

function imageRecord(row: ImageRow): ImageRecord {
  return {
    __typename: 'Image',
    key: row.id,
    id: globalId('ImageSource', row.id),
    altText: row.alt,
    width: row.width,
    height: row.height,
    thumbhash: null,
    path: row.path,
  };
}
