import { decodeEncodedVariant } from '@shopify/hydrogen-react';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commerceSeed } from '#content/products/commerce-seed.ts';
import type { ProductSeed } from '#embedded/commerce/seed/product-catalogue-seed.ts';
import { type CommerceServer, startCommerceServer } from './commerce-server.ts';
import { testDatabases } from './databases.ts';

const named = (name: string, count: number) => ({
  name,
  values: Array.from({ length: count }, (_, index) => ({ name: `${name} ${index + 1}` })),
});

/** The vendor's most: 2,048 variants; one product of one long option, one of three that make up as many. */
function largeProduct(number: number, handle: string, sizes: number[]): ProductSeed {
  const options = sizes.map((size, index) => named(['Size', 'Color', 'Cord'][index] ?? '', size));
  const combinations = options.reduce<string[][]>(
    (all, option) => all.flatMap((values) => option.values.map((value) => [...values, value.name])),
    [[]],
  );
  return {
    number,
    handle,
    title: handle,
    descriptionHtml: '',
    productType: 'Print',
    vendor: 'ash',
    tags: [],
    images: [],
    options,
    variants: combinations.map((values, index) => ({
      values,
      sku: `${handle}-${index}`,
      quantity: index % 3,
      weightGrams: 1,
      prices: { usd: { amount: 1_000 + index }, cad: { amount: 1_400 + index } },
    })),
    unitsSold: 0,
    createdAt: '2026-01-01T00:00:00Z',
  };
}

const catalogue = {
  ...commerceSeed.catalogue,
  products: [largeProduct(1, 'one-long', [2_048]), largeProduct(2, 'three', [16, 16, 8])],
  collections: [],
};
type Page = { nodes: { sku: string }[]; pageInfo: { hasNextPage: boolean; endCursor: string } };

describe.each(testDatabases)('products of 2,048 variants on $name', (database) => {
  let server: CommerceServer;
  beforeAll(async () => {
    server = await startCommerceServer(database, catalogue);
  });
  afterAll(() => server.close());

  test.each([
    ['one-long', [0]],
    ['three', [0, 0, 0]],
  ])('%s shows which exist and which can be had', async (handle, first) => {
    const { data, errors } = await server.ask(
      `query ($handle: String!) { product(handle: $handle) {
        variantsCount { count } encodedVariantExistence encodedVariantAvailability
        priceRange { minVariantPrice { amount } maxVariantPrice { amount } } } }`,
      { handle },
    );
    expect(errors).toBeUndefined();
    const product = data?.product as Record<'encodedVariantExistence' | 'encodedVariantAvailability', string>;
    expect(product).toMatchObject({
      variantsCount: { count: 2_048 },
      priceRange: { minVariantPrice: { amount: '10.0' }, maxVariantPrice: { amount: '30.47' } },
    });
    expect(decodeEncodedVariant(product.encodedVariantExistence)).toHaveLength(2_048);
    const available = decodeEncodedVariant(product.encodedVariantAvailability);
    expect(available).toHaveLength(2_048 - Math.ceil(2_048 / 3));
    expect(available).not.toContainEqual(first);
  });

  test('its variants are paged through, each once', async () => {
    const skus: string[] = [];
    for (let after: string | null = null, more = true; more; ) {
      const { data, errors } = await server.ask(
        `query ($after: String) { product(handle: "three") { variants(first: 250, after: $after) {
          nodes { sku } pageInfo { hasNextPage endCursor } } } }`,
        { after },
      );
      expect(errors).toBeUndefined();
      const page = (data as { product: { variants: Page } }).product.variants;
      skus.push(...page.nodes.map((node) => node.sku));
      more = page.pageInfo.hasNextPage;
      after = page.pageInfo.endCursor;
    }
    expect(skus).toEqual(catalogue.products[1]?.variants.map((variant) => variant.sku));
  });

  test('any of them is found by its options, with those one choice away', async () => {
    const selected = [
      { name: 'Size', value: 'Size 16' },
      { name: 'Color', value: 'Color 16' },
      { name: 'Cord', value: 'Cord 8' },
    ];
    const { data } = await server.ask(
      `query ($selected: [SelectedOptionInput!]!) { product(handle: "three") {
        variantBySelectedOptions(selectedOptions: $selected) { sku }
        adjacentVariants(selectedOptions: $selected) { sku } } }`,
      { selected },
    );
    const { product } = data as { product: { variantBySelectedOptions: object; adjacentVariants: object[] } };
    expect(product.variantBySelectedOptions).toEqual({ sku: 'three-2047' });
    expect(product.adjacentVariants).toHaveLength(15 + 15 + 7);
  });
});
