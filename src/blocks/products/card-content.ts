import type { ProductCardData } from './product-card-data.ts';

/** Of a product what its card shows: of its options those with colours. */
export function cardContent(product: ProductCardData): ProductCardData {
  const isColour = ({ optionValues }: ProductCardData['options'][number]) =>
    optionValues.some(({ swatch }) => swatch?.color);
  return { ...product, options: product.options.filter(isColour) };
}

/** The same where no filter asks for its kind and tags. */
export function plainCardContent(product: ProductCardData): ProductCardData {
  return { ...cardContent(product), productType: '', tags: [] };
}
