import type { AssetPath, ProductSeed } from './product-catalogue-seed.ts';
import { seedIds } from './seed-ids.ts';
import { type SeedRow, titleColumns } from './seed-row.ts';

/** The vendor's stand-in for the option of a product that has none. */
const NO_OPTIONS = { name: 'Title', value: 'Default Title' };

/** Every row of one product: its own, tags, pictures, options, variants, prices and metafields. */
export function productRows(product: ProductSeed, assetPath: AssetPath): SeedRow[] {
  const id = seedIds.product(product.number);
  return [
    {
      table: 'commerce_product',
      row: {
        id,
        handle: product.handle,
        ...titleColumns(product.title),
        description_html: product.descriptionHtml,
        product_type: product.productType,
        vendor: product.vendor,
        seo_title: product.seo?.title ?? null,
        seo_description: product.seo?.description ?? null,
        units_sold: product.unitsSold,
        published_at: product.createdAt,
        created_at: product.createdAt,
        updated_at: product.createdAt,
      },
    },
    ...product.tags.map((tag): SeedRow => ({ table: 'commerce_product_tag', row: { product_id: id, tag } })),
    ...product.images.flatMap((image, position): SeedRow[] => {
      const imageId = seedIds.productImage(product.number, position);
      return [
        { table: 'commerce_image', row: { id: imageId, ...assetPath(image.artwork), alt: image.alt } },
        { table: 'commerce_product_image', row: { product_id: id, image_id: imageId, position } },
      ];
    }),
    ...optionRows(product, id),
    ...product.variants.flatMap((_, position) => variantRows(product, id, position)),
    ...(product.metafields ?? []).map(
      (metafield, position): SeedRow => ({
        table: 'commerce_metafield',
        row: {
          id: seedIds.metafield(product.number, position),
          owner_type: 'Product',
          owner_id: id,
          ...metafield,
          created_at: product.createdAt,
          updated_at: product.createdAt,
        },
      }),
    ),
  ];
}

function optionsOf(product: ProductSeed) {
  return product.options?.length ? product.options : [{ name: NO_OPTIONS.name, values: [{ name: NO_OPTIONS.value }] }];
}

function optionRows(product: ProductSeed, productId: number): SeedRow[] {
  return optionsOf(product).flatMap((option, position) => {
    const optionId = seedIds.option(product.number, position);
    return [
      { table: 'commerce_option', row: { id: optionId, product_id: productId, position, name: option.name } },
      ...option.values.map(
        (value: { name: string; swatch?: string }, place): SeedRow => ({
          table: 'commerce_option_value',
          row: {
            id: seedIds.optionValue(product.number, position, place),
            option_id: optionId,
            position: place,
            name: value.name,
            swatch_color: value.swatch ?? null,
          },
        }),
      ),
    ];
  });
}

function variantRows(product: ProductSeed, productId: number, position: number): SeedRow[] {
  const variant = product.variants[position];
  if (!variant) return [];
  const id = seedIds.variant(product.number, position);
  const values = variant.values ?? [NO_OPTIONS.value];
  return [
    {
      table: 'commerce_variant',
      row: {
        id,
        product_id: productId,
        position,
        title: values.join(' / '),
        sku: variant.sku,
        quantity: variant.quantity,
        sells_without_stock: variant.sellsWithoutStock ? 1 : 0,
        weight_grams: variant.weightGrams,
        image_id: variant.image === undefined ? null : seedIds.productImage(product.number, variant.image),
      },
    },
    ...optionsOf(product).map((option, place): SeedRow => {
      const index = option.values.findIndex((value) => value.name === values[place]);
      return {
        table: 'commerce_variant_value',
        row: { variant_id: id, option_value_id: seedIds.optionValue(product.number, place, index) },
      };
    }),
    ...Object.entries(variant.prices).map(
      ([list, price]): SeedRow => ({
        table: 'commerce_price',
        row: { price_list_id: list, variant_id: id, amount: price.amount, compare_at: price.compareAt ?? null },
      }),
    ),
  ];
}
