import type { ProductFilter } from '#protocol/shopify/operations.generated.ts';

/** A list of a collection's filters in the search syntax that lists of the whole shop take: `tag:"wool" AND available_for_sale:true`. */
export function productSearch(filters: readonly ProductFilter[]): string {
  return filters.flatMap(termsOf).join(' AND ');
}

function termsOf({ available, productType, tag, price, ...others }: ProductFilter): string[] {
  const [unknown] = Object.keys(others);
  if (unknown) throw new TypeError(`Lists of the whole shop are not filtered by ${unknown}.`);
  return [
    ...(available == null ? [] : [`available_for_sale:${available}`]),
    ...(productType == null ? [] : [`product_type:${quoted(productType)}`]),
    ...(tag == null ? [] : [`tag:${quoted(tag)}`]),
    ...(price?.min == null ? [] : [`variants.price:>=${price.min}`]),
    ...(price?.max == null ? [] : [`variants.price:<=${price.max}`]),
  ];
}

/** A quotation mark cannot stand in quotation marks: no product's type or tag has one, so that nothing is found either way. */
function quoted(words: string): string {
  return `"${words.replaceAll('"', ' ')}"`;
}
