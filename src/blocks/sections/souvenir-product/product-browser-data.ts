import type { LaterAnswer } from '../../hydration/later-sections.ts';
import { carriedContent, leanContent } from '../../hydration/lean-content.ts';
import { plainCardContent } from '../../products/card-content.ts';
import type { NamedProduct } from '../../products/named-product.ts';
import type { ProductCardData } from '../../products/product-card-data.ts';
import type { ProductVariant, SouvenirProductData } from '../../products/souvenir-product-data.ts';
import type { Blocks } from '../../registry/schemas.ts';
import { goesWithIt, mostThatGoWithIt } from './goes-with-it.ts';

type Carried = { block: Blocks['souvenir_product']; data: SouvenirProductData };

/**
 * What the document of a product's page carries: what choosing and buying need. Words and facts are HTML alone; what
 * goes with it is fetched when it comes near the window.
 */
export function carriedProduct(block: Blocks['souvenir_product'], data: SouvenirProductData): Carried {
  const { product, variants, recommendations } = data;
  const isSoldOut = variants.some(({ availableForSale }) => !availableForSale);
  const carried = carriedContent(block, ['related', ...(isSoldOut ? (['waiting_consent'] as const) : [])]);
  return {
    block: { ...carried, ...(block.extra?.length ? { extra: leanContent(block.extra) } : {}) },
    data: {
      ...data,
      product: productContent(product, variants),
      variants: variants.map(variantContent),
      recommendations: recommendations?.length ? null : recommendations,
    },
  };
}

/** What is fetched later of a product's page. */
export function laterProductParts(recommendations: readonly ProductCardData[]): LaterAnswer {
  const products = recommendations.slice(0, mostThatGoWithIt).map(plainCardContent);
  return { [goesWithIt._uid]: { block: goesWithIt, data: products } };
}

function productContent(product: NamedProduct, variants: readonly ProductVariant[]): NamedProduct {
  const { id, handle, title, images } = product;
  const options = product.options.map(({ id, name, optionValues }) => ({
    ...{ id, name },
    optionValues: optionValues.map(({ id, name, swatch }) => ({ id, name, swatch })),
  }));
  // A single variant leaves nothing to choose.
  return { id, handle, title, images, options: variants.length > 1 ? options : [] } as NamedProduct;
}

function variantContent(variant: ProductVariant): ProductVariant {
  const { id, title, availableForSale, quantityAvailable, selectedOptions, price, compareAtPrice, image } = variant;
  return {
    ...{ id, title, availableForSale, quantityAvailable, selectedOptions, price, compareAtPrice },
    // Which picture comes first.
    image: image && { url: image.url },
  } as ProductVariant;
}
