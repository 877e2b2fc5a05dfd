import { Form } from 'react-router';
import { Button, ButtonLink } from '#ui/Button.tsx';
import type { ProductCardData } from './product-card-data.ts';

/**
 * Puts a product of one variant into the cart; any other leads to its page to choose.
 *
 * The form posts to `/cart` with `action=add`, `merchandiseId` and `quantity`, so it works without scripts.
 */
export function QuickAdd({ product, path }: { product: ProductCardData; path: string }) {
  const variant = product.selectedOrFirstAvailableVariant;
  if (product.variantsCount?.count !== 1 || !variant?.availableForSale) {
    return (
      <ButtonLink link={path} variant="text">
        Choose options<span className="visually-hidden"> of {product.title}</span>
      </ButtonLink>
    );
  }
  return (
    <Form method="post" action="/cart">
      <input type="hidden" name="action" value="add" />
      <input type="hidden" name="merchandiseId" value={variant.id} />
      <input type="hidden" name="quantity" value="1" />
      <Button type="submit" variant="text">
        Add to cart<span className="visually-hidden">: {product.title}</span>
      </Button>
    </Form>
  );
}
