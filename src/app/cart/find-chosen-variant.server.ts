import type { CartFieldError } from '#blocks/cart/cart-contract.ts';
import type { RequestContext, Site } from '../context.ts';

/**
 * The variant with these options, or why there is none. Without scripts a product's form sends the options as they are
 * ticked, and only the shop knows which variant that is.
 */
export async function findChosenVariant(
  handle: string,
  options: { name: string; value: string }[],
  { commerce }: Pick<Site, 'commerce'>,
  { market }: RequestContext,
): Promise<{ id: string } | { fieldError: CartFieldError }> {
  const found = await commerce.product(market, handle, options);
  const variant = found?.product.selectedOrFirstAvailableVariant;
  if (!variant) return { fieldError: { at: 'cart', text: 'We do not have that any more.' } };
  const isRequested = options.every(({ name, value }) =>
    variant.selectedOptions.some((selected) => selected.name === name && selected.value === value),
  );
  if (isRequested) return { id: variant.id };
  const words = options.map(({ name, value }) => `${name} ${value}`).join(', ');
  return { fieldError: { at: 'cart', text: `${found.product.title} is not made as ${words}. Choose another.` } };
}
