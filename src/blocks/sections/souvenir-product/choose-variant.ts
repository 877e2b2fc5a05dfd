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

/** The values of a variant by the names of their options. */
export function optionsOf({ selectedOptions }: Choosable): Record<string, string> {
  return Object.fromEntries(selectedOptions.map(({ name, value }) => [name, value]));
}

/** The variant that has exactly these values; null when it is not made. */
export function variantOf<Variant extends Choosable>(
  variants: readonly Variant[],
  options: Readonly<Record<string, string>>,
): Variant | null {
  return (
    variants.find(({ selectedOptions }) => selectedOptions.every(({ name, value }) => options[name] === value)) ?? null
  );
}

/** What becomes of one value when it is chosen beside the others. */
export function valueState<Variant extends Choosable>(
  variants: readonly Variant[],
  options: Readonly<Record<string, string>>,
  name: string,
  value: string,
): 'ok' | 'sold_out' | 'missing' {
  const variant = variantOf(variants, { ...options, [name]: value });
  if (!variant) return 'missing';
  return variant.availableForSale ? 'ok' : 'sold_out';
}
