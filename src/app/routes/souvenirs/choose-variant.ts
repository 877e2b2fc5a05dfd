/** What choosing needs to know of a variant. */
export type Choosable = {
  id: string;
  availableForSale: boolean;
  selectedOptions: { name: string; value: string }[];
};

/** The number at the end of a global id: what stands in the address as `?variant=`. */
export function variantNumber(id: string): string {
  return /(\d+)(?:\?.*)?$/.exec(id)?.[1] ?? '';
}

/** The variant that the address names; else the first one for sale, else the first. Null when there is none at all. */
export function chosenVariant<Variant extends Choosable>(variants: Variant[], number: string | null): Variant | null {
  return (
    variants.find((variant) => variantNumber(variant.id) === number) ??
    variants.find((variant) => variant.availableForSale) ??
    variants[0] ??
    null
  );
}

/**
 * The variant one gets by changing one option of `current` and keeping the others; null when that combination does
 * not exist.
 */
export function variantWith<Variant extends Choosable>(
  variants: Variant[],
  current: Variant,
  option: string,
  value: string,
): Variant | null {
  const wanted = new Map(current.selectedOptions.map(({ name, value: kept }) => [name, kept])).set(option, value);
  return (
    variants.find(({ selectedOptions }) => selectedOptions.every(({ name, value: has }) => wanted.get(name) === has)) ??
    null
  );
}
