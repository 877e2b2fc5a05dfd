import type { AssetPath, CollectionSeed } from './product-catalogue-seed.ts';
import { seedIds } from './seed-ids.ts';
import { type SeedRow, titleColumns } from './seed-row.ts';

/** Every row of one collection: its own, its picture, and the products in it by position; `numbers` are by handle. */
export function collectionRows(
  collection: CollectionSeed,
  numbers: Map<string, number>,
  assetPath: AssetPath,
): SeedRow[] {
  const id = seedIds.collection(collection.number);
  const imageId = collection.image ? seedIds.collectionImage(collection.number) : null;
  const rows: SeedRow[] = [
    {
      table: 'commerce_collection',
      row: {
        id,
        handle: collection.handle,
        ...titleColumns(collection.title),
        description_html: collection.descriptionHtml,
        image_id: imageId,
        seo_title: collection.seo?.title ?? null,
        seo_description: collection.seo?.description ?? null,
        updated_at: collection.updatedAt,
      },
    },
  ];
  if (collection.image && imageId !== null) {
    const image = { id: imageId, ...assetPath(collection.image.artwork), alt: collection.image.alt };
    rows.push({ table: 'commerce_image', row: image });
  }
  for (const [position, handle] of collection.products.entries()) {
    const number = numbers.get(handle);
    if (number === undefined) continue;
    rows.push({
      table: 'commerce_collection_product',
      row: { collection_id: id, product_id: seedIds.product(number), position },
    });
  }
  return rows;
}
