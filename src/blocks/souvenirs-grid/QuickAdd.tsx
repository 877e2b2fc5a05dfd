import { ButtonLink } from '#ui/Button.tsx';
import type { ProductCardData } from './product-card-data.ts';

/** The one action of a card. Nothing can be put into a cart yet, so it leads to the product's page. */
export function QuickAdd({ product, path }: { product: ProductCardData; path: string }) {
  const hasChoices = product.variantsCount?.count !== 1;
  return (
    <ButtonLink link={path} variant="text">
      {hasChoices ? 'Choose options' : 'Look at it'}
      <span className="visually-hidden">: {product.title}</span>
    </ButtonLink>
  );
}
