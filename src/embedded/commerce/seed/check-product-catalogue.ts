import type { CatalogueSeed, ProductSeed } from './product-catalogue-seed.ts';

/** The vendor's limit; a product with so many variants has at most as many values in one option. */
const MAX_VARIANTS = 2_048;

/** Throws one error that lists every mistake in the catalogue, each with the field it is in. */
export function checkCatalogue(catalogue: CatalogueSeed): void {
  const lists = new Set(catalogue.priceLists.map((list) => list.id));
  const handles = new Set(catalogue.products.map((product) => product.handle));
  const mistakes = [
    ...repeated(
      'products.handle',
      catalogue.products.map((product) => product.handle),
    ),
    ...repeated(
      'products.number',
      catalogue.products.map((product) => product.number),
    ),
    ...repeated(
      'products.variants.sku',
      catalogue.products.flatMap((product) => product.variants.map((v) => v.sku)),
    ),
    ...repeated(
      'collections.handle',
      catalogue.collections.map((collection) => collection.handle),
    ),
    ...repeated(
      'collections.number',
      catalogue.collections.map((collection) => collection.number),
    ),
    ...repeated(
      'policies.handle',
      catalogue.policies.map((policy) => policy.handle),
    ),
    ...repeated(
      'blogs.handle',
      (catalogue.blogs ?? []).map((blog) => blog.handle),
    ),
    ...(catalogue.blogs ?? []).flatMap((blog) =>
      repeated(
        `blogs.${blog.handle}.articles.handle`,
        blog.articles.map((article) => article.handle),
      ),
    ),
    ...catalogue.products.flatMap((product) => productMistakes(product, lists)),
    ...catalogue.collections.flatMap((collection) =>
      collection.products
        .filter((handle) => !handles.has(handle))
        .map((handle) => `collections.${collection.handle}.products: no product "${handle}"`),
    ),
    ...catalogue.countries
      .filter((country) => !lists.has(country.priceList))
      .map((country) => `countries.${country.isoCode}.priceList: no price list "${country.priceList}"`),
  ];
  if (catalogue.countries.filter((country) => country.isPrimary).length !== 1) {
    mistakes.push('countries: exactly one must be primary');
  }
  if (mistakes.length > 0) throw new Error(`The catalogue cannot be seeded.\n${mistakes.join('\n')}`);
}

function productMistakes(product: ProductSeed, lists: Set<string>): string[] {
  const at = `products.${product.handle}`;
  const options = product.options ?? [];
  const mistakes: string[] = [];
  if (!/^[a-z0-9-]+$/.test(product.handle)) mistakes.push(`${at}.handle: only a-z, 0-9 and -`);
  if (options.length > 3) mistakes.push(`${at}.options: at most three`);
  if (product.variants.length > MAX_VARIANTS) mistakes.push(`${at}.variants: at most ${MAX_VARIANTS}`);
  if (product.variants.length === 0) mistakes.push(`${at}.variants: at least one`);
  for (const [index, variant] of product.variants.entries()) {
    const values = variant.values ?? [];
    const here = `${at}.variants[${index}]`;
    if (values.length !== options.length) mistakes.push(`${here}.values: one for each of ${options.length} options`);
    for (const [place, option] of options.entries()) {
      if (!option.values.some((value) => value.name === values[place])) {
        mistakes.push(`${here}.values: "${values[place]}" is not a value of ${option.name}`);
      }
    }
    for (const list of lists) {
      const price = variant.prices[list];
      if (!price) mistakes.push(`${here}.prices: none in price list "${list}"`);
      else if (!Number.isInteger(price.amount) || price.amount < 0)
        mistakes.push(`${here}.prices.${list}: whole cents`);
    }
    if (variant.image !== undefined && !product.images[variant.image]) mistakes.push(`${here}.image: no such image`);
  }
  mistakes.push(
    ...repeated(
      `${at}.variants.values`,
      product.variants.map((v) => (v.values ?? []).join(' / ')),
    ),
  );
  return mistakes;
}

function repeated(field: string, values: (string | number)[]): string[] {
  const seen = new Set<string | number>();
  const again = values.filter((value) => seen.size === seen.add(value).size);
  return again.map((value) => `${field}: "${value}" appears twice`);
}
