import type { VariantRecord } from './variant-record.ts';

export type VariantSortKey = 'ID' | 'POSITION' | 'RELEVANCE' | 'SKU' | 'TITLE';

/** Sorts variants that are already in the shop's order. */
export function sortVariants(variants: VariantRecord[], key: VariantSortKey): VariantRecord[] {
  switch (key) {
    case 'ID':
      return variants.toSorted((a, b) => a.key - b.key);
    case 'SKU':
      return variants.toSorted((a, b) => a.sku.localeCompare(b.sku, 'en'));
    case 'TITLE':
      return variants.toSorted((a, b) => a.title.localeCompare(b.title, 'en'));
    case 'POSITION':
    case 'RELEVANCE':
      return variants;
  }
}
