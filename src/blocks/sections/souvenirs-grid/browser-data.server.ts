import type { BrowserData } from '../../contract/define-section.ts';
import type { ProductCardData } from '../../products/product-card-data.ts';
import type { Blocks } from '../../registry/schemas.ts';
import type { SouvenirsGridData } from './resolve.server.ts';

/** Of each product what its card shows: of its options those with colours. */
export function souvenirsGridBrowserData(
  block: Blocks['souvenirs_grid'],
  data: SouvenirsGridData | null,
): BrowserData<'souvenirs_grid', SouvenirsGridData> {
  return { block, data: data && { ...data, products: data.products.map(cardContent) } };
}

function cardContent(product: ProductCardData): ProductCardData {
  const isColour = ({ optionValues }: ProductCardData['options'][number]) =>
    optionValues.some(({ swatch }) => swatch?.color);
  return { ...product, options: product.options.filter(isColour) };
}
