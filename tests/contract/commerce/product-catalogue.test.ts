import { decodeEncodedVariant } from '@shopify/hydrogen-react';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commerceSeed } from '#content/products/commerce-seed.ts';
import { type CommerceServer, startCommerceServer } from './commerce-server.ts';
import { testDatabases } from './databases.ts';

const { catalogue } = commerceSeed;

describe.each(testDatabases)('the catalogue on $name', (database) => {
  let server: CommerceServer;
  beforeAll(async () => {
    server = await startCommerceServer(database, catalogue);
  });
  afterAll(() => server.close());

  test('a product has its variants, options, swatches, pictures and metafields', async () => {
    const { data, errors } = await server.ask(
      `{ product(handle: "gingham-tea-towel") {
        id handle title vendor tags availableForSale totalInventory description(truncateAt: 40)
        onlineStoreUrl priceRange { minVariantPrice { amount currencyCode } }
        compareAtPriceRange { maxVariantPrice { amount } }
        options { name optionValues { name swatch { color } firstSelectableVariant { sku } } }
        variants(first: 10) { nodes { id sku title availableForSale quantityAvailable price { amount } selectedOptions { name value } } }
        images(first: 5) { nodes { altText width height url } }
        media(first: 1) { nodes { __typename mediaContentType ... on MediaImage { image { width } } } }
        featuredImage { url(transform: { maxWidth: 400 }) }
        metafield(namespace: "facts", key: "material") { value type }
        metafields(identifiers: [{ namespace: "facts", key: "care" }, { namespace: "facts", key: "none" }]) { value }
        collections(first: 5) { nodes { handle } totalCount }
      } }`,
    );
    expect(errors).toBeUndefined();
    expect(data?.product).toMatchObject({
      id: 'gid://shopify/Product/8600000000002',
      title: 'Gingham tea towel',
      vendor: 'ash souvenirs',
      tags: ['kitchen', 'linen', 'peter-and-paul', 'under-30'],
      availableForSale: true,
      totalInventory: 79,
      description: 'At Peter & Paul everything that hangs...',
      onlineStoreUrl: 'https://ash.example/souvenirs/product/gingham-tea-towel',
      priceRange: { minVariantPrice: { amount: '22.0', currencyCode: 'USD' } },
      compareAtPriceRange: { maxVariantPrice: { amount: '0.0' } },
      options: [
        {
          name: 'Color',
          optionValues: [
            { name: 'Mint', swatch: { color: '#8fbfa3' }, firstSelectableVariant: { sku: 'ASH-TOWEL-MINT' } },
            { name: 'Ochre', swatch: { color: '#c98a2b' }, firstSelectableVariant: { sku: 'ASH-TOWEL-OCHR' } },
          ],
        },
      ],
      media: { nodes: [{ __typename: 'MediaImage', mediaContentType: 'IMAGE', image: { width: 1600 } }] },
      featuredImage: {
        url: 'https://ash.example/f/1/1600x1600/abc123/products-gingham-tea-towel-1.png/m/400x400',
      },
      metafield: { value: '55% linen, 45% cotton', type: 'single_line_text_field' },
      metafields: [{ value: 'Hot wash. It gets better.' }, null],
      collections: { nodes: [{ handle: 'table-and-bar' }], totalCount: '1' },
    });
  });

  test('a variant is found by its options, and those one choice away', async () => {
    const { data } = await server.ask(
      `query ($one: [SelectedOptionInput!]!, $none: [SelectedOptionInput!]!) {
        product(handle: "linocut-poster") {
          found: variantBySelectedOptions(selectedOptions: $one) { sku }
          missing: variantBySelectedOptions(selectedOptions: $none) { sku }
          fallback: selectedOrFirstAvailableVariant(selectedOptions: $none) { sku }
          adjacentVariants(selectedOptions: $one) { sku }
        }
      }`,
      {
        one: [
          { name: 'Size', value: '18 × 24 in' },
          { name: 'Hotel', value: 'Neptune' },
        ],
        none: [
          { name: 'Size', value: '18 × 24 in' },
          { name: 'Hotel', value: 'Shenandoah' },
        ],
      },
    );
    expect(data?.product).toEqual({
      found: { sku: 'ASH-LINO-L-NEP' },
      missing: null,
      fallback: { sku: 'ASH-LINO-S-ALL' },
      adjacentVariants: ['S-NEP', 'L-ALL', 'L-SIR', 'L-PAP', 'L-ULY'].map((end) => ({ sku: `ASH-LINO-${end}` })),
    });
  });

  test('the encoded variants say which exist and which can be bought', async () => {
    const { data } = await server.ask(
      '{ product(handle: "linocut-poster") { encodedVariantExistence encodedVariantAvailability } }',
    );
    const { product } = data as {
      product: { encodedVariantExistence: string; encodedVariantAvailability: string };
    };
    expect(product.encodedVariantExistence).toBe('v1_0:0-5,1:0-4,');
    const existing = decodeEncodedVariant(product.encodedVariantExistence);
    const available = decodeEncodedVariant(product.encodedVariantAvailability);
    expect(existing).toHaveLength(11);
    expect(existing).not.toContainEqual([1, 5]);
    expect(existing.filter((pair) => !available.some((other) => other.join() === pair.join()))).toEqual([
      [0, 4],
      [1, 3],
    ]);
  });

  test('Canada has its own prices, and the response says which market it is for', async () => {
    const query = `query ($country: CountryCode, $language: LanguageCode) @inContext(country: $country, language: $language) {
      product(handle: "karls-mug") { variants(first: 1) { nodes { price { amount currencyCode } } } }
      localization { country { isoCode currency { isoCode } } availableCountries { isoCode unitSystem } language { isoCode } }
    }`;
    const price = (amount: string, currencyCode: string) => ({
      variants: { nodes: [{ price: { amount, currencyCode } }] },
    });
    const canada = await server.ask(query, { country: 'CA', language: 'EN' });
    expect(canada.data?.product).toEqual(price('26.0', 'CAD'));
    expect(canada.data?.localization).toMatchObject({
      country: { isoCode: 'CA', currency: { isoCode: 'CAD' } },
      availableCountries: [
        { isoCode: 'US', unitSystem: 'IMPERIAL_SYSTEM' },
        { isoCode: 'CA', unitSystem: 'METRIC_SYSTEM' },
      ],
      language: { isoCode: 'EN' },
    });
    expect(canada.extensions).toMatchObject({ context: { country: 'CA', language: 'EN' } });
    const elsewhere = await server.ask(query, { country: 'DE', language: 'DE' });
    expect(elsewhere.data?.product).toEqual(price('19.9', 'USD'));
    expect(elsewhere.extensions).toMatchObject({ context: { country: 'US', language: 'EN' } });
  });

  test('products and collections are found by id through node and nodes', async () => {
    const { data } = await server.ask(
      `query ($ids: [ID!]!) {
        nodes(ids: $ids) { __typename id ... on Product { handle } ... on Collection { title } ... on ProductVariant { sku product { handle } } }
        node(id: "gid://shopify/Product/8600000000001") { id }
        product(id: "gid://shopify/Product/8600000000001") { handle }
        collection(id: "gid://shopify/Collection/470000000001") { handle }
      }`,
      {
        ids: [
          'gid://shopify/Collection/470000000001',
          'gid://shopify/Product/1',
          'gid://shopify/ProductVariant/46000000030001',
        ],
      },
    );
    expect(data).toMatchObject({
      nodes: [
        { __typename: 'Collection', title: 'Rooms & beds' },
        null,
        { __typename: 'ProductVariant', sku: 'ASH-ROBE-M', product: { handle: 'bathrobe' } },
      ],
      node: { id: 'gid://shopify/Product/8600000000001' },
      product: { handle: 'key-tag' },
      collection: { handle: 'rooms-and-beds' },
    });
  });

  test.each([
    ['8600000000001', 'argumentLiteralsIncompatible'],
    ['gid://shopify/constructor/1', 'NOT_IMPLEMENTED'],
  ])('the id %s is refused, not merely unknown', async (id, code) => {
    const { errors } = await server.ask('query ($id: ID!) { node(id: $id) { id } }', { id });
    expect(errors?.graphQLErrors?.[0]?.extensions?.code).toBe(code);
  });

  test('the shop has its policies, and null for those it has not', async () => {
    const { data } = await server.ask(
      `{ shop { name primaryDomain { url } paymentSettings { currencyCode enabledPresentmentCurrencies }
        refundPolicy { handle title url body } termsOfSale { id } shipsToCountries } }`,
    );
    expect(data?.shop).toMatchObject({
      name: 'ash souvenirs',
      primaryDomain: { url: 'https://ash.example' },
      paymentSettings: { currencyCode: 'USD', enabledPresentmentCurrencies: ['USD', 'CAD'] },
      refundPolicy: {
        handle: 'refund-policy',
        title: 'Refund policy',
        url: 'https://ash.example/policies/refund-policy',
        body: expect.stringContaining('<h2>Returns</h2>'),
      },
      termsOfSale: null,
      shipsToCountries: ['US', 'CA'],
    });
  });

  test('recommendations share tags or collections, never the product itself', async () => {
    const { data } = await server.ask(
      `{ related: productRecommendations(productHandle: "karls-mug") { handle }
         none: productRecommendations(productHandle: "no-such-thing") { handle } }`,
    );
    const related = (data as { related: { handle: string }[] }).related.map((product) => product.handle);
    expect(related.slice(0, 2)).toEqual(['gingham-tea-towel', 'matchbox-candle']);
    expect(related).not.toContain('karls-mug');
    expect(data?.none).toBeNull();
  });

  test('what does not exist is null, without an error', async () => {
    const answer = await server.ask(
      '{ product(handle: "no-such-thing") { id } collection(handle: "nor-this") { id } }',
    );
    expect(answer.errors).toBeUndefined();
    expect(answer.data).toEqual({ product: null, collection: null });
  });
});
