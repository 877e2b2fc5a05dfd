import { isForSale, type VariantRecord } from './variant-record.ts';

export type SelectionArguments = {
  selectedOptions?: { name: string; value: string }[] | null;
  ignoreUnknownOptions?: boolean | null;
  caseInsensitiveMatch?: boolean | null;
};

/** The variant that has exactly the selected options, or null; an option unknown to the product may be ignored. */
export function findVariant(variants: VariantRecord[], args: SelectionArguments): VariantRecord | null {
  const selected = args.selectedOptions ?? [];
  const fold = (text: string) => (args.caseInsensitiveMatch ? text.toLowerCase() : text);
  const names = new Set(variants[0]?.selection.map((option) => fold(option.name)));
  const known = selected.filter((option) => names.has(fold(option.name)));
  if (known.length === 0 || (known.length < selected.length && !args.ignoreUnknownOptions)) return null;
  const wanted = new Map(known.map((option) => [fold(option.name), fold(option.value)]));
  const isWanted = (variant: VariantRecord) =>
    variant.selection.every((option) => wanted.get(fold(option.name)) === fold(option.value));
  return variants.find(isWanted) ?? null;
}

/** The selected variant; failing that the first one for sale; failing that the first. */
export function findVariantOrFirst(variants: VariantRecord[], args: SelectionArguments): VariantRecord | null {
  return findVariant(variants, args) ?? variants.find(isForSale) ?? variants[0] ?? null;
}

/** The variants one choice away from the selected one, by id. */
export function findAdjacent(variants: VariantRecord[], args: SelectionArguments): VariantRecord[] {
  const selected = findVariantOrFirst(variants, args);
  if (!selected) return [];
  const distance = (variant: VariantRecord) =>
    variant.selection.filter((option, index) => option.valueKey !== selected.selection[index]?.valueKey).length;
  return variants.filter((variant) => distance(variant) === 1).sort((a, b) => a.key - b.key);
}
