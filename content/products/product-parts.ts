import type { MetafieldSeed, VariantSeed } from '#embedded/commerce/seed/product-catalogue-seed.ts';

/** A price in cents in both lists. The Canadian one is set by hand, never converted. */
export function price(usd: number, cad: number, usdBefore?: number, cadBefore?: number): VariantSeed['prices'] {
  return {
    usd: { amount: usd, ...(usdBefore === undefined ? {} : { compareAt: usdBefore }) },
    cad: { amount: cad, ...(cadBefore === undefined ? {} : { compareAt: cadBefore }) },
  };
}

/** The small print of a product: what it is made of, how to look after it, how large it is. */
export function facts(known: { material: string; care: string; dimensions: string }): MetafieldSeed[] {
  return Object.entries(known).map(([key, value]) => ({
    namespace: 'facts',
    key,
    type: 'single_line_text_field',
    value,
  }));
}
