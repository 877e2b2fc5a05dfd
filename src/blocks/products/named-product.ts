import type { ProductByHandleQuery } from '#protocol/shopify/operations.generated.ts';
import type { ProductCardData } from './product-card-data.ts';

/** A product as its own page reads it. */
export type NamedProduct = NonNullable<ProductByHandleQuery['product']>;

/** A product that was asked for by its handle, as a card shows it: the shop has no list by handles. */
export function cardOf(product: NamedProduct): ProductCardData {
  const { id, handle, title, vendor, productType, tags, availableForSale, totalInventory, priceRange } = product;
  const variants = product.variants.nodes;
  const none = { amount: '0.0', currencyCode: priceRange.minVariantPrice.currencyCode };
  const before = variants
    .flatMap(({ compareAtPrice }) => (compareAtPrice ? [compareAtPrice] : []))
    .reduce((highest, price) => (Number(price.amount) > Number(highest.amount) ? price : highest), none);
  return {
    id,
    handle,
    title,
    vendor,
    productType,
    tags,
    availableForSale,
    totalInventory,
    priceRange,
    variantsCount: { count: variants.length },
    compareAtPriceRange: { maxVariantPrice: before },
    images: { nodes: product.images.nodes.slice(0, 2) },
    options: product.options.map((option) => ({
      id: option.id,
      name: option.name,
      optionValues: option.optionValues.map((value) => ({ id: value.id, name: value.name, swatch: value.swatch })),
    })),
    selectedOrFirstAvailableVariant: product.selectedOrFirstAvailableVariant && {
      id: product.selectedOrFirstAvailableVariant.id,
      availableForSale: product.selectedOrFirstAvailableVariant.availableForSale,
    },
  };
}
