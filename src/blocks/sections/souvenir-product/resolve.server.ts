import type { NamedProduct } from '../../products/named-product.ts';
import type { ProductCardData } from '../../products/product-card-data.ts';
import type { SouvenirProductData } from '../../products/souvenir-product-data.ts';
import { chosenVariant, optionsOf } from './choose-variant.ts';
import { mostThatGoWithIt } from './goes-with-it.ts';
import { requestedOptions } from './requested-options.ts';

/** The product's page reads it, and gives it to the section. */
export async function resolveSouvenirProduct(): Promise<SouvenirProductData | null> {
  return null;
}

/**
 * A product as its page shows it, with what the address chooses: a variant, or options one by one, which may be a
 * combination that is not made. `null` for a product without variants, which nobody can buy.
 */
export function productData(
  { product, recommendations }: { product: NamedProduct; recommendations: ProductCardData[] },
  query: URLSearchParams,
): SouvenirProductData | null {
  const { selectedOrFirstAvailableVariant: selected, adjacentVariants, variants: first } = product;
  const all = [...first.nodes, ...(selected ? [selected] : []), ...adjacentVariants];
  const variants = [...new Map(all.map((variant) => [variant.id, variant])).values()];
  const requested = requestedOptions(query).filter(({ name, value }) =>
    product.options.some((option) => option.name === name && option.optionValues.some((known) => known.name === value)),
  );
  const start = requested.length > 0 ? (selected ?? null) : chosenVariant(variants, query.get('variant'));
  if (!start) return null;
  const chosen = { ...optionsOf(start), ...Object.fromEntries(requested.map(({ name, value }) => [name, value])) };
  return { product, variants, chosen, recommendations: recommendations.slice(0, mostThatGoWithIt) };
}
